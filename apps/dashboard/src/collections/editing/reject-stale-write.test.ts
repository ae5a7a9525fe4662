import { createClient } from '@libsql/client';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type EditedDashboard, openEditedDashboard } from '../../testing/editors.ts';
import { runDuePublishes, scheduleTestPublish } from '../../testing/jobs.ts';
import { createTestPost } from '../../testing/posts.ts';
import { LOCKS } from './document-lock.ts';

let dashboard: EditedDashboard;
let rest: EditedDashboard['rest'];
let cookies: EditedDashboard['cookies'];

beforeAll(async () => {
  dashboard = await openEditedDashboard();
  ({ rest, cookies } = dashboard);
});
beforeEach(() => dashboard.payload.db.deleteMany({ collection: LOCKS, where: {} }));
afterAll(() => dashboard.close());

const writePost = (status?: 'draft' | 'published') => createTestPost(dashboard.payload, status);

const autosave = 'draft=true&autosave=true&depth=0';
const save = (who: string, id: number, body: object, query = autosave) =>
  rest.callRest(`/blogs/${id}?${query}`, { method: 'PATCH', body, cookie: cookies[who] ?? '' });
const readNewest = (id: number) =>
  dashboard.payload.findByID({ collection: 'blogs', id, draft: true, depth: 0 });
const endLock = () => dashboard.payload.db.deleteMany({ collection: LOCKS, where: {} });

it.each([
  ['autosaved', autosave, {}],
  ['kept as a draft', 'draft=true', {}],
  ['published', 'depth=0', { _status: 'published' }],
])(
  'a form based on an older version is not %s, and the response is 409',
  async (_, query, status) => {
    const { id, updatedAt } = await writePost();
    const first = await save('nour', id, { description: 'Of Nour', updatedAt });
    expect(first.status).toBe(200);
    await endLock();
    const stale = { description: 'Of Sami', header: 'Of Sami', updatedAt, ...status };
    const response = await save('sami', id, stale, query);
    expect(response.status).toBe(409);
    const { errors } = await response.json();
    const newest = await readNewest(id);
    expect(errors[0].data).toEqual({ by: 'nour', at: newest.updatedAt });
    expect(newest).toMatchObject({ description: 'Of Nour', _status: 'draft' });
    const again = await save('sami', id, { ...stale, updatedAt: newest.updatedAt }, query);
    expect(again.status).toBe(200);
    expect((await readNewest(id)).description).toBe('Of Sami');
  },
);

it('the draft that was changed last is first in the list', async () => {
  await writePost('published');
  const { id } = await writePost();
  const response = await rest.callRest('/blogs?draft=true&limit=1', { cookie: cookies.nour ?? '' });
  expect((await response.json()).docs[0].id).toBe(id);
});

it('a save without a base version is stored', async () => {
  const { id, updatedAt } = await writePost();
  await save('nour', id, { header: 'One', updatedAt });
  await endLock();
  expect((await save('sami', id, { header: 'Two' }, 'draft=true')).status).toBe(200);
  await dashboard.payload.update({ collection: 'blogs', id, draft: true, data: { header: 'Job' } });
  expect((await readNewest(id)).header).toBe('Job');
});

