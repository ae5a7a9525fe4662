import type { Blog } from '@agency/contracts';
import { describe, expect, it } from 'vitest';
import {
  BLOGS_PER_PAGE,
  CARDS_BEFORE_PROMO,
  isEmptyList,
  parseBlogListQuery,
  toAskedBlogs,
  toBlogListPage,
  toCategories,
  toPageLinks,
  toRelated,
} from './blog-list.ts';
import { createBlog } from './testing/create-blog.ts';

const blog = (id: number, category: string | null = null): Blog =>
  createBlog({ id, category: category === null ? null : { name: category } });
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

describe('what is asked for', () => {
  it.each([
    ['', { category: undefined, page: 1 }],
    ['category=', { category: undefined, page: 1 }],
    ['category=Web&page=2', { category: 'Web', page: 2 }],
    ['page=second', { category: undefined, page: 1 }],
  ])('in ?%s is read', (query, asked) => {
    expect(parseBlogListQuery(new URLSearchParams(query))).toEqual(asked);
  });

  const ok = <Data>(data: Data) => ({ status: 'ok', data, stale: false }) as const;
  const failed = { status: 'failed', message: '' } as const;
  const everything = ok({ featured: blog(3), all: blogs(12) });
  it('is everything, with its feature, where no category is', () => {
    const list = toAskedBlogs({ page: 1 }, everything, undefined);
    expect(list?.featured?.id).toBe(3);
  });
  it('is a category without a feature', () => {
    const list = toAskedBlogs({ category: 'Web', page: 1 }, everything, ok([blog(4, 'Web')]));
    expect(list).toMatchObject({ featured: undefined, cards: [{ id: 4 }] });
  });
  it('is an empty list where no blog has the category', () => {
    const list = toAskedBlogs({ category: 'Invented', page: 1 }, everything, undefined);
    expect(list && isEmptyList(list)).toBe(true);
  });
  it.each([
    ['the list', failed, undefined],
    ['the category', everything, failed],
  ])('is not there when %s could not be read', (_, all, filtered) => {
    expect(toAskedBlogs({ category: 'Web', page: 1 }, all, filtered)).toBeUndefined();
  });
});

describe('links between the pages of a list', () => {
  const words = { label: 'Pages', newer: 'Newer', older: 'Older', position: '{page} of {pages}' };
  it('lead to the neighbours that exist, within the category', () => {
    expect(toPageLinks(words, { page: 1, pages: 2 }, 'Art & Copy')).toEqual({
      label: 'Pages',
      position: '1 of 2',
      newer: undefined,
      older: { label: 'Older', href: '/blogs?category=Art%20%26%20Copy&page=2' },
    });
    expect(toPageLinks(words, { page: 2, pages: 2 }, undefined)).toMatchObject({
      newer: { href: '/blogs?page=1' },
      older: undefined,
    });
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
