import { findLanguage, type Language } from '@agency/content/languages';
import { listedCaseStudySchema, wireCaseStudySchema } from '@agency/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getCaseStudies, getCaseStudy } from '../../api/case-studies.ts';
import { getCaseStudyDraft } from '../../api/case-study-draft.ts';
import type { CaseStudy } from '../../payload-types.ts';
import { completeCaseStudy, createTestCaseStudy } from '../../testing/case-studies.ts';
import { openContent } from '../../testing/content.ts';
import { type EditedDashboard, openEditedDashboard } from '../../testing/editors.ts';
import { createTestPicture } from '../../testing/open-test-dashboard.ts';
import { listTexts, toCopyTree } from './case-study-copy.ts';

const arabic = findLanguage('ar') as Language;
let dashboard: EditedDashboard;
let study: CaseStudy;
/** Every text of the study, in another language. */
let fields: Record<string, string>;

const blocks = [
  { blockType: 'text' as const, heading: 'The chair', text: 'One line.\n\nBent once.' },
  {
    blockType: 'results' as const,
    heading: 'Results',
    cards: [{ topText: '+38 %', bottomText: 'orders' }],
  },
];

beforeAll(async () => {
  dashboard = await openEditedDashboard();
});
afterAll(() => dashboard.close());
beforeEach(async () => {
  const { payload } = dashboard;
  const { id } = await createTestCaseStudy(payload, { blocks, _status: 'published' } as never);
  study = await payload.findByID({ collection: 'case-studies', id, depth: 2 });
  const texts = [...listTexts(toCopyTree(study))];
  fields = Object.fromEntries(texts.map(([place, text]) => [place, `نص ${text}`]));
});

const ask = async (body: object, query: string, who = 'nour') => {
  const path = await openContent(dashboard.payload, `study-${study.id}--ar`);
  return dashboard.rest.callRest(`${path}?depth=0${query}`, {
    ...{ method: 'PATCH', body, cookie: dashboard.cookies[who] ?? '' },
  });
};
const save = (said: object) => ask({ fields: said }, '&draft=true');
const publish = (said: object) => ask({ fields: said, _status: 'published' }, '');
const list = (language?: Language) => getCaseStudies(dashboard.payload, '', language);
const isThere = async () => (await list(arabic)).some(({ id }) => id === study.id);
const read = () => getCaseStudy(dashboard.payload, study.slug, arabic);

it('has a key path for every text, by row id', () => {
  const [text, results] = study.blocks ?? [];
  const card = results?.blockType === 'results' ? results.cards[0] : undefined;
  expect(fields).toMatchObject({
    client: `نص ${study.client}`,
    services: 'نص visual identity',
    [`blocks/${text?.id}/text`]: 'نص One line.\n\nBent once.',
    [`blocks/${results?.id}/cards/${card?.id}/topText`]: 'نص +38 %',
  });
  expect(Object.keys(fields).some((place) => place.startsWith('pictures/'))).toBe(true);
});

it('is not public in a language before its translation is published', async () => {
  expect(await isThere()).toBe(false);
  await expect(read()).rejects.toMatchObject({ status: 404 });
  expect((await save(fields)).status).toBe(200);
  expect(await isThere()).toBe(false);
  expect((await publish(fields)).status).toBe(200);
  const listed = (await list(arabic)).find(({ id }) => id === study.id);
  expect(listedCaseStudySchema.parse(listed)).toMatchObject({
    ...{ language: 'ar', client: `نص ${study.client}`, name: study.slug },
    tile: { name: expect.stringMatching(/^نص /) },
  });
  const whole = wireCaseStudySchema.parse(await read());
  expect(whole).toMatchObject({ language: 'ar', services: ['نص visual identity'] });
  expect(whole.blocks).toMatchObject([
    { kind: 'text', heading: 'نص The chair', text: ['نص One line.', 'Bent once.'] },
    { kind: 'results', cards: [{ topText: 'نص +38 %' }] },
  ]);
  const english = await getCaseStudy(dashboard.payload, study.slug);
  expect(english).toMatchObject({ client: study.client, services: completeCaseStudy.services });
  expect(english).not.toHaveProperty('language');
});

it('can be unpublished in one language', async () => {
  const { doc } = await (await publish(fields)).json();
  await dashboard.payload.update({ collection: 'content', id: doc.id, data: { _status: 'draft' } });
  expect(await isThere()).toBe(false);
  expect((await list()).some(({ id }) => id === study.id)).toBe(true);
});

