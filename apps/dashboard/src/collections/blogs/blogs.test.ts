import type { TypedUser } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openTestDashboard,
  type TestDashboard,
  toTestArticle,
} from '../../testing/open-test-dashboard.ts';

let dashboard: TestDashboard;
beforeAll(async () => {
  dashboard = await openTestDashboard();
});
afterAll(() => dashboard.close());

const draft = (title: string, slug?: string) =>
  dashboard.payload.create({ collection: 'blogs', data: { title, slug }, draft: true });
const whole = { description: 'About it', content: toTestArticle('Words') };
const save = (id: number, data: object) =>
  dashboard.payload.update({ collection: 'blogs', id, data, draft: true });
const publish = (id: number, data: object = {}) =>
  dashboard.payload.update({
    collection: 'blogs',
    id,
    data: { ...whole, ...data, _status: 'published' },
  });

describe('the slug of a post', () => {
  it('is made from the title and follows it until the post is published', async () => {
    const { id, slug } = await draft('Wh');
    expect(slug).toBe('wh');
    expect((await save(id, { title: 'Why quiet brands win' })).slug).toBe('why-quiet-brands-win');
    await publish(id);
    expect((await save(id, { title: 'Another title' })).slug).toBe('why-quiet-brands-win');
  });

  it('has a fallback for titles without letters', async () => {
    const { id, slug } = await draft('日本語');
    expect(slug).toBe('post');
    expect((await draft('5 日本')).slug).toBe('post-2');
    expect((await publish(id)).slug).toBe('post');
  });

  it('is made of Arabic titles in Latin letters', async () => {
    expect((await draft('صوت المدينة')).slug).toBe('swt-almdynt');
  });

  it('typed by hand stays', async () => {
    const { id } = await draft('A title');
    await save(id, { slug: 'my-own' });
    expect((await save(id, { title: 'Another title' })).slug).toBe('my-own');
  });

  const trash = (id: number, deletedAt: string | null = new Date().toISOString()) =>
    dashboard.payload.update({ collection: 'blogs', id, data: { deletedAt }, trash: true });

  it('gets a number when it is taken', async () => {
    await draft('Twice');
    expect((await draft('Twice')).slug).toBe('twice-2');
    const third = await draft('Twice');
    expect(third.slug).toBe('twice-3');
    // And keeps it while the title stays.
    expect((await save(third.id, { title: 'Twice', header: 'x' })).slug).toBe('twice-3');
  });

  it('stays with a post in the trash', async () => {
    const { id } = await draft('Restored');
    await trash(id);
    expect((await draft('Restored')).slug).toBe('restored-2');
    await trash(id, null);
    expect((await publish(id)).slug).toBe('restored');
  });

  it('of a draft is rejected, and of a post in the trash', async () => {
    const { id } = await draft('Published before');
    await publish(id);
    await save(id, { slug: 'both' });
    const other = await draft('A third one');
    const refused = (message: string) => ({
      data: { errors: [{ path: 'slug', message: expect.stringContaining(message) }] },
    });
    await expect(save(other.id, { slug: 'both' })).rejects.toMatchObject(
      refused('The post “Published before” has'),
    );
    await trash(id);
    await expect(save(other.id, { slug: 'both' })).rejects.toMatchObject(refused('in the trash'));
  });

  it('typed by hand cannot be one that is taken', async () => {
    await draft('Taken');
    await expect(draft('Other', 'taken')).rejects.toMatchObject({
      data: { errors: [{ path: 'slug' }] },
    });
  });

  it.each(['Big', 'a--b', '-a', 'a b', 'a/b', 'ä'])('%j cannot be published', async (slug) => {
    const { id } = await draft(`A post for ${Math.random()}`);
    await expect(publish(id, { slug })).rejects.toMatchObject({
      data: { errors: [{ path: 'slug' }] },
    });
  });

  it('is recorded if it was public', async () => {
    const { id } = await draft('First idea');
    await save(id, { title: 'Second idea' });
    expect((await publish(id)).formerSlugs ?? []).toEqual([]);
    await publish(id, { slug: 'third-idea' });
    const renamed = await publish(id, { slug: 'fourth-idea' });
    expect(renamed.formerSlugs).toEqual(['third-idea', 'second-idea']);
    const back = await publish(id, { slug: 'second-idea' });
    expect(back.formerSlugs).toEqual(['fourth-idea', 'third-idea']);
  });
});

