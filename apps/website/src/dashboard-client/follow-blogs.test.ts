import { readFileSync } from 'node:fs';
import { ADDRESSES_PER_PAGE } from '@agency/contracts';
import { describe, expect, it, vi } from 'vitest';
import { CONFIRMATION_TIME } from './confirm-loss.ts';
import { readerLimits } from './reader-limits.ts';
import {
  clock,
  fake,
  listCopies,
  patient,
  readAll,
  start,
  toBlogs,
  toCopyPath,
} from './testing/open-client.ts';

describe('the last good copies of a host that pages', () => {
  it('are of each page that exists and was read, and of no other', async () => {
    fake.blogs = toBlogs(620);
    const dashboard = start();
    await readAll(dashboard);
    await dashboard.read('category-page', { parameter: { page: 1, name: 'Web' } });
    const pageCopies = () => listCopies().filter((name) => /^(?:blog|category)-page\./.test(name));
    await vi.waitFor(() => expect(pageCopies()).toHaveLength(14), patient);
    for (let page = 100; page < 130; page += 1) {
      await dashboard.read('blog-page', { parameter: page });
      await dashboard.read('category-page', { parameter: { page, name: `invented ${page}` } });
    }
    expect(pageCopies()).toHaveLength(14);
    fake.blogs = fake.blogs.slice(60, 460);
    clock.time += readerLimits.usable;
    await dashboard.read('blog-page', { parameter: 1 });
    await vi.waitFor(() => expect(pageCopies()).toHaveLength(8), patient);
    expect(pageCopies().some((name) => name.startsWith('category'))).toBe(false);
  });

  it('show no unpublished blog, on whichever page', async () => {
    fake.blogs = toBlogs(620);
    const dashboard = start();
    await readAll(dashboard);
    await dashboard.read('category-page', { parameter: { page: 10, name: 'Branding' } });
    fake.blogs = fake.blogs.filter(({ id }) => id !== 555);
    clock.time += readerLimits.usable;
    await dashboard.read('blog-page', { parameter: 1 });
    const shown = () =>
      listCopies().filter((name) => readFileSync(toCopyPath(name), 'utf8').includes('"blog-555"'));
    await vi.waitFor(() => expect(shown()).toEqual([]), patient);
    await fake.close();
    expect(await readAll(start())).not.toContain(555);
  });

  it('of the newest articles and pages are there before anybody opens them', async () => {
    fake.blogs = toBlogs(60);
    await start({ keepsArticles: true }).read('blog-page', { parameter: 1 });
    await vi.waitFor(() => expect(listCopies()).toHaveLength(63), patient);
    expect(listCopies()).toEqual(
      expect.arrayContaining(['blog-page.1.json', 'blog-page.2.json', 'blog-addresses.1.json']),
    );
  });

  it('take no place in memory before somebody opens what they are of', async () => {
    fake.blogs = toBlogs(3);
    const dashboard = start({ keepsArticles: true });
    await dashboard.read('blog-page', { parameter: 1 });
    await vi.waitFor(() => expect(listCopies()).toHaveLength(5), patient);
    fake.calls.splice(0);
    const open = () => dashboard.read('blog', { parameter: 'blog-2' });
    expect(await open()).toMatchObject({ status: 'ok', stale: false });
    await open();
    expect(fake.calls).toHaveLength(1);
  });

  it('outlast a lost database until it has said so for a while', async () => {
    fake.blogs = toBlogs(60);
    const dashboard = start({ keepsArticles: true });
    await dashboard.read('blog-page', { parameter: 1 });
    await vi.waitFor(() => expect(listCopies()).toHaveLength(63), patient);
    const readCopy = () => JSON.parse(readFileSync(toCopyPath('blog-page.1.json'), 'utf8'));
    fake.blogs = [];
    clock.time += readerLimits.usable;
    expect(await dashboard.read('blog-page', { parameter: 1 })).toMatchObject({
      data: { total: 0, all: [] },
    });
    expect(await dashboard.read('blog', { parameter: 'blog-3' })).toMatchObject({
      status: 'missing',
    });
    expect(listCopies()).toHaveLength(63);
    expect(readCopy().total).toBe(60);
    clock.time += CONFIRMATION_TIME;
    await dashboard.read('blog-page', { parameter: 1 });
    await vi.waitFor(() => expect(listCopies()).toHaveLength(2), patient);
    expect(readCopy().total).toBe(0);
  });

  it('keep an article until all addresses agree that it is gone', async () => {
    fake.blogs = toBlogs(ADDRESSES_PER_PAGE + 10);
    const slug = `blog-${ADDRESSES_PER_PAGE + 5}`;
    const dashboard = start();
    await dashboard.read('blog', { parameter: slug });
    fake.hidden.add(slug);
    clock.time += readerLimits.usable;
    expect(await dashboard.read('blog', { parameter: slug })).toMatchObject({
      status: 'ok',
      stale: true,
    });
    fake.blogs = fake.blogs.filter((blog) => blog.slug !== slug);
    clock.time += readerLimits.usable;
    expect(await dashboard.read('blog', { parameter: slug })).toMatchObject({ status: 'missing' });
  });
});
