import { contentSchemas } from '@agency/content/content-files';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handleApiRequest } from '../../api/handle-api.ts';
import { openContent, readContent } from '../../testing/content.ts';
import { type EditedDashboard, openEditedDashboard } from '../../testing/editors.ts';
import { runDuePublishes } from '../../testing/jobs.ts';
import { LOCKS } from '../editing/document-lock.ts';
import { createContentDocuments } from './create-documents.ts';
import { readDefaults } from './default-content.ts';
import { MAX_FIELDS_BYTES } from './store-differences.ts';
import { findOverrideErrors } from './validate-content.ts';

let dashboard: EditedDashboard;
let rest: EditedDashboard['rest'];
let cookies: EditedDashboard['cookies'];

beforeAll(async () => {
  dashboard = await openEditedDashboard();
  ({ rest, cookies } = dashboard);
});
beforeEach(async () => {
  const { db } = dashboard.payload;
  await db.deleteMany({ collection: LOCKS, where: {} });
  await db.deleteVersions({ collection: 'content', where: {} });
  await db.deleteMany({ collection: 'content', where: {} });
});
afterAll(() => dashboard.close());

const typed = '?draft=true&autosave=true&depth=0';
const save = async (key: string, body: object, who = 'nour', query = typed) => {
  const path = await openContent(dashboard.payload, key);
  return rest.callRest(path + query, { method: 'PATCH', body, cookie: cookies[who] ?? '' });
};
const publish = (key: string, fields: object) =>
  save(key, { fields, _status: 'published' }, 'nour', '?depth=0');
const read = (key: string) => readContent(dashboard.payload, key);
/** Lines of the error of the texts, one for each field. */
const readErrors = async (response: Response): Promise<string[]> => {
  const [{ data }] = (await response.json()).errors;
  return data.errors[0].message.split('\n');
};
const readPublic = async (key: string) => {
  const response = await handleApiRequest(
    new Request(`http://localhost/api/content/${key}`),
    dashboard.payload,
  );
  return { status: response.status, json: await response.json() };
};
const count = async () => (await dashboard.payload.count({ collection: 'content' })).totalDocs;

it('has one document for each file and language, without an audit row', async () => {
  await Promise.all([1, 2].map(() => createContentDocuments(dashboard.payload)));
  const number = await count();
  expect(number).toBeGreaterThan(Object.keys(contentSchemas).length);
  await createContentDocuments(dashboard.payload);
  expect(await count()).toBe(number);
  expect(await read('landing')).toMatchObject({ fields: {}, _status: 'published' });
  expect((await readPublic('landing')).json).toEqual({ fields: {} });
  const where = { subject: { like: 'content' } };
  expect((await dashboard.payload.count({ collection: 'audit-trail', where })).totalDocs).toBe(0);
});

it('is public only in its published version', async () => {
  expect(await readPublic('landing')).toEqual({ status: 200, json: { fields: {} } });
  await save('landing', { fields: { lead: 'A' } });
  expect((await readPublic('landing')).json).toEqual({ fields: {} });
  const { doc } = await (await publish('landing', { lead: 'B' })).json();
  const shown = { fields: { lead: 'B' }, updated_at: doc.updatedAt };
  expect((await readPublic('landing')).json).toEqual(shown);
  await save('landing', { fields: { lead: 'C' } });
  expect((await readPublic('landing')).json).toEqual(shown);
  expect((await read('landing'))?.fields).toEqual({ lead: 'C' });
});

it.each(['nothing', 'Landing', '__proto__', 'case-studies', 'study-999--ar'])(
  '%s is not a content file',
  async (key) => {
    expect(await openContent(dashboard.payload, key)).toBeUndefined();
    if (key.startsWith('study')) return;
    const { status, json } = await readPublic(key);
    expect([status, json.message]).toEqual([404, 'Content does not exist.']);
  },
);

it('cannot be created by a request', async () => {
  const body = { key: 'landing', language: 'en', fields: {} };
  const request = { method: 'POST', body, cookie: cookies.nour ?? '' };
  expect((await rest.callRest('/content', request)).status).toBe(403);
});

