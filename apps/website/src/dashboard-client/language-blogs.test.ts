import type { Blog } from '@agency/contracts';
import { describe, expect, it, vi } from 'vitest';
import { createBlog } from '../model/blogs/testing/create-blog.ts';
import { CONFIRMATION_TIME } from './confirm-loss.ts';
import type { DashboardClient } from './create-dashboard-client.ts';
import { readerLimits } from './reader-limits.ts';
import { clock, fake, listCopies, patient, start, toBlogs, toIds } from './testing/open-client.ts';

const toArabic = (count: number): Blog[] =>
  Array.from({ length: count }, (_, index) =>
    createBlog({ id: 101 + index, language: 'ar', category: { name: 'الويب' } }),
  );

const arabic = { language: 'ar' } as const;
const readPage = (dashboard: DashboardClient, page = 1) =>
  dashboard.read('blog-page', { parameter: page, ...arabic });

/** Of a page, or why there is none. */
async function readIds(dashboard: DashboardClient, page = 1) {
  const reading = await readPage(dashboard, page);
  return reading.status === 'ok' ? toIds(reading.data.all) : reading.status;
}

describe('blogs in another language', () => {
  it('are a list of their own, with pages, categories and addresses', async () => {
    fake.blogs = [...toArabic(60), ...toBlogs(3)];
    const dashboard = start();
    expect(await readIds(dashboard)).toHaveLength(50);
    expect(await readIds(dashboard, 2)).toHaveLength(10);
    expect(await readIds(dashboard, 3)).toBe('missing');
    const ofCategory = await dashboard.read('category-page', {
      parameter: { page: 2, name: 'الويب' },
      ...arabic,
    });
    expect(ofCategory).toMatchObject({ data: { total: 60, categories: [{ name: 'الويب' }] } });
    const addresses = await dashboard.read('blog-addresses', { parameter: 1, ...arabic });
    expect(addresses).toMatchObject({ data: { total: 60 } });
    const english = await dashboard.read('blog-page', { parameter: 1 });
    expect(english.status === 'ok' && toIds(english.data.all)).toEqual([1, 2, 3]);
  });

  it('are found by their address in their language alone', async () => {
    fake.blogs = [...toArabic(1), ...toBlogs(1)];
    const dashboard = start();
    const read = (slug: string, asked = {}) =>
      dashboard.read('blog', { parameter: slug, ...asked });
    expect(await read('blog-101', arabic)).toMatchObject({ data: { language: 'ar' } });
    expect(await read('blog-1', arabic)).toMatchObject({ status: 'missing' });
    expect(await read('blog-101')).toMatchObject({ status: 'missing' });
  });

  it('are the same objects while the host says the same', async () => {
    fake.blogs = toArabic(2);
    const dashboard = start();
    const read = async () => {
      const reading = await readPage(dashboard);
      return reading.status === 'ok' ? reading.data : undefined;
    };
    const first = await read();
    clock.time += readerLimits.usable;
    expect(await read()).toBe(first);
  });
});

describe('a host that knows no languages', () => {
  it.each([
    ['ignores the parameter', () => (fake.knowsLanguages = false)],
    ['sends the whole list', () => (fake.knowsLanguages = fake.knowsPages = false)],
    ['refuses it', () => (fake.refusesPages = true)],
  ])('and %s has none', async (_how, set) => {
    fake.blogs = toBlogs(3);
    set();
    const dashboard = start();
    expect(await readPage(dashboard)).toMatchObject({ status: 'ok', data: { all: [], total: 0 } });
    expect(await readIds(dashboard, 2)).toBe('missing');
    const addresses = await dashboard.read('blog-addresses', { parameter: 1, ...arabic });
    expect(addresses).toMatchObject({ status: 'ok', data: { all: [], total: 0 } });
    const blog = await dashboard.read('blog', { parameter: 'blog-1', ...arabic });
    expect(blog.status).toBe('missing');
    const related = await dashboard.read('related-blogs', { parameter: 1, ...arabic });
    expect(related).toMatchObject({ status: 'ok', data: [] });
    expect(listCopies().filter((name) => name.startsWith('ar.'))).toEqual([]);
    // What a page was made from is the same object each time.
    const again = await readPage(dashboard);
    expect(again.status === 'ok' && again.data).toBe(
      await readPage(dashboard).then((one) => one.status === 'ok' && one.data),
    );
  });
});

describe('last good copies', () => {
  it('are kept in each language, and none costs those of another', async () => {
    fake.blogs = [...toArabic(4), ...toBlogs(4)];
    const dashboard = start({ keepsArticles: true });
    await dashboard.read('blog-page', { parameter: 1 });
    await readPage(dashboard);
    const kept = () => listCopies().filter((name) => /^(?:ar\.)?blog\./.test(name));
    await vi.waitFor(() => expect(kept()).toHaveLength(8), patient);
    fake.blogs = fake.blogs.filter(({ id }) => id !== 102);
    clock.time += readerLimits.usable;
    await dashboard.read('blog-page', { parameter: 1 });
    await readPage(dashboard);
    await vi.waitFor(() => expect(kept()).not.toContain('ar.blog.blog-102.json'), patient);
    expect(kept()).toHaveLength(7);
  });

  it('outlive a host that does not look at the language', async () => {
    fake.blogs = [...toArabic(4), ...toBlogs(4)];
    const dashboard = start({ keepsArticles: true });
    await readPage(dashboard);
    const kept = () => listCopies().filter((name) => name.startsWith('ar.'));
    await vi.waitFor(() => expect(kept()).toContain('ar.blog.blog-104.json'), patient);
    const before = kept();
    fake.knowsLanguages = false;
    fake.blogs = toBlogs(4);
    clock.time += readerLimits.usable;
    expect(await readPage(dashboard)).toMatchObject({ data: { all: [] } });
    // What follows the list in English begins later, and takes longer.
    await dashboard.read('blog-page', { parameter: 1 });
    await vi.waitFor(() => expect(listCopies()).toContain('blog.blog-4.json'), patient);
    expect(kept()).toEqual(before);
  });

  it('are shown while the dashboard is dead, also after a restart', async () => {
    fake.blogs = [...toArabic(4), ...toBlogs(4)];
    const dashboard = start({ keepsArticles: true });
    await readPage(dashboard);
    await vi.waitFor(() => expect(listCopies()).toContain('ar.blog.blog-104.json'), patient);
    await fake.close();
    const restarted = start();
    expect(await readPage(restarted)).toMatchObject({ status: 'ok', stale: true });
    expect(await readIds(restarted)).toEqual([101, 102, 103, 104]);
    const article = await restarted.read('blog', { parameter: 'blog-104', ...arabic });
    expect(article).toMatchObject({ status: 'ok', stale: true, data: { id: 104 } });
  });

  it('outlive a 404 that the list does not agree with', async () => {
    fake.blogs = toArabic(3);
    const dashboard = start();
    const read = () => dashboard.read('blog', { parameter: 'blog-101', ...arabic });
    await read();
    fake.hidden.add('blog-101');
    clock.time += readerLimits.usable;
    expect(await read()).toMatchObject({ status: 'ok', stale: true });
    fake.blogs = fake.blogs.filter(({ id }) => id !== 101);
    clock.time += readerLimits.usable + CONFIRMATION_TIME;
    expect(await read()).toMatchObject({ status: 'missing' });
  });
});
