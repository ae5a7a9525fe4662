import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LOCKS } from '../../access/document-locks.ts';
import { handleApiRequest } from '../../api/handle-api.ts';
import { type EditedDashboard, openEditedDashboard } from '../../testing/editors.ts';
import { runDuePublishes } from '../../testing/jobs.ts';
import { MAX_FIELDS_BYTES, validateFields } from './validate-fields.ts';

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
const ask = (
  key: string,
  who = 'nour',
  options: { method?: string; body?: object } = {},
  query = '',
) => rest.callRest(`/content/by-key/${key}${query}`, { ...options, cookie: cookies[who] ?? '' });
const save = (key: string, body: object, who = 'nour', query = typed) =>
  ask(key, who, { method: 'PATCH', body }, query);
const publish = async (key: string, fields: object, updatedAt: string) =>
  (await save(key, { fields, updatedAt, _status: 'published' }, 'nour', '?depth=0')).json();
const read = async (key: string) => (await ask(key)).json();
const readPublic = async (key: string) => {
  const response = await handleApiRequest(
    new Request(`http://localhost/api/content/${key}`),
    dashboard.payload,
  );
  return { status: response.status, json: await response.json() };
};
const count = async () => (await dashboard.payload.count({ collection: 'content' })).totalDocs;

it('is created by the first save, and not by opening it', async () => {
  expect(await read('landing')).toMatchObject({ fields: {}, updatedAt: '' });
  expect(await count()).toBe(0);
  const { doc } = await (await save('landing', { fields: { lead: 'New' }, updatedAt: '' })).json();
  expect(doc).toMatchObject({ key: 'landing', language: 'en', fields: { lead: 'New' } });
  expect(await read('landing')).toMatchObject({ fields: { lead: 'New' }, _status: 'draft' });
  expect(await count()).toBe(1);
});

it('is public only in its published version', async () => {
  expect(await readPublic('landing')).toEqual({ status: 200, json: { fields: {} } });
  const { doc } = await (await save('landing', { fields: { lead: 'A' }, updatedAt: '' })).json();
  expect((await readPublic('landing')).json).toEqual({ fields: {} });
  const published = await publish('landing', { lead: 'B' }, doc.updatedAt);
  const shown = { fields: { lead: 'B' }, updated_at: published.doc.updatedAt };
  expect((await readPublic('landing')).json).toEqual(shown);
  await save('landing', { fields: { lead: 'C' }, updatedAt: published.doc.updatedAt });
  expect((await readPublic('landing')).json).toEqual(shown);
  expect((await read('landing')).fields).toEqual({ lead: 'C' });
});

it.each(['nothing', 'Landing', '__proto__', 'case-studies'])(
  '%s is no file of words',
  async (key) => {
    const { status, json } = await readPublic(key);
    expect([status, json.message]).toEqual([404, 'Content does not exist.']);
    expect((await save(key, { fields: {}, updatedAt: '' })).status).toBe(404);
    expect(
      (
        await rest.callRest('/content', {
          method: 'POST',
          body: { key, fields: {} },
          cookie: cookies.nour ?? '',
        })
      ).status,
    ).toBe(400);
  },
);

it('stores only differences', async () => {
  const { carousel } = (await import('./default-content.ts')).readDefaults('landing') as {
    carousel: { slides: object[]; pause: string };
  };
  const fields = {
    'carousel/pause': carousel.pause,
    'carousel/slides': carousel.slides,
    lead: 'New',
  };
  const { doc } = await (await save('landing', { fields, updatedAt: '' })).json();
  expect(doc.fields).toEqual({ lead: 'New' });
});

