import { BLOGS_PER_PAGE, type BlogList } from '@agency/contracts';
import { describe, expect, it } from 'vitest';
import { createBlog } from '../model/blogs/testing/create-blog.ts';
import { createWholeList } from './whole-list.ts';

const toList = (count: number): BlogList => ({
  featured: null,
  all: Array.from({ length: count }, (_, index) =>
    createBlog({ id: index + 1, category: { name: index % 3 === 0 ? 'Web' : 'Branding' } }),
  ),
});
const whole = createWholeList();

describe('pages of a whole list', () => {
  it.each([0, 1, 50, 51, 10_001])('show every one of %i blogs exactly once', (count) => {
    const list = toList(count);
    const shown = [];
    for (let page = 1; page <= Math.max(Math.ceil(count / BLOGS_PER_PAGE), 1); page += 1) {
      shown.push(...(whole.toPage(list, page)?.all ?? []));
      expect(whole.toPage(list, page)?.total).toBe(count);
    }
    expect(shown).toEqual(list.all);
    expect(whole.toPage(list, Math.ceil(count / BLOGS_PER_PAGE) + 2)).toBeUndefined();
  });

  it('name the categories in use, most blogs first', () => {
    expect(whole.toPage(toList(4), 1)?.categories).toEqual([
      { name: 'Web', total: 2 },
      { name: 'Branding', total: 2 },
    ]);
    expect(whole.toPage(toList(6), 1)?.categories[0]).toEqual({ name: 'Branding', total: 4 });
  });

  it('may be of a category', () => {
    const list = toList(120);
    const web = list.all.filter(({ category }) => category?.name === 'Web');
    expect(whole.toCategoryPage(list, web, 1)).toMatchObject({ all: web, total: 40 });
  });

  it('are the same as long as the list is, and others when it is another', () => {
    const list = toList(60);
    expect(whole.toPage(list, 2)).toBe(whole.toPage(list, 2));
    expect(whole.toAddresses(list, 1)).toBe(whole.toAddresses(list, 1));
    expect(whole.toPage({ ...list }, 2)).not.toBe(whole.toPage(list, 2));
  });
});