it('a new post has the author with the name of its writer', async () => {
  const { payload } = dashboard;
  const { id } = await payload.create({ collection: 'authors', data: { name: 'Nour Adel' } });
  await payload.update({ collection: 'authors', id, data: { name: 'نور عادل' }, locale: 'ar' });
  const write = async (name?: string) => {
    const user = { id: 1, collection: 'users', role: 'editor', name } as TypedUser;
    const data = { title: `Of ${name}` };
    const post = await payload.create({ collection: 'blogs', data, draft: true, depth: 0, user });
    return post.author ?? undefined;
  };
  expect(await write('Nour Adel')).toBe(id);
  expect(await write('نور عادل')).toBe(id);
  expect(await write('Sami')).toBe(undefined);
  expect(await write()).toBe(undefined);
});

describe('publishing', () => {
  it('sets the date, unless the editor did', async () => {
    const before = Date.now();
    const { id } = await draft('Dated by itself');
    const published = await publish(id);
    expect(Date.parse(published.publishedAt ?? '')).toBeGreaterThanOrEqual(before);
    expect((await publish(id, { header: 'Later' })).publishedAt).toBe(published.publishedAt);
    const chosen = '2026-05-01T10:00:00.000Z';
    const other = await draft('Dated by hand');
    expect((await publish(other.id, { publishedAt: chosen })).publishedAt).toBe(chosen);
  });

  it('needs a title, a description and an article', async () => {
    const { id } = await draft('Half');
    const half = dashboard.payload.update({
      collection: 'blogs',
      id,
      data: { _status: 'published' },
    });
    await expect(half).rejects.toMatchObject({
      data: { errors: [{ path: 'description' }, { path: 'content' }] },
    });
  });
});

it('a category or an author with posts cannot be deleted', async () => {
  const { payload } = dashboard;
  const category = await payload.create({ collection: 'categories', data: { name: 'Web' } });
  const author = await payload.create({ collection: 'authors', data: { name: 'Omar' } });
  const { id } = await draft('Has both');
  await save(id, { category: category.id, author: author.id });
  await publish(id, { category: category.id, author: author.id });
  await expect(payload.delete({ collection: 'categories', id: category.id })).rejects.toThrow(
    'Still used by 1 post.',
  );
  await expect(payload.delete({ collection: 'authors', id: author.id })).rejects.toThrow(
    'Still used by 1 post.',
  );
});

describe('an incomplete post', () => {
  const deletedAt = new Date().toISOString();

  it('cannot be published by an unpublish request', async () => {
    const { id } = await draft('Taken down');
    const change = { data: { _status: 'published' }, unpublishAllLocales: true } as const;
    await dashboard.payload.update({ collection: 'blogs', id, ...change });
    const after = await dashboard.payload.findByID({ collection: 'blogs', id });
    expect(after._status).toBe('draft');
    await dashboard.payload.update({
      collection: 'blogs',
      where: { id: { equals: id } },
      ...change,
    });
    expect((await dashboard.payload.findByID({ collection: 'blogs', id }))._status).toBe('draft');
  });

  it('is restored from the trash as a draft', async () => {
    const { id } = await draft('Thrown away');
    const save = (data: object) =>
      dashboard.payload.update({ collection: 'blogs', id, data, trash: true });
    await save({ deletedAt, _status: 'published' });
    await save({ deletedAt: null });
    expect((await dashboard.payload.findByID({ collection: 'blogs', id }))._status).toBe('draft');
  });

  it('is rejected if it is restored as published', async () => {
    const { id } = await draft('Thrown away again');
    const save = (data: object) =>
      dashboard.payload.update({ collection: 'blogs', id, data, trash: true });
    await save({ deletedAt });
    await expect(save({ deletedAt: null, _status: 'published' })).rejects.toThrow('invalid');
  });
});