it.each([
  ['an empty field', { 'carousel/slides/1/title': '' }, 'Carousel › Slides › 2 › Title'],
  ['a volume that is none', { 'work/heading/0/volume': 9 }, 'Work › Heading › 1 › How loud'],
  ['an entry too few', { 'carousel/slides': [] }, 'Carousel › Slides'],
  ['a place that is none', { 'carousel/colour': 'red' }, 'Carousel'],
  ['a field that has to be there', { lead: null }, 'Opening text'],
  ['a link that runs', { 'cta/href': 'javascript:alert(1)' }, 'Link › Leads to'],
])('rejects %s in the words of the schema, by its name in the form', async (_, fields, label) => {
  const response = await save('landing', { fields, updatedAt: '' });
  expect(response.status).toBe(400);
  const [{ data }] = (await response.json()).errors;
  expect(data.errors[0]).toMatchObject({ label, message: expect.stringMatching(/\w+/) });
  expect(await count()).toBe(0);
});

it('is validated again on publish', async () => {
  const response = await save(
    'agency',
    { fields: { 'offices/0/countryCode': 'Egypt' }, updatedAt: '', _status: 'published' },
    'nour',
    '?depth=0',
  );
  expect((await response.json()).errors[0].data.errors[0].label).toBe(
    'Offices › 1 › Code of the country',
  );
  expect((await readPublic('agency')).json).toEqual({ fields: {} });
});

it.each(['name', 'siteUrl'])('ignores the %s of the agency', async (place) => {
  const response = await save('agency', {
    fields: { [place]: 'https://a.example' },
    updatedAt: '',
  });
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
  const place = 'work/pictures/board/file';
  const fields = { [place]: { id: media.id, src: `/media/${media.filename}` } };
  await publish('nasj', fields, '');
  const after = await payload.update({
    collection: 'media',
    id: media.id,
    data: {},
    file: await toFile(80),
  });
  expect(after.filename).not.toBe(media.filename);
  const { json } = await readPublic('nasj');
  expect(json.fields[place]).toMatchObject({
    id: media.id,
    src: `/media/${after.filename}`,
    width: 80,
  });
  const { getPreview } = await import('../../api/preview.ts');
  const { FIRST_ROUND, toPreviewToken } = await import('../../platform/preview-token.ts');
  const { token } = toPreviewToken({ kind: 'content', document: 'nasj' }, FIRST_ROUND);
  expect((await getPreview(payload, token)).draft).toMatchObject({
    fields: { [place]: { src: `/media/${after.filename}` } },
  });
  const remove = () => payload.delete({ collection: 'media', id: media.id });
  await expect(remove()).rejects.toThrow('Still shown by “Nasj”');
});

it('is limited in size', () => {
  const checked = validateFields('landing', { lead: 'ا'.repeat(MAX_FIELDS_BYTES / 2) });
  expect(checked).toMatchObject({ faults: [{ message: expect.stringContaining('256 kB') }] });
  expect(validateFields('landing', { lead: 'a'.repeat(5000) })).toHaveProperty('fields');
});

