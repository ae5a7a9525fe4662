import { describe, expect, it } from 'vitest';
import { createBlog } from '../blog/testing/create-blog.ts';
import { toLatestBlogs, toShownCaseStudies, toShownClients } from './landing-page.ts';

const blogs = (count: number) =>
  Array.from({ length: count }, (_, index) => createBlog({ id: index + 1 }));
const toReading = (count: number, featured = 0) =>
  ({
    status: 'ok',
    stale: false,
    data: { all: blogs(count), featured: featured ? createBlog({ id: featured }) : null },
  }) as const;

describe('blogs of the landing page', () => {
  it('are the featured one and three others', () => {
    const { featured, others } = toLatestBlogs(toReading(9, 2));
    expect(featured?.id).toBe(2);
    expect(others.map(({ id }) => id)).toEqual([1, 3, 4]);
  });
  it('have the newest first when none is featured', () => {
    const { featured, others } = toLatestBlogs(toReading(3));
    expect(featured?.id).toBe(1);
    expect(others.map(({ id }) => id)).toEqual([2, 3]);
  });
  it('are hidden while there are two, or while they cannot be loaded', () => {
    expect(toLatestBlogs(toReading(2, 1))).toEqual({ others: [] });
    expect(toLatestBlogs({ status: 'failed', message: '' })).toEqual({ others: [] });
  });
});

describe('work on the landing page', () => {
  it('is six different case studies, or all if there are fewer', () => {
    const all = Array.from({ length: 20 }, (_, index) => index);
    const shown = toShownCaseStudies({ shown: all.slice(0, 6), others: all.slice(6) });
    expect(new Set(shown).size).toBe(6);
    expect(Math.min(...shown)).toBeGreaterThanOrEqual(6);
    const few = toShownCaseStudies({ shown: all.slice(0, 6), others: [6] });
    expect(new Set(few).size).toBe(6);
    expect(toShownCaseStudies({ shown: ['only'], others: [] })).toEqual(['only']);
  });
});

describe('clients of the hero', () => {
  const entries = Array.from({ length: 8 }, (_, index) => ({ path: `/${index}` }));
  const toRoutes = (routes: string[], from = entries) => {
    const { shown, others } = toShownClients(from, routes);
    return [shown, others].map((list) => list.map(({ path }) => path).join(' '));
  };

  it('are the first six chosen ones, in their order', () => {
    expect(toRoutes(['/7', '/6', '/5', '/4', '/3', '/2', '/1'])).toEqual([
      '/7 /6 /5 /4 /3 /2',
      '/0 /1',
    ]);
  });
  it('leave out those that are not public or named twice, and are filled up', () => {
    expect(toRoutes(['/7', '/gone', '/7', '/2'])).toEqual(['/7 /2 /0 /1 /3 /4', '/5 /6']);
    expect(toRoutes([], entries.slice(0, 2))).toEqual(['/0 /1', '']);
  });
});