it('one of several concurrent saves with the same base version is stored', async () => {
  const { id, updatedAt } = await writePost();
  const responses = await Promise.all(
    [1, 2, 3, 4].map((number) => save('nour', id, { header: `Tab ${number}`, updatedAt })),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
});

it('reverting to the published version is allowed', async () => {
  const { id } = await writePost('published');
  const published = await (
    await rest.callRest(`/blogs/${id}?depth=0`, { cookie: cookies.nour ?? '' })
  ).json();
  await save('sami', id, { header: 'Of Sami' });
  await endLock();
  expect((await save('nour', id, published, 'depth=0')).status).toBe(200);
  expect((await readNewest(id)).header).toBe(published.header);
});

it('publishing the fields of the newest version is allowed', async () => {
  const { id } = await writePost('published');
  const form = await (
    await rest.callRest(`/blogs/${id}?depth=0`, { cookie: cookies.nour ?? '' })
  ).json();
  await save('sami', id, { _status: 'draft' }, 'unpublishAllLocales=true');
  await endLock();
  const publish = (body: object) => save('nour', id, { ...body, _status: 'published' }, 'depth=0');
  expect((await publish({ ...form, header: 'Of Nour' })).status).toBe(409);
  expect((await publish({ updatedAt: form.updatedAt })).status).toBe(409);
  expect((await publish(form)).status).toBe(200);
});

it('a stale base version is allowed after a save of the same form, not of another form', async () => {
  const { id, updatedAt } = await writePost();
  const saveIn = (formId: string, header: string, query = autosave) =>
    save('nour', id, { header, formId, updatedAt, _status: 'draft' }, query);
  expect((await saveIn('first', 'One')).status).toBe(200);
  expect((await saveIn('first', 'Two', 'draft=true')).status).toBe(200);
  expect((await saveIn('second', 'Of the second')).status).toBe(409);
  expect((await readNewest(id)).header).toBe('Two');
  await dashboard.payload.update({ collection: 'blogs', id, draft: true, data: { header: 'Job' } });
  expect((await saveIn('first', 'Three')).status).toBe(409);
  expect((await readNewest(id)).header).toBe('Job');
});

it('an autosave that was sent before the publish of its form is stored', async () => {
  const { id, updatedAt } = await writePost();
  await save('nour', id, { _status: 'published', formId: 'first' }, 'depth=0');
  const late = { header: 'Late', updatedAt };
  expect((await save('nour', id, { ...late, formId: 'second' })).status).toBe(409);
  expect((await save('nour', id, { ...late, formId: 'first' })).status).toBe(200);
});

it('a draft of an open form is stored after a scheduled publish, unless another user changed the text before it', async () => {
  const { payload } = dashboard;
  const publishAsPlanned = async (docId: number) => {
    const at = new Date().toISOString();
    const { docs } = await payload.find({
      collection: 'users',
      where: { email: { equals: 'sami@example.com' } },
    });
    const user = docs[0]?.id ?? 0;
    await scheduleTestPublish(payload, { collection: 'blogs', docId, kind: 'publish', at, user });
    expect(await runDuePublishes(payload)).toBe(1);
    const { firstPublishedAt } = await payload.findByID({ collection: 'blogs', id: docId });
    expect(firstPublishedAt).toBeTruthy();
    return firstPublishedAt;
  };
  const openForm = async () => {
    const { id } = await writePost();
    const { updatedAt } = await readNewest(id);
    // The form was opened before the publish, so its date is empty.
    return { id, form: { publishedAt: null, formId: 'open', updatedAt } };
  };

  const { id, form } = await openForm();
  const publishedAt = await publishAsPlanned(id);
  // Publishing is rejected, because the editor has not seen the scheduled publish.
  const published = { ...form, header: 'At once', _status: 'published' };
  expect((await save('nour', id, published, 'depth=0')).status).toBe(409);
  expect((await save('nour', id, { ...form, header: 'Later' })).status).toBe(200);
  const { updatedAt } = await readNewest(id);
  const next = { ...form, updatedAt, header: 'Later', _status: 'published' };
  expect((await save('nour', id, next, 'depth=0')).status).toBe(200);
  expect(await readNewest(id)).toMatchObject({ header: 'Later', publishedAt });

  // A form that is opened after the publish has its time.
  const later = await openForm();
  await publishAsPlanned(later.id);
  const newest = await readNewest(later.id);
  const fresh = { formId: 'fresh', updatedAt: newest.updatedAt, header: 'Newer' };
  expect((await save('nour', later.id, fresh)).status).toBe(200);

  const other = await openForm();
  await save('sami', other.id, { header: 'Of Sami' });
  await endLock();
  await publishAsPlanned(other.id);
  expect((await save('nour', other.id, { ...other.form, header: 'Mine' })).status).toBe(409);
  expect((await readNewest(other.id)).header).toBe('Of Sami');
});

it('a save waits for the transaction of another process, and is rejected with 409', async () => {
  const { id, updatedAt } = await writePost();
  const other = createClient({ url: `file:${dashboard.folder}/dashboard.db` });
  await other.execute('BEGIN IMMEDIATE');
  const { client } = dashboard.payload.db as unknown as { client: { transaction(): unknown } };
  const begin = vi.spyOn(client, 'transaction');
  const response = save('sami', id, { header: 'Of Sami', updatedAt });
  await expect.poll(() => begin.mock.calls.length, { timeout: 30_000 }).toBeGreaterThan(0);
  const later = new Date(Date.parse(updatedAt) + 1000).toISOString();
  await other.execute({
    sql: "UPDATE _blogs_v SET version_header = 'Of Nour', version_updated_at = ? WHERE parent_id = ? AND latest",
    args: [later, id],
  });
  await other.execute('COMMIT');
  other.close();
  expect((await response).status).toBe(409);
  expect((await readNewest(id)).header).toBe('Of Nour');
});

it('a failed save changes nothing and holds no lock', async () => {
  const { id, updatedAt } = await writePost();
  const refused = { title: '', _status: 'published', updatedAt };
  expect((await save('nour', id, refused, 'depth=0')).status).toBe(400);
  expect((await save('nour', id, { header: 'Then', updatedAt })).status).toBe(200);
});

it('a user without access gets an error without details', async () => {
  const { id, updatedAt } = await writePost();
  await save('nour', id, { header: 'One', updatedAt });
  const response = await save('recruiter', id, { header: 'Two', updatedAt });
  expect(response.status).toBe(403);
  expect(await response.text()).not.toContain('nour');
});

it('an autosave locks the document for a minute', async () => {
  const { id, updatedAt } = await writePost();
  const saved = await (await save('nour', id, { header: 'A', updatedAt })).json();
  const refused = await save('sami', id, { header: 'B', updatedAt: saved.doc.updatedAt });
  expect(refused.status).toBe(423);
  expect((await refused.json()).errors[0].message).toContain('nour is writing');
  const next = await save('nour', id, { header: 'AA', updatedAt: saved.doc.updatedAt });
  expect(next.status).toBe(200);
  const { docs } = await dashboard.payload.find({ collection: LOCKS, depth: 0 });
  expect(docs).toHaveLength(1);
  const minuteAgo = new Date(Date.now() - 61_000).toISOString();
  await dashboard.payload.db.updateOne({
    collection: LOCKS,
    id: docs[0]?.id ?? 0,
    data: { updatedAt: minuteAgo },
  });
  const { doc } = await next.json();
  const free = await save('sami', id, { header: 'B', updatedAt: doc.updatedAt });
  expect(free.status).toBe(200);
});

it('a restored version becomes a draft', async () => {
  const { id } = await writePost('published');
  const { docs } = await dashboard.payload.findVersions({
    collection: 'blogs',
    where: { parent: { equals: id } },
    depth: 0,
  });
  await save('nour', id, { _status: 'draft' }, 'unpublishAllLocales=true');
  const restore = (query: string) =>
    rest.callRest(`/blogs/versions/${docs[0]?.id}${query}`, {
      method: 'POST',
      body: {},
      cookie: cookies.nour ?? '',
    });
  const getPublic = async () =>
    (await dashboard.payload.findByID({ collection: 'blogs', id }))._status;
  // As the panel sends it.
  const response = await restore('?draft=false');
  expect((await response.json()).message).toContain('draft');
  expect((await readNewest(id))._status).toBe('draft');
  expect(await getPublic()).toBe('draft');
});

it('restoring a version keeps former slugs', async () => {
  const post = await writePost('published');
  const { id } = post;
  const { docs } = await dashboard.payload.findVersions({
    collection: 'blogs',
    where: { parent: { equals: id } },
  });
  const renamed = { slug: `${post.slug}-renamed`, _status: 'published' } as const;
  await dashboard.payload.update({ collection: 'blogs', id, data: renamed });
  const path = `/blogs/versions/${docs[0]?.id}`;
  await rest.callRest(path, { method: 'POST', body: {}, cookie: cookies.nour ?? '' });
  const restored = await readNewest(id);
  expect(restored.slug).toBe(post.slug);
  expect(restored.formerSlugs).toEqual([renamed.slug]);
});
