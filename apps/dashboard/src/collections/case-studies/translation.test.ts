import { findLanguage, type Language } from '@agency/content/languages';
import { listedCaseStudySchema, wireCaseStudySchema } from '@agency/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getCaseStudies, getCaseStudy } from '../../api/case-studies.ts';
import { getCaseStudyDraft } from '../../api/case-study-draft.ts';
import type { CaseStudy } from '../../payload-types.ts';
import { completeCaseStudy, createTestCaseStudy } from '../../testing/case-studies.ts';
import { type EditedDashboard, openEditedDashboard } from '../../testing/editors.ts';

const arabic = findLanguage('ar') as Language;
let dashboard: EditedDashboard;
let study: CaseStudy;

const blocks = [
  { blockType: 'text' as const, heading: 'The chair', text: 'One line.\n\nBent once.' },
  {
    blockType: 'results' as const,
    heading: 'Results',
    cards: [{ topText: '+38 %', bottomText: 'orders' }],
  },
];
const description = 'هوية لصانع أثاث في مصر: خط واحد هو كرسي وهو اسم، على كل ما يصنعه.';
const facts = {
  ...{ client: 'عنبر', sector: 'أثاث', country: 'مصر', services: ['هوية بصرية'] },
  ...{ summary: 'كرسي في خط واحد.', introHeading: 'المهمة', introText: 'كراسٍ.', description },
};

beforeAll(async () => {
  dashboard = await openEditedDashboard();
});
afterAll(() => dashboard.close());
beforeEach(async () => {
  const { payload } = dashboard;
  const { id, tile } = await createTestCaseStudy(payload, { blocks, _status: 'published' });
  study = await payload.findByID({ collection: 'case-studies', id, depth: 0 });
  await payload.update({
    ...{ collection: 'media', id: Number(tile), locale: 'ar', data: { alt: 'كرسي' } },
  });
});

/** The blocks in Arabic, as the rows of the case study. */
const toArabicBlocks = () =>
  (study.blocks ?? []).map((block) => {
    if (block.blockType === 'text') return { ...block, heading: 'الكرسي', text: 'خط واحد.' };
    if (block.blockType !== 'results') return block;
    const cards = block.cards.map((card) => ({ ...card, topText: '٣٨٪', bottomText: 'طلبات' }));
    return { ...block, heading: 'النتائج', cards };
  });
const save = (locale: 'en' | 'ar', data: object, query = '') =>
  dashboard.rest.callRest(`/case-studies/${study.id}?depth=0&locale=${locale}${query}`, {
    ...{ method: 'PATCH', body: data, cookie: dashboard.cookies.nour ?? '' },
  });
const draft = (data: object) => save('ar', { ...data, _status: 'draft' }, '&draft=true');
const publish = (locale: 'en' | 'ar', data: object = {}) =>
  save(locale, { ...data, _status: 'published' });
const whole = () => ({ ...facts, blocks: toArabicBlocks() });
const list = (language?: Language) => getCaseStudies(dashboard.payload, { language });
const isThere = async () => (await list(arabic)).some(({ id }) => id === study.id);
const read = () => getCaseStudy(dashboard.payload, { parameter: study.slug, language: arabic });

it('a case study is not public in a language before its translation is published', async () => {
  expect(await isThere()).toBe(false);
  await expect(read()).rejects.toMatchObject({ status: 404 });
  expect((await draft(whole())).status).toBe(200);
  expect(await isThere()).toBe(false);
  expect((await publish('ar')).status).toBe(200);
  const listed = (await list(arabic)).find(({ id }) => id === study.id);
  expect(listedCaseStudySchema.parse(listed)).toMatchObject({
    ...{ language: 'ar', client: 'عنبر', name: study.slug, tile: { name: 'كرسي' } },
  });
  const page = wireCaseStudySchema.parse(await read());
  expect(page).toMatchObject({ language: 'ar', services: ['هوية بصرية'] });
  expect(page.blocks).toMatchObject([
    { kind: 'text', heading: 'الكرسي', text: ['خط واحد.'] },
    { kind: 'results', cards: [{ topText: '٣٨٪' }] },
  ]);
  const english = await getCaseStudy(dashboard.payload, { parameter: study.slug });
  expect(english).toMatchObject({ client: study.client, services: completeCaseStudy.services });
  expect(english.blocks[0]).toMatchObject({ heading: 'The chair' });
  expect(english).not.toHaveProperty('language');
});

it('a preview falls back to the texts of the default language', async () => {
  await draft({ client: 'عنبر' });
  const drafted = await getCaseStudyDraft(dashboard.payload, study.id, arabic);
  expect(drafted?.draft).toMatchObject({ client: 'عنبر', summary: study.summary });
  expect(drafted?.lacks).toEqual([]);
  const { draft: english } = (await getCaseStudyDraft(dashboard.payload, study.id)) ?? {};
  expect(english?.client).toBe(study.client);
});

describe('publishing', () => {
  const getErrors = async (response: Response) => {
    const { errors } = await response.json();
    return [response.status, errors[0].data.errors] as const;
  };

  it('is rejected with the fields that its language lacks', async () => {
    const { summary: _summary, ...others } = whole();
    const [status, errors] = await getErrors(await publish('ar', others));
    expect(status).toBe(400);
    expect(errors).toMatchObject([{ path: 'summary' }]);
  });

  it('is rejected with the invalid fields of the other language', async () => {
    await draft({ ...whole(), description: 'قصير' });
    const [, tooShort] = await getErrors(await publish('en'));
    expect(tooShort).toMatchObject([
      { path: 'description', label: 'Description', message: expect.stringMatching(/^العربية: /) },
    ]);
    await save('en', { summary: '', _status: 'draft' }, '&draft=true');
    const [, missing] = await getErrors(await publish('ar', whole()));
    expect(missing).toMatchObject([
      { path: 'summary', message: expect.stringMatching(/^English: /) },
    ]);
  });

  it('in the default language requires no translation', async () => {
    await draft({ client: 'عنبر' });
    expect((await publish('en')).status).toBe(200);
    expect(await isThere()).toBe(false);
  });
});

it('translated texts follow a moved block, and a new block requires a translation', async () => {
  await publish('ar', whole());
  const [text, results] = study.blocks ?? [];
  const website = { blockType: 'website', label: 'Visit', href: 'https://a.example/' };
  await publish('en', { blocks: [results, website, text] });
  const { blocks: shown } = await read();
  expect(shown.map(({ kind }) => kind)).toEqual(['results', 'text']);
  expect(shown[1]).toMatchObject({ heading: 'الكرسي' });
});

describe.each(['en', 'ar'] as const)('a text saved in one language (%s)', (locale) => {
  it.each([
    ['an autosave', '&draft=true&autosave=true', 'draft'],
    ['a draft', '&draft=true', 'draft'],
    ['a publication', '', 'published'],
  ])('as %s does not change the other language', async (_how, query, _status) => {
    await publish('ar', whole());
    const readAll = async () => {
      const id = study.id;
      const options = { collection: 'case-studies', id, draft: true, depth: 0 } as const;
      const all = await dashboard.payload.findByID({ ...options, locale: 'all' });
      const { updatedAt: _at, editedBy: _by, _status: _state, ...texts } = all;
      return texts as unknown as Record<string, Record<string, unknown>>;
    };
    const before = await readAll();
    const response = await save(locale, { summary: 'Another line.', _status }, query);
    expect(response.status).toBe(200);
    expect(await readAll()).toEqual({
      ...before,
      summary: { ...before.summary, [locale]: 'Another line.' },
    });
  });
});
