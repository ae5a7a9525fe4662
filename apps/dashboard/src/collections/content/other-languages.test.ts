import { languages, publicLanguages } from '@agency/content/languages';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { handleApiRequest } from '../../api/handle-api.ts';
import { getPreview } from '../../api/preview.ts';
import { toPreviewToken } from '../../platform/preview-token.ts';
import { openContent, readContent } from '../../testing/content.ts';
import { type EditedDashboard, openEditedDashboard } from '../../testing/editors.ts';
import { LOCKS } from '../editing/document-lock.ts';
import { parseContentName, toContentName } from './content-name.ts';
import { readDefaults } from './default-content.ts';
import { toSourceSnapshot } from './source-snapshot.ts';
import { findOverrideErrors } from './validate-content.ts';

// A language that is on, without any other configuration.
vi.mock('@agency/content/languages', async (load) => {
  const known = await load<typeof import('@agency/content/languages')>();
  const all = known.languages.map((language) => ({ ...language, isOn: true }));
  return {
    ...known,
    languages: all,
    publicLanguages: all,
    findLanguage: (tag: unknown) => all.find((language) => language.tag === tag),
  };
});

let dashboard: EditedDashboard;
let save: (name: string, body: object, query?: string) => Promise<Response>;
const arabic = languages.find(({ tag }) => tag === 'ar');

beforeAll(async () => {
  dashboard = await openEditedDashboard();
  const cookie = dashboard.cookies.nour ?? '';
  save = async (name, body, query = '?draft=true&autosave=true&depth=0') => {
    const path = await openContent(dashboard.payload, name);
    return dashboard.rest.callRest(path + query, { method: 'PATCH', body, cookie });
  };
});
beforeEach(async () => {
  const { db } = dashboard.payload;
  await db.deleteMany({ collection: LOCKS, where: {} });
  await db.deleteVersions({ collection: 'content', where: {} });
  await db.deleteMany({ collection: 'content', where: {} });
});
afterAll(() => dashboard.close());

const publish = async (name: string, fields: object, more: object = {}) => {
  const body = { fields, _status: 'published', ...more };
  const response = await (await save(name, body, '?depth=0')).json();
  return response.doc;
};
const read = (name: string) => readContent(dashboard.payload, name);
const readPublic = async (address: string) => {
  const request = new Request(`http://localhost/api/content/${address}`);
  const response = await handleApiRequest(request, dashboard.payload);
  return { status: response.status, json: await response.json() };
};

it('is one row for each file and language', async () => {
  await publish('landing', { lead: 'A voice.' });
  await publish('landing--ar', { lead: 'صوت.' });
  expect((await readPublic('landing')).json).toEqual({
    fields: { lead: 'A voice.' },
    updated_at: expect.any(String),
  });
  expect((await readPublic('landing?language=ar')).json).toEqual({
    fields: { lead: 'صوت.' },
    language: 'ar',
    updated_at: expect.any(String),
  });
  expect((await readPublic('nasj?language=ar')).json).toEqual({ fields: {}, language: 'ar' });
  const rows = await dashboard.payload.find({ collection: 'content', sort: 'language' });
  expect(rows.docs.map(({ key, language }) => [key, language])).toEqual([
    ['landing', 'ar'],
    ['landing', 'en'],
  ]);
});

it('has separate drafts, versions and schedules for each language', async () => {
  await publish('shell--ar', { skip: 'أولًا' });
  await publish('shell', { skip: 'First' });
  const { doc } = await (await save('shell--ar', { fields: { skip: 'ثانيًا' } })).json();
  expect((await readPublic('shell?language=ar')).json.fields).toEqual({ skip: 'أولًا' });
  expect((await read('shell'))?.fields).toEqual({ skip: 'First' });
  const versions = await dashboard.payload.findVersions({
    ...{ collection: 'content', where: { parent: { equals: doc.id } }, sort: '-id' },
  });
  expect(versions.docs.slice(0, 2).map(({ version }) => version._status)).toEqual([
    'draft',
    'published',
  ]);
  const cookie = dashboard.cookies.nour ?? '';
  const at = new Date(Date.now() + 3_600_000).toISOString();
  const change = { method: 'POST', body: { kind: 'publish', at }, cookie };
  const response = await dashboard.rest.callRest(`/content/${doc.id}/schedule`, change);
  expect((await response.json()).changes).toMatchObject([{ collection: 'content', docId: doc.id }]);
});

it('stores the differences from the file of its language', async () => {
  const shipped = readDefaults('landing', arabic);
  const { doc } = await (
    await save('landing--ar', {
      fields: { lead: shipped.lead, 'cta/label': 'اسمعنا الآن' },
    })
  ).json();
  expect(doc.fields).toEqual({ 'cta/label': 'اسمعنا الآن' });
});

