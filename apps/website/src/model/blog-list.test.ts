import type { Blog } from '@agency/contracts';
import { describe, expect, it } from 'vitest';
import {
  BLOGS_PER_PAGE,
  CARDS_BEFORE_PROMO,
  toBlogListPage,
  toCategories,
  toRelated,
} from './blog-list.ts';

const blog = (id: number, category: string | null = null): Blog => ({
  id,
  slug: `blog-${id}`,
  title: `Blog ${id}`,
  header: '',
  description: '',
  card_description: '',
  created_at: '2026-11-16T08:00:00.000Z',
  image: null,
  category: category === null ? null : { name: category },
  author: null,
});
const blogs = (count: number) => Array.from({ length: count }, (_, index) => blog(index + 1));
const ids = (list: Blog[]) => list.map(({ id }) => id);

describe('blog list', () => {
  it('has the feature once, six cards, then the rest', () => {
    const list = toBlogListPage(blogs(12), blog(3), 1);
    expect(list.featured?.id).toBe(3);
    expect(ids(list.cards)).toEqual([1, 2, 4, 5, 6, 7]);
    expect(list.cards).toHaveLength(CARDS_BEFORE_PROMO);
    expect(ids(list.earlier)).toEqual([8, 9, 10, 11, 12]);
  });
  it('is one empty page when there is nothing', () => {
    expect(toBlogListPage([], null, 1)).toMatchObject({
      featured: undefined,
      cards: [],
      earlier: [],
      pages: 1,
    });
  });
  it.each([50, 51, 120])('shows every one of %i blogs exactly once over its pages', (count) => {
    const all = blogs(count);
    const { pages } = toBlogListPage(all, null, 1);
    const shown = Array.from({ length: pages }, (_, index) =>
      toBlogListPage(all, null, index + 1),
    ).flatMap(({ cards, earlier }) => ids([...cards, ...earlier]));
    expect(shown).toEqual(ids(all));
    expect(pages).toBe(Math.ceil(count / BLOGS_PER_PAGE));
  });
  it('keeps a page number within bounds', () => {
    expect(toBlogListPage(blogs(60), null, 99).page).toBe(2);
    expect(toBlogListPage(blogs(60), null, -1).page).toBe(1);
  });
});

describe('categories', () => {
  it('are those in use, most blogs first', () => {
    const all = [blog(1, 'Web'), blog(2, 'Branding'), blog(3, 'Branding'), blog(4)];
    expect(toCategories({ featured: null, all })).toEqual(['Branding', 'Web']);
  });
});

describe('related blogs', () => {
  it('are none when two or fewer come back', () => {
    expect(toRelated(blogs(2), 99)).toEqual([]);
  });
  it('are three at most and never the blog itself', () => {
    expect(ids(toRelated(blogs(5), 2))).toEqual([1, 3, 4]);
  });
});
