import { defaultLanguage } from '@agency/content/languages';
import type { Blog, BlogPage } from '@agency/contracts';
import { describe, expect, it } from 'vitest';
import {
  CARDS_BEFORE_PROMO,
  isEmptyList,
  parseBlogListQuery,
  toBlogListPage,
  toEmptyList,
  toListPosition,
  toPageLinks,
  toRelated,
} from './blog-list.ts';
import { createBlog } from './testing/create-blog.ts';

const blog = (id: number, category: string | null = null): Blog =>
  createBlog({ id, category: category === null ? null : { name: category } });
const blogs = (count: number) => Array.from({ length: count }, (_, index) => blog(index + 1));
const ids = (list: Blog[]) => list.map(({ id }) => id);
const only = { page: 1, pages: 1 };

describe('blog list', () => {
  it('has the featured blog once, six cards, then the rest', () => {
    const list = toBlogListPage(only, { all: blogs(12), featured: blog(3) });
    expect(list.featured?.id).toBe(3);
    expect(ids(list.cards)).toEqual([1, 2, 4, 5, 6, 7]);
    expect(list.cards).toHaveLength(CARDS_BEFORE_PROMO);
    expect(ids(list.earlier)).toEqual([8, 9, 10, 11, 12]);
  });
  it('shows a featured blog of a later page there as well, at its position', () => {
    const shown = { all: blogs(12), featured: blog(3) };
    expect(ids(toBlogListPage({ page: 2, pages: 2 }, shown).earlier)).toEqual(ids(blogs(12)));
  });
  it('of a category has no feature', () => {
    const shown = { all: [blog(4, 'Web')], featured: blog(3) };
    expect(toBlogListPage({ ...only, category: 'Web' }, shown)).toMatchObject({
      featured: undefined,
      cards: [{ id: 4 }],
    });
  });
  it.each([
    ['there is no blog', toBlogListPage(only, { all: [], featured: null })],
    ['no blog has the category', toBlogListPage(undefined, undefined)],
    ['a page has gone meanwhile', toBlogListPage({ page: 2, pages: 2 }, undefined)],
  ])('is one empty page when %s', (_, list) => {
    expect(list).toMatchObject({ featured: undefined, cards: [], earlier: [], page: 1, pages: 1 });
    expect(isEmptyList(list)).toBe(true);
  });
});

describe('the query of a list', () => {
  it.each([
    ['', { category: undefined, page: 1 }],
    ['category=', { category: undefined, page: 1 }],
    ['category=Web&page=2', { category: 'Web', page: 2 }],
    ['page=second', { category: undefined, page: 1 }],
  ])('?%s is parsed', (query, requested) => {
    expect(parseBlogListQuery(new URLSearchParams(query))).toEqual(requested);
  });

  const first = (total: number): BlogPage => ({
    featured: null,
    all: [],
    total,
    categories: [{ name: 'Web', total: 51 }],
  });
  it.each([
    [0, 1],
    [50, 1],
    [51, 2],
    [120, 3],
  ])('has one of the pages that %i blogs make', (total, pages) => {
    expect(toListPosition({ page: 1 }, first(total), 50)).toEqual({ page: 1, pages });
    expect(toListPosition({ page: 99 }, first(total), 50)?.page).toBe(pages);
    expect(toListPosition({ page: -1 }, first(total), 50)?.page).toBe(1);
  });
  it('is limited to its category, which a blog must have', () => {
    expect(toListPosition({ category: 'Web', page: 3 }, first(500), 50)).toEqual({
      category: 'Web',
      page: 2,
      pages: 2,
    });
    expect(toListPosition({ category: 'Invented', page: 1 }, first(500), 50)).toBeUndefined();
  });
});

describe('links between the pages of a list', () => {
  const copy = { label: 'Pages', newer: 'Newer', older: 'Older', position: '{page} of {pages}' };
  it('lead to the adjacent pages that exist, within the category', () => {
    expect(toPageLinks(copy, { page: 1, pages: 2 }, 'Art & Copy', defaultLanguage)).toEqual({
      label: 'Pages',
      position: '1 of 2',
      newer: undefined,
      older: { label: 'Older', href: '/blogs?category=Art%20%26%20Copy&page=2' },
    });
    expect(toPageLinks(copy, { page: 2, pages: 2 }, undefined, defaultLanguage)).toMatchObject({
      newer: { href: '/blogs?page=1' },
      older: undefined,
    });
  });
});

describe('related blogs', () => {
  it('are hidden when the response has two or fewer', () => {
    expect(toRelated(blogs(2), 99)).toEqual([]);
  });
  it('are three at most and never the blog itself', () => {
    expect(ids(toRelated(blogs(5), 2))).toEqual([1, 3, 4]);
  });
});

describe('a list with nothing to show', () => {
  const copy = {
    heading: [],
    text: 'None of this category.',
    cta: { label: 'All blogs', href: '/blogs' },
    all: 'None at all.',
    work: { label: 'Our Work', href: '/our-work' },
  };

  it('tells an empty category from an empty list, and never links to itself', () => {
    expect(toEmptyList(copy, 'Web')).toMatchObject({ text: copy.text, actions: [copy.cta] });
    expect(toEmptyList(copy, undefined)).toMatchObject({ text: copy.all, actions: [copy.work] });
  });
});