describe('a draft', () => {
  it('may be incomplete, and unknown key paths are dropped', async () => {
    const { doc } = await (await save({ client: 'عنبر', summary: ' ', nowhere: 'x' })).json();
    expect(doc.fields).toEqual({ client: 'عنبر' });
    expect(doc.basis).toEqual({ client: study.client });
  });

  it('is previewed with dashes for missing texts, which are listed', async () => {
    await save({ client: 'عنبر' });
    const drafted = await getCaseStudyDraft(dashboard.payload, study.id, arabic);
    expect(drafted?.draft).toMatchObject({ client: 'عنبر', summary: '–' });
    expect(drafted?.lacks).toContain('Words in العربية');
    await save(fields);
    const whole = await getCaseStudyDraft(dashboard.payload, study.id, arabic);
    expect(whole?.lacks).toEqual([]);
  });
});

describe('publishing', () => {
  const getLabels = async (response: Response) => {
    const { errors } = await response.json();
    const { message } = errors[0].data.errors[0];
    return message.split('\n').map((line: string) => line.split(': ')[0]);
  };

  it('names what is missing', async () => {
    const { summary: _summary, ...others } = fields;
    const response = await publish(others);
    expect(response.status).toBe(400);
    expect(await getLabels(response)).toEqual(['Summary']);
  });

  it('also validates a scheduled publish', async () => {
    const { doc } = await (await save({ client: 'عنبر' })).json();
    const update = dashboard.payload.update({
      collection: 'content',
      id: doc.id,
      data: { _status: 'published' },
    });
    await expect(update).rejects.toThrow();
    expect(await isThere()).toBe(false);
  });

  it('validates by the contract', async () => {
    const response = await publish({ ...fields, description: 'قصير' });
    expect(await getLabels(response)).toEqual(['Description']);
    expect(await getLabels(await publish({ ...fields, client: 'ن'.repeat(61) }))).toEqual([
      'Client',
    ]);
  });
});

describe('when the case study changes', () => {
  const change = (data: object) =>
    dashboard.payload.update({
      collection: 'case-studies',
      id: study.id,
      data: { ...data, _status: 'published' },
      depth: 0,
    });

  it('translations follow moved blocks, and new blocks need one', async () => {
    await publish(fields);
    const [text, results] = study.blocks ?? [];
    await change({
      blocks: [results, { blockType: 'website', label: 'Visit', href: 'https://a.example/' }, text],
    });
    const { blocks: shown } = await read();
    expect(shown.map(({ kind }) => kind)).toEqual(['results', 'text']);
    expect(shown[1]).toMatchObject({ heading: 'نص The chair' });
  });

  it('has the later time of both in the list', async () => {
    await publish(fields);
    const before = (await read()).updated_at;
    await change({ order: 31 });
    expect((await read()).updated_at > before).toBe(true);
  });

  it('is deleted with it', async () => {
    await publish(fields);
    await change({ deletedAt: new Date().toISOString() });
    expect(await isThere()).toBe(false);
    await dashboard.payload.delete({ collection: 'case-studies', id: study.id, trash: true });
    const key = { equals: `study-${study.id}` };
    const left = await dashboard.payload.count({ collection: 'content', where: { key } });
    expect(left.totalDocs).toBe(0);
  });
});

it('is closed to recruiters, and needs an existing case study', async () => {
  expect((await ask({ fields }, '&draft=true', 'recruiter')).status).toBe(403);
  expect(await openContent(dashboard.payload, 'study-999999--ar')).toBeUndefined();
  await dashboard.payload.update({
    collection: 'case-studies',
    id: study.id,
    data: { deletedAt: new Date().toISOString() },
  });
  expect((await save(fields)).status).toBe(400);
});

it('has one description for a picture in two places', async () => {
  const picture = await createTestPicture(dashboard.payload, 'twice.jpg');
  const both = await createTestCaseStudy(dashboard.payload, {
    ...{ tile: picture.id, small: picture.id },
  } as never);
  const found = await dashboard.payload.findByID({
    ...{ collection: 'case-studies', id: both.id, depth: 2, draft: true },
  });
  const places = Object.keys(toCopyTree(found).pictures ?? {});
  expect(places).toEqual([String(picture.id)]);
});
