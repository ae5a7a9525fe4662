import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EditedDashboard, openEditedDashboard } from '../../testing/editors.ts';
import { createTestPost } from '../../testing/posts.ts';
import { LOCKS } from './document-lock.ts';

let dashboard: EditedDashboard;

beforeAll(async () => {
  dashboard = await openEditedDashboard();
});
beforeEach(() => dashboard.payload.db.deleteMany({ collection: LOCKS, where: {} }));
afterAll(() => dashboard.close());

const request = (method: string, path: string, body?: object) =>
  dashboard.rest.callRest(`/blogs/${path}`, {
    method,
    cookie: dashboard.cookies.nour ?? '',
    ...(body && { body }),
  });

/** The audit rows of a post, oldest first. */
async function readTrail(id: number) {
  const { docs } = await dashboard.payload.find({
    collection: 'audit-trail',
    where: { subject: { equals: `blogs ${id}` } },
    sort: 'id',
    overrideAccess: true,
  });
  return docs.map(({ who, act, detail }) => [who, act, detail].filter(Boolean).join(' | '));
}

it('each public change adds one row, and autosaves add none', async () => {
  const { id, title } = await createTestPost(dashboard.payload);
  const nour = (act: string) => `nour@example.com | ${act} | ${title}`;
  await request('PATCH', `${id}?draft=true&autosave=true`, { header: 'Typed' });
  expect(await readTrail(id)).toEqual([]);

  await request('PATCH', `${id}`, { _status: 'published' });
  await request('PATCH', `${id}?draft=true`, { header: 'A draft above it' });
  expect(await readTrail(id)).toEqual([nour('published')]);

  await request('PATCH', `${id}?unpublishAllLocales=true`, { _status: 'draft' });
  expect(await readTrail(id)).toEqual([nour('published'), nour('taken-down')]);

  const { docs } = await dashboard.payload.findVersions({
    collection: 'blogs',
    where: { parent: { equals: id } },
    depth: 0,
  });
  await request('POST', `versions/${docs.at(-1)?.id}`, {});
  expect((await readTrail(id)).slice(2)).toEqual(['nour@example.com | restored']);

  await request('PATCH', `${id}`, { deletedAt: new Date().toISOString() });
  await request('DELETE', `${id}?trash=true`);
  expect((await readTrail(id)).slice(3)).toEqual([nour('trashed'), nour('deleted')]);
});

it('background jobs are not recorded', async () => {
  const { id } = await createTestPost(dashboard.payload, 'published');
  expect(await readTrail(id)).toEqual([]);
});