it('is created by one of several tabs, and the others get a conflict', async () => {
  const responses = await Promise.all(
    [1, 2, 3, 4].map((tab) => save('landing', { fields: { lead: `Tab ${tab}` }, updatedAt: '' })),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const stale = responses.filter(({ status }) => status === 409);
  for (const response of stale) {
    const [error] = (await response.json()).errors;
    expect(error).toMatchObject({ data: { by: 'nour' } });
  }
  expect(await count()).toBe(1);
});

it('rejects saves based on an older version, and while another user edits', async () => {
  const first = await (await save('shell', { fields: { skip: 'One' }, updatedAt: '' })).json();
  const typing = await save('shell', { fields: {}, updatedAt: first.doc.updatedAt }, 'sami');
  expect(typing.status).toBe(423);
  expect((await typing.json()).errors[0].message).toContain('nour is writing in this');
  await save('shell', { fields: { skip: 'Two' }, updatedAt: first.doc.updatedAt });
  await dashboard.payload.db.deleteMany({ collection: LOCKS, where: {} });
  const stale = await save('shell', { fields: {}, updatedAt: first.doc.updatedAt }, 'sami');
  expect(stale.status).toBe(409);
  expect((await read('shell')).fields).toEqual({ skip: 'Two' });
});

it('is closed to recruiters and anonymous users', async () => {
  await save('shell', { fields: { skip: 'One' }, updatedAt: '' });
  for (const who of ['recruiter', 'nobody']) {
    const responses = await Promise.all([
      ask('shell', who),
      ask('shell', who, {}, '/versions'),
      save('shell', { fields: {}, updatedAt: '' }, who),
      save('landing', { fields: {}, updatedAt: '' }, who),
    ]);
    for (const response of responses) {
      expect(response.status).toBe(403);
      expect(await response.text()).not.toContain('One');
    }
  }
});

it('has versions with authors, and restores one as a draft', async () => {
  const first = await (await save('shell', { fields: { skip: 'One' }, updatedAt: '' })).json();
  const published = await publish('shell', { skip: 'Two', home: 'H' }, first.doc.updatedAt);
  await publish('shell', { skip: 'Three' }, published.doc.updatedAt);
  const versions = await (await ask('shell', 'nour', {}, '/versions')).json();
  expect(versions[0]).toMatchObject({ by: 'nour', isPublished: true, changes: 1 });
  expect(versions[1]).toMatchObject({ isPublished: true, changes: 2 });
  await rest.callRest(`/content/versions/${versions[1].id}`, {
    method: 'POST',
    body: {},
    cookie: cookies.nour ?? '',
  });
  expect(await read('shell')).toMatchObject({ fields: { skip: 'Two' }, _status: 'draft' });
  expect((await readPublic('shell')).json).toMatchObject({ fields: { skip: 'Three' } });
});

describe('a schedule', () => {
  it('works for content as for posts, and is not confused with a post of the same id', async () => {
    const { doc } = await (await save('shell', { fields: { skip: 'One' }, updatedAt: '' })).json();
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const cookie = cookies.nour ?? '';
    const plan = { method: 'POST', body: { kind: 'publish', at }, cookie };
    const response = await rest.callRest(`/content/${doc.id}/schedule`, plan);
    expect((await response.json()).plans).toMatchObject([{ collection: 'content', docId: doc.id }]);
    const makePost = () =>
      dashboard.payload.create({ collection: 'blogs', data: { title: 'A post' }, draft: true });
    let post = await makePost();
    while (post.id < doc.id) post = await makePost();
    expect(post.id).toBe(doc.id);
    const ofPost = await rest.callRest(`/blogs/${post.id}/schedule`, { cookie });
    expect((await ofPost.json()).plans).toEqual([]);
  });

  it('publishes the draft', async () => {
    const { doc } = await (await save('shell', { fields: { skip: 'One' }, updatedAt: '' })).json();
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

describe('facts in placeholders', () => {
  const many = '{birthplace}'.repeat(190);
  const long = 'x'.repeat(200);

  it('are limited in length', async () => {
    const fields = { birthplace: 'x'.repeat(201) };
    expect((await save('agency', { fields, updatedAt: '' })).status).toBe(400);
    expect(validateFields('agency', { 'stats/peopleReachedADay': 'x'.repeat(61) })).toHaveProperty(
      'faults',
    );
    expect(validateFields('agency', { birthplace: long })).toHaveProperty('fields');
  });

  it('are the published ones when content is saved', async () => {
    const fields = { lead: many };
    const first = await save('landing', { fields, updatedAt: '' });
    expect(first.status).toBe(200);
    const { doc } = await (await save('agency', { fields: {}, updatedAt: '' })).json();
    expect(await publish('agency', { birthplace: long }, doc.updatedAt)).toHaveProperty('doc');
    const { updatedAt } = (await first.json()).doc;
    const refused = await save('landing', { fields: { lead: `${many}.` }, updatedAt });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(await refused.json())).toMatch(/5000/);
  });

  it('are rejected if published copy would become too long', async () => {
    const { doc } = await (await save('landing', { fields: {}, updatedAt: '' })).json();
    expect(await publish('landing', { lead: many }, doc.updatedAt)).toHaveProperty('doc');
    const refused = await save('agency', { fields: { birthplace: long }, updatedAt: '' });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(await refused.json())).toMatch(/landing.*English/);
    const others = { fields: { 'stats/countries': 44 }, updatedAt: '' };
    expect((await save('agency', others)).status).toBe(200);
  });
});
