import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TeamMember } from '../src/payload-types.ts';
import { type IntakeProcess, startIntake } from '../src/testing/intake-client.ts';
import { toTestArticle } from '../src/testing/open-test-dashboard.ts';
import { createTestOpening } from '../src/testing/openings.ts';
import { type OpenReads, openReads } from './testing/open-reads.ts';

let dashboard: OpenReads;
let ids: OpenReads['ids'];
let post: OpenReads['post'];
let get: OpenReads['get'];
let getText: OpenReads['getText'];

beforeAll(async () => {
  dashboard = await openReads();
  ({ ids, post, get, getText } = dashboard);
}, 120_000);

afterEach(() => vi.restoreAllMocks());

afterAll(() => dashboard.close());

describe('shows at once', () => {
  const update = (collection: 'categories' | 'authors', id: number, name: string) =>
    dashboard.payload.update({ collection, id, data: { name } });
  const setStatus = (_status: 'draft' | 'published') =>
    dashboard.payload.update({ collection: 'blogs', id: ids.blog, data: { _status } });

  it('a post that is created, changed, unpublished, moved to the trash and deleted', async () => {
    const { payload } = dashboard;
    expect(await getText('/api/blogs')).not.toContain('"another"');
    expect(await getText('/api/blogs?page=1')).toContain('"total":1,');
    const id = await post('another');
    expect(await getText('/api/blogs')).toContain('"another"');
    expect(await getText('/api/blogs?page=1')).toContain('"total":2,');
    await payload.update({
      collection: 'blogs',
      id,
      data: { description: 'Changed', _status: 'published' },
    });
    expect(await getText('/api/blogs')).toContain('Changed');
    const setDeleted = (data: { deletedAt: string } | { deletedAt: null; _status: 'published' }) =>
      payload.update({ collection: 'blogs', id, data, trash: true });
    await setDeleted({ deletedAt: new Date().toISOString() });
    expect(await getText('/api/blogs')).not.toContain('"another"');
    await setDeleted({ deletedAt: null, _status: 'published' });
    expect(await getText('/api/blogs')).toContain('"another"');
    await payload.delete({ collection: 'blogs', id });
    expect(await getText('/api/blogs')).not.toContain('"another"');
    await getText('/api/blog-slug/a-post');
    await setStatus('draft');
    expect((await get('/api/blog-slug/a-post')).status).toBe(404);
    await setStatus('published');
    expect((await get('/api/blog-slug/a-post')).status).toBe(200);
  });

  it('a category and an author with a new name', async () => {
    await getText('/api/blogs');
    await update('categories', ids.category, 'Renamed');
    expect(await getText('/api/blogs')).toContain('"Renamed"');
    expect((await get('/api/category-blogs/Branding')).status).toBe(404);
    await update('categories', ids.category, 'Branding');
    await getText('/api/blogs');
    await update('authors', ids.author, 'Mona Samir');
    expect(await getText('/api/blogs')).toContain('"Mona Samir"');
  });

  it('a picture with a new description', async () => {
    await getText('/api/team-members');
    await dashboard.payload.update({
      collection: 'media',
      id: ids.picture,
      data: { alt: 'A red field' },
    });
    expect(await getText('/api/team-members')).toContain('A red field');
    expect(await getText('/api/blogs')).toContain('A red field');
  });

  it('a team member and a portrait that get a translation', async () => {
    const { payload } = dashboard;
    const getArabic = () => getText('/api/team-members?language=ar');
    expect(await getArabic()).toBe('[]');
    const data = { name: 'منى', position: 'فنانة' };
    await payload.update({ collection: 'team-members', id: ids.first, locale: 'ar', data });
    expect(await getArabic()).toContain('"منى"');
    expect(await getText('/api/team-members?language=en')).not.toContain('"منى"');
    const alt = { alt: 'حقل' };
    await payload.update({ collection: 'media', id: ids.picture, locale: 'ar', data: alt });
    expect(await getArabic()).toContain('"حقل"');
  });

  it('an opening that is published in another language, and one that is translated', async () => {
    const { payload } = dashboard;
    const getSlugs = async (query = '') =>
      JSON.parse(await getText(`/api/openings${query}`)).map(({ slug }: { slug: string }) => slug);
    expect([await getSlugs(), await getSlugs('?language=ar')]).toEqual([[], []]);
    const { id, slug } = await createTestOpening(payload, 'كاتب', {}, 'ar');
    expect([await getSlugs(), await getSlugs('?language=ar')]).toEqual([[], [slug]]);
    const english = { title: 'Writer', description: toTestArticle('You write.') };
    await payload.update({ collection: 'openings', id, data: english });
    expect(await getSlugs('?language=en')).toEqual([slug]);
  });

  it('team members in another order, and a deleted one', async () => {
    const { payload } = dashboard;
    const getNames = async () =>
      (await (await get('/api/team-members')).json()).map(({ name }: { name: string }) => name);
    expect(await getNames()).toEqual(['Mona', 'Omar']);
    // Orders are compared as text: behind the second one.
    const { _order } = await payload.findByID({ collection: 'team-members', id: ids.second });
    const data: Partial<TeamMember> = { _order: `${_order}z` };
    await payload.update({ collection: 'team-members', id: ids.first, data });
    expect(await getNames()).toEqual(['Omar', 'Mona']);
    await payload.delete({ collection: 'team-members', id: ids.second });
    expect(await getNames()).toEqual(['Mona']);
  });

  it('a change while the previous response was being created', async () => {
    const { payload } = dashboard;
    await update('authors', ids.author, 'Before');
    let release = () => {};
    const isHeld = new Promise<void>((resolve) => {
      const { find } = payload;
      let isFirst = true;
      vi.spyOn(payload, 'find').mockImplementation(async (...args) => {
        const found = await find.apply(payload, args as never);
        if (args[0].collection !== 'blogs' || !isFirst) return found as never;
        isFirst = false;
        resolve();
        await new Promise<void>((go) => {
          release = go;
        });
        return found as never;
      });
    });
    const before = getText('/api/blogs');
    await isHeld;
    await update('authors', ids.author, 'After');
    release();
    expect(await before).toContain('"Before"');
    expect(await getText('/api/blogs')).toContain('"After"');
  });
});