it('is validated by the same schema', async () => {
  const publishes = async (name: string, fields: object) =>
    (await save(name, { fields, _status: 'published' }, '?depth=0')).status;
  expect(await publishes('landing--ar', { lead: '' })).toBe(400);
  const phone = { 'offices/0/phone': '+20212345678' };
  expect(await publishes('agency--ar', phone)).toBe(400);
  expect(await publishes('agency--ar', { 'offices/0/city': 'القاهرة الكبرى' })).toBe(200);
  expect(findOverrideErrors('agency', phone)).toEqual([]);
});

it.each(['landing--en', 'landing--xx', 'landing--ar--ar', 'nothing--ar', '--ar'])(
  '%s is not a content name',
  async (name) => {
    expect(parseContentName(name)).toBeUndefined();
    expect(await openContent(dashboard.payload, name)).toBeUndefined();
  },
);

it('has one name for each language', () => {
  expect(toContentName('landing', 'en')).toBe('landing');
  expect(parseContentName(toContentName('landing', 'ar'))).toMatchObject({
    key: 'landing',
    language: { tag: 'ar' },
  });
});

it('treats the tag of the default language like no tag', async () => {
  const [named, unnamed] = [await readPublic('landing?language=en'), await readPublic('landing')];
  expect(named.status).toBe(200);
  expect(named.json).toEqual(unnamed.json);
});

it.each(['language=xx', 'language=ar&language=ar', 'lang=ar'])(
  'a request with %s is 400',
  async (query) => {
    expect((await readPublic(`landing?${query}`)).status).toBe(400);
  },
);

it('is not public while its language is off', async () => {
  await publish('landing--ar', { lead: 'صوت.' });
  const known = [...publicLanguages];
  (publicLanguages as unknown[]).splice(1);
  expect((await readPublic('landing?language=ar')).status).toBe(400);
  (publicLanguages as unknown[]).push(...known.slice(1));
  expect((await readPublic('landing?language=ar')).status).toBe(200);
});

it('has its own preview link', async () => {
  await save('landing--ar', { fields: { lead: 'مسودة' } });
  const open = (document: string) =>
    getPreview(dashboard.payload, toPreviewToken({ kind: 'content', document }));
  expect(await open('landing--ar')).toMatchObject({
    ...{ kind: 'content', key: 'landing', language: 'ar' },
    draft: { fields: { lead: 'مسودة' }, language: 'ar' },
  });
  expect(await open('landing')).toEqual({
    ...{ kind: 'content', key: 'landing', lacks: [] },
    draft: { fields: {} },
  });
});

describe('the source snapshot', () => {
  it('is stored with a translation until it is changed or reset', () => {
    const first = toSourceSnapshot({}, { lead: 'صوت.' }, { lead: 'Old' });
    expect(first).toEqual({ lead: 'Old' });
    const stored = { fields: { lead: 'صوت.' }, basis: first };
    const english = { lead: 'A voice.', cta: { label: 'Listen' } };
    // An unchanged text keeps its source text.
    expect(toSourceSnapshot(stored, { lead: 'صوت.', 'cta/label': 'اسمع' }, english)).toEqual({
      lead: 'Old',
      'cta/label': 'Listen',
    });
    expect(toSourceSnapshot(stored, { lead: 'نبرة.' }, english)).toEqual({ lead: 'A voice.' });
    expect(toSourceSnapshot(stored, {}, english)).toEqual({});
  });

  it('keeps the source of confirmed default copy', () => {
    const stored = { fields: {}, basis: { lead: 'A voice.' } };
    const next = toSourceSnapshot(stored, { skip: 'أولًا' }, { lead: 'Newer', skip: 'Skip' });
    expect(next).toEqual({ lead: 'A voice.', skip: 'Skip' });
  });

  it('is restored with a version', async () => {
    const basis = { skip: 'Skip to content' };
    const first = await publish('shell--ar', { skip: 'أولًا' }, { basis });
    expect(first.basis).toEqual(basis);
    const where = { parent: { equals: first.id } };
    const [version] = (
      await dashboard.payload.findVersions({ collection: 'content', where, sort: '-id' })
    ).docs;
    await publish('shell--ar', { skip: 'ثانيًا' }, { basis: { skip: 'Skip there' } });
    const cookie = dashboard.cookies.nour ?? '';
    const restore = `/content/versions/${version?.id}`;
    await dashboard.rest.callRest(restore, { method: 'POST', body: {}, cookie });
    expect(await read('shell--ar')).toMatchObject({ fields: { skip: 'أولًا' }, basis });
  });

  it('is not public', async () => {
    await publish('landing--ar', { lead: 'صوت.' }, { basis: { lead: 'A voice.' } });
    expect(JSON.stringify((await readPublic('landing?language=ar')).json)).not.toContain('basis');
  });
});
