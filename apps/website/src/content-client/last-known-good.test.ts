import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Blog } from '@agency/contracts';
import { createLogger } from '@agency/server/logger';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLastKnownGood } from './last-known-good.ts';
import { clientLimits } from './limits.ts';
import {
  clock,
  dataDir,
  fake,
  listCopies,
  patient,
  readAll,
  start,
  toBlogs,
} from './testing/open-client.ts';

const logger = createLogger('test', 'silent');

it('stores the most recently used copies up to a limit, also after a restart', async () => {
  const folder = join(dataDir, 'copies');
  const before = createLastKnownGood(folder, logger, 2);
  for (const key of ['a', 'b']) await before.write(key, `"${key}"`);
  await before.read('a');
  await before.write('c', '"c"');
  await vi.waitFor(() => expect(readdirSync(folder).sort()).toEqual(['a.json', 'c.json']), patient);
  const after = createLastKnownGood(folder, logger, 2);
  expect(after.keys().sort()).toEqual(['a', 'c']);
  expect(await after.read('b')).toBeUndefined();
});

describe('a blog that is unpublished', () => {
  it('is removed from the copies of all pages', async () => {
    fake.blogs = toBlogs(120);
    const client = start();
    await readAll(client);
    await client.get('category-page', { page: 2, name: 'Branding' });
    await client.get('blog', 'blog-115');
    fake.blogs = fake.blogs.filter(({ id }) => id !== 115);
    clock.time += clientLimits.usableTime;
    await client.get('blog-page', 1);
    const gone = ['blog-page.3.json', 'category-page.2', 'blog.blog-115.json'];
    const kept = () => listCopies().filter((name) => gone.some((one) => name.startsWith(one)));
    await vi.waitFor(() => expect(kept()).toEqual([]), patient);
    await fake.close();
    expect(await readAll(start())).not.toContain(115);
  });

  it('is removed from the copies of a host that sends the complete list', async () => {
    fake.hasPages = false;
    fake.blogs = toBlogs(3);
    const client = start();
    await client.get('blog-page', 1);
    for (const slug of ['blog-1', 'blog-2']) await client.get('blog', slug);
    await client.get('related-blogs', 1);
    fake.blogs = fake.blogs.filter(({ id }) => id !== 2);
    clock.time += clientLimits.usableTime;
    await client.get('blog-page', 1);
    await vi.waitFor(
      () => expect(listCopies()).toEqual(['blog.blog-1.json', 'blogs.json']),
      patient,
    );
  });

  it('is removed from the copies even if another record is malformed', async () => {
    const bad = { ...toBlogs(6).at(-1), created_at: 'yesterday' } as Blog;
    fake.blogs = [...toBlogs(5), bad];
    const client = start();
    await client.get('blog-page', 1);
    for (const slug of ['blog-1', 'blog-2']) await client.get('blog', slug);
    fake.blogs = fake.blogs.filter(({ id }) => id !== 2);
    clock.time += clientLimits.usableTime;
    await client.get('blog-page', 1);
    await vi.waitFor(() => expect(listCopies()).not.toContain('blog.blog-2.json'), patient);
    expect(listCopies()).toEqual(expect.arrayContaining(['blog-page.1.json', 'blog.blog-1.json']));
  });

  it.each([true, false])(
    'is kept for ten minutes after an empty list (pages: %s)',
    async (pages) => {
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      fake.hasPages = pages;
      fake.blogs = toBlogs(60);
      const client = start();
      await readAll(client);
      await client.get('blog', 'blog-1');
      fake.blogs = [];
      clock.time += clientLimits.usableTime;
      await client.get('blog-page', 1);
      const article = 'blog.blog-1.json';
      await expect(
        vi.waitFor(() => expect(listCopies()).not.toContain(article), { timeout: 500 }),
      ).rejects.toThrow();
      vi.advanceTimersByTime(10 * 60_000);
      await vi.waitFor(() => expect(listCopies()).not.toContain(article), patient);
    },
  );

  it('deletes no list whose records have a slug of another kind', async () => {
    const category = { name: 'Web', slug: 'web' };
    fake.blogs = toBlogs(60).map((blog) => ({ ...blog, category }));
    const client = start();
    await readAll(client);
    await client.get('blog', 'blog-1');
    fake.blogs = fake.blogs.slice(1);
    clock.time += clientLimits.usableTime;
    await readAll(client);
    await vi.waitFor(() => expect(listCopies()).not.toContain('blog.blog-1.json'), patient);
    expect(listCopies()).toEqual(expect.arrayContaining(['blog-page.1.json', 'blog-page.2.json']));
  });

  it('deletes no copy of another language, nor of another blog', async () => {
    fake.blogs = [...toBlogs(3), ...toBlogs(3).map((blog) => ({ ...blog, language: 'ar' }))];
    const client = start();
    const inArabic = { language: 'ar' };
    for (const options of [{}, inArabic]) {
      await client.get('blog-page', 1, options);
      for (const slug of ['blog-1', 'blog-2']) await client.get('blog', slug, options);
    }
    fake.blogs = fake.blogs.filter(({ id, language }) => id !== 1 || language);
    clock.time += clientLimits.usableTime;
    await client.get('blog-page', 1);
    await client.get('blog-page', 1, inArabic);
    const articles = () => listCopies().filter((name) => /^(?:ar\.)?blog\./.test(name));
    await vi.waitFor(() => expect(articles()).not.toContain('blog.blog-1.json'), patient);
    expect(articles()).toEqual(['ar.blog.blog-1.json', 'ar.blog.blog-2.json', 'blog.blog-2.json']);
  });
});