describe('shows within a second', () => {
  it('what another process changed', { timeout: 60_000 }, async () => {
    const { payload, folder } = dashboard;
    let other: IntakeProcess | undefined;
    try {
      other = await startIntake(folder);
      const { port: otherPort } = other;
      const getThere = async (path: string) =>
        (await fetch(`http://127.0.0.1:${otherPort}${path}`)).text();
      expect(await getThere('/api/blogs')).not.toContain('Elsewhere');
      const within = async (isSeen: (text: string) => boolean) => {
        // A second, and the time of one response on a busy machine.
        await expect
          .poll(async () => isSeen(await getThere('/api/blogs')), { timeout: 2000, interval: 20 })
          .toBe(true);
      };
      await payload.update({ collection: 'authors', id: ids.author, data: { name: 'Elsewhere' } });
      await within((text) => text.includes('Elsewhere'));
      const id = await post('from-elsewhere');
      await within((text) => text.includes('from-elsewhere'));
      const set = (_status: 'draft' | 'published') =>
        payload.update({ collection: 'blogs', id, data: { _status } });
      await set('draft');
      await within((text) => !text.includes('from-elsewhere'));
      await set('published');
      await within((text) => text.includes('from-elsewhere'));
      await payload.delete({ collection: 'blogs', id });
      await within((text) => !text.includes('from-elsewhere'));
    } finally {
      await other?.stop();
    }
  });

  it('a post whose date has come', async () => {
    const date = new Date(Date.now() + 60_000).toISOString();
    const id = await post('to-come', date);
    expect(await getText('/api/blogs')).not.toContain('to-come');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(date) + 1000 });
    try {
      await expect
        .poll(() => getText('/api/blogs'), { timeout: 2000, interval: 20 })
        .toContain('to-come');
    } finally {
      vi.useRealTimers();
      await dashboard.payload.delete({ collection: 'blogs', id });
    }
  });
});