it('stores only the differences from the file', async () => {
  const { carousel } = readDefaults('landing') as { carousel: { slides: object[]; pause: string } };
  const fields = {
    'carousel/pause': carousel.pause,
    'carousel/slides': carousel.slides,
    lead: 'New',
  };
  const { doc } = await (await save('landing', { fields })).json();
  expect(doc.fields).toEqual({ lead: 'New' });
});

it.each([
  ['an empty field', { 'carousel/slides/1/title': '' }, 'Carousel › Slides › 2 › Title'],
  ['a volume that is none', { 'work/heading/0/volume': 9 }, 'Work › Heading › 1 › How loud'],
  ['an entry too few', { 'carousel/slides': [] }, 'Carousel › Slides'],
  ['a field that does not exist', { 'carousel/colour': 'red' }, 'Carousel'],
  ['a field that has to be there', { lead: null }, 'Opening text'],
  ['a link that runs', { 'cta/href': 'javascript:alert(1)' }, 'Link › Leads to'],
])('a draft may have %s, but it is not published', async (_, fields, label) => {
  const draft = await save('landing', { fields });
  expect((await draft.json()).doc.fields).toEqual(fields);
  const response = await publish('landing', fields);
  expect(response.status).toBe(400);
  const [error] = await readErrors(response);
  expect(error).toMatch(new RegExp(`^${label}.*: \\w+`));
  expect((await readPublic('landing')).json).toEqual({ fields: {} });
});

it('names invalid fields by their labels in the form', async () => {
  const fields = {
    ...{ lead: '', 'carousel/slides': [], 'work/heading/0/volume': 9 },
    'carousel/colour': 'red',
  };
  expect(await readErrors(await publish('landing', fields))).toEqual(
    expect.arrayContaining([
      'Opening text: Fill this in.',
      expect.stringMatching(/^Carousel › Slides: At least \d/),
    ]),
  );
  const unknown = findOverrideErrors('landing', { 'carousel/colour/red': 1 });
  expect(unknown).toMatchObject([{ message: 'The page has no such field any more.' }]);
});

it.each(['name', 'siteUrl'])('rejects the %s of the agency', async (path) => {
  const response = await publish('agency', { [path]: 'https://a.example' });
  expect(response.status).toBe(400);
});

it('shows the current file of a library picture, which cannot be deleted while in use', async () => {
  const { payload } = dashboard;
  const draw = (width: number) =>
    sharp({ create: { width, height: 30, channels: 3, background: '#ffd400' } }).jpeg();
  const toFile = async (width: number) => {
    const data = await draw(width).toBuffer();
    return { data, name: 'board.jpg', mimetype: 'image/jpeg', size: data.length };
  };
  const media = await payload.create({
    collection: 'media',
    data: { alt: 'A board' },
    file: await toFile(60),
  });
  const path = 'work/pictures/board/file';
  const fields = { [path]: { id: media.id, src: `/media/${media.filename}` } };
  await publish('nasj', fields);
  const after = await payload.update({
    collection: 'media',
    id: media.id,
    data: {},
    file: await toFile(80),
  });
  expect(after.filename).not.toBe(media.filename);
  const { json } = await readPublic('nasj');
  expect(json.fields[path]).toMatchObject({
    id: media.id,
    src: `/media/${after.filename}`,
    width: 80,
  });
  const { getPreview } = await import('../../api/preview.ts');
  const { toPreviewToken } = await import('../../platform/preview-token.ts');
  const token = toPreviewToken({ kind: 'content', document: 'nasj' });
  expect((await getPreview(payload, token)).draft).toMatchObject({
    fields: { [path]: { src: `/media/${after.filename}` } },
  });
  const remove = () => payload.delete({ collection: 'media', id: media.id });
  await expect(remove()).rejects.toThrow('Still shown by “Nasj”');
});

it('is limited in size, in drafts too', async () => {
  const response = await save('landing', { fields: { lead: 'ا'.repeat(MAX_FIELDS_BYTES / 2) } });
  expect(response.status).toBe(400);
  expect(await readErrors(response)).toEqual([expect.stringContaining('256 kB')]);
  expect((await save('landing', { fields: { lead: 'a'.repeat(5000) } })).status).toBe(200);
});

it('rejects a stale write with 409, and a save while another user edits with 423', async () => {
  const first = await (await save('shell', { fields: { skip: 'One' } })).json();
  const { updatedAt } = first.doc;
  const typing = await save('shell', { fields: {}, updatedAt }, 'sami');
  expect(typing.status).toBe(423);
  expect((await typing.json()).errors[0].message).toContain('nour is writing in this');
  await save('shell', { fields: { skip: 'Two' }, updatedAt });
  await dashboard.payload.db.deleteMany({ collection: LOCKS, where: {} });
  const stale = await save('shell', { fields: {}, updatedAt }, 'sami');
  expect(stale.status).toBe(409);
  expect((await read('shell'))?.fields).toEqual({ skip: 'Two' });
});

it('is closed to recruiters and anonymous users', async () => {
  await save('shell', { fields: { skip: 'One' } });
  const path = await openContent(dashboard.payload, 'shell');
  for (const who of ['recruiter', 'nobody']) {
    const cookie = cookies[who] ?? '';
    const responses = await Promise.all([
      rest.callRest(`${path}?draft=true`, { cookie }),
      rest.callRest('/content/versions', { cookie }),
      save('shell', { fields: {} }, who),
    ]);
    for (const response of responses) {
      expect(response.status).toBe(403);
      expect(await response.text()).not.toContain('One');
    }
  }
});

it('restores a version as a draft', async () => {
  await save('shell', { fields: { skip: 'One' } });
  await publish('shell', { skip: 'Two', home: 'H' });
  await publish('shell', { skip: 'Three' });
  const versions = await dashboard.payload.findVersions({ collection: 'content', sort: '-id' });
  const [, second] = versions.docs;
  await rest.callRest(`/content/versions/${second?.id}`, {
    method: 'POST',
    body: {},
    cookie: cookies.nour ?? '',
  });
  expect(await read('shell')).toMatchObject({ fields: { skip: 'Two' }, _status: 'draft' });
  expect((await readPublic('shell')).json).toMatchObject({ fields: { skip: 'Three' } });
});

describe('a schedule', () => {
  it('belongs to the content document, not to a post with the same id', async () => {
    const { doc } = await (await save('shell', { fields: { skip: 'One' } })).json();
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const cookie = cookies.nour ?? '';
    const change = { method: 'POST', body: { kind: 'publish', at }, cookie };
    const response = await rest.callRest(`/content/${doc.id}/schedule`, change);
    expect((await response.json()).changes).toMatchObject([
      { collection: 'content', docId: doc.id },
    ]);
    const makePost = () =>
      dashboard.payload.create({ collection: 'blogs', data: { title: 'A post' }, draft: true });
    let post = await makePost();
    while (post.id < doc.id) post = await makePost();
    expect(post.id).toBe(doc.id);
    const ofPost = await rest.callRest(`/blogs/${post.id}/schedule`, { cookie });
    expect((await ofPost.json()).changes).toEqual([]);
  });

  it('publishes the draft', async () => {
    const { doc } = await (await save('shell', { fields: { skip: 'One' } })).json();
    const at = new Date(Date.now() + 3_600_000);
    await rest.callRest(`/content/${doc.id}/schedule`, {
      method: 'POST',
      body: { kind: 'publish', at: at.toISOString() },
      cookie: cookies.nour ?? '',
    });
    await runDuePublishes(dashboard.payload, new Date(at.getTime() + 1000));
    expect((await readPublic('shell')).json).toMatchObject({ fields: { skip: 'One' } });
  });
});

describe('brand facts in placeholders', () => {
  const many = '{birthplace}'.repeat(190);
  const long = 'x'.repeat(200);

  it('are limited in length', async () => {
    expect((await publish('agency', { birthplace: 'x'.repeat(201) })).status).toBe(400);
    expect(
      findOverrideErrors('agency', { 'stats/peopleReachedADay': 'x'.repeat(61) }),
    ).toHaveLength(1);
    expect(findOverrideErrors('agency', { birthplace: long })).toEqual([]);
  });

  it('are read in their published version when content is validated', async () => {
    expect((await publish('landing', { lead: many })).status).toBe(200);
    expect((await publish('agency', { birthplace: long })).status).toBe(200);
    const refused = await publish('landing', { lead: `${many}.` });
    expect(refused.status).toBe(400);
    expect(await readErrors(refused)).toEqual(['Opening text: At most 5,000 characters.']);
  });
});
