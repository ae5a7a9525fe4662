import type { ContentKey } from '@agency/content/content-files';
import { defaultLanguage, type Language } from '@agency/content/languages';
import type { Content } from '@agency/contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ContentResult } from '../model/content-result.ts';
import type { PageRule } from '../model/page-rules.ts';
import { brand } from './brand.ts';
import { type CopySources, createCopyReader } from './copy.ts';
import { getDefaultCopy } from './default-copy.ts';

let content: Map<ContentKey, ContentResult<Content>>;
let rules: PageRule[];
const reportInvalid = vi.fn();

beforeEach(() => {
  content = new Map();
  rules = [];
  reportInvalid.mockClear();
});

const change = (key: ContentKey, fields: Content['fields'], updated_at?: string) =>
  content.set(key, {
    status: 'ok',
    data: { fields, ...(updated_at && { updated_at }) },
    stale: false,
  });
/** The reader of one page. */
const open = () =>
  createCopyReader({
    fetchContent: async (_name, key) => content.get(key) ?? { status: 'failed', message: '' },
    reportInvalid,
    addRules: (added) => rules.push(...added),
  });

it('reads the words of the build where nobody is to be asked, or nothing was ever said', async () => {
  const built = await createCopyReader({}).readCopy('landing');
  expect(await open().readCopy('landing')).toBe(built);
  content.set('landing', { status: 'missing', message: '' });
  expect(await open().readCopy('landing')).toBe(built);
  expect(built.lead).toBeTruthy();
});

it('puts what was changed over the file, once for all pages', async () => {
  change('landing', { lead: 'A voice in {countries} countries.' });
  const copy = await open().readCopy('landing');
  expect(copy.lead).toBe(`A voice in ${brand.stats.countries} countries.`);
  expect(await open().readCopy('landing')).toBe(copy);
  change('landing', {});
  expect((await open().readCopy('landing')).lead).not.toBe(copy.lead);
});

it('fills words with facts that were changed, and tells them, but not the name', async () => {
  change('agency', { 'stats/countries': 44, 'offices/0/phone': '+20212345678', name: 'Other' });
  change('landing', { lead: '{brand} in {countries} countries' });
  expect((await open().readCopy('landing')).lead).toBe(`${brand.name} in 44 countries`);
  const now = await open().readBrand();
  expect(now.stats.countries).toBe(44);
  expect(now.offices[0]?.phone).toBe('+20212345678');
  expect([now.name, now.siteUrl]).toEqual([brand.name, brand.siteUrl]);
  expect(reportInvalid).toHaveBeenCalledWith('agency', [
    expect.objectContaining({ place: 'name' }),
  ]);
});

it('costs a bad field alone and says which', async () => {
  change('landing', { lead: '', 'cta/label': 'Hear us', nowhere: 1 });
  const copy = await open().readCopy('landing');
  expect(copy.cta.label).toBe('Hear us');
  expect(copy.lead).toBeTruthy();
  const [, rejected] = reportInvalid.mock.calls.find(([key]) => key === 'landing') ?? [];
  expect(rejected.map(({ place }: { place: string }) => place).sort()).toEqual(['lead', 'nowhere']);
});

describe('rules', () => {
  it('are none for words that the build has measured', async () => {
    change('landing', { lead: 'A voice.' });
    await open().readCopy('landing');
    await open().readCopy('web-services');
    expect(rules).toEqual([]);
  });

  it('fit a heading that was changed, wider the longer it is', async () => {
    const toWidth = async (text: string) => {
      rules = [];
      change('our-savvy', { 'heading/lines': [[{ text, volume: 6 }]] });
      await open().readCopy('our-savvy');
      expect(rules.map(({ attribute }) => attribute)).toEqual(['data-fit="our-savvy"']);
      return Number(/--fit:([\d.]+)/.exec(rules[0]?.css ?? '')?.[1]);
    };
    const [short, long] = [await toWidth('Ear'), await toWidth('Earshot and beyond')];
    expect(short).toBeGreaterThan(1);
    expect(long).toBeGreaterThan(2 * short);
    // No letter of these is in the typeface; none of them is without room.
    expect(await toWidth('Слух')).toBeGreaterThan(3.5);
    expect(await toWidth('صدى')).toBeGreaterThan(2.5);
  });

  it('hold nothing of what was typed', async () => {
    change('our-savvy', { 'heading/lines': [[{ text: '</style><script>', volume: 'crescendo' }]] });
    await open().readCopy('our-savvy');
    expect(rules[0]?.css).toMatch(
      /^@layer type\{\[data-fit='our-savvy'\]\{(--[\w-]+:[\d.]+;?)+\}\}$/,
    );
  });

  it('fit parts that stand in a page’s place, and rows of keywords', async () => {
    change('thank-you', { 'stored/heading/lines/0/0/text': 'Noted' });
    await open().readCopy('thank-you');
    change('web-services', { keywords: ['One', 'Two', 'Three'] });
    await open().readCopy('web-services');
    expect(rules.map(({ attribute }) => attribute)).toEqual([
      'data-fit="thank-you/stored"',
      'data-keyword-row="web-services-0"',
      'data-keyword-row="web-services-1"',
    ]);
  });
});

describe('in another language', () => {
  const other: Language = {
    ...defaultLanguage,
    tag: 'xx',
    fallback: 'en',
    generate: (copy) => JSON.parse(JSON.stringify(copy).replace(/The/g, 'Thé')),
  };
  const asked: string[] = [];
  /** The reader of a page in it, beside a dashboard that has changed both. */
  const openOther = (own: Partial<Record<ContentKey, Content['fields']>>) =>
    createCopyReader({
      language: other,
      fetchContent: async (_name, key, { language: tag }) => {
        asked.push(`${tag} ${key}`);
        const fields = tag === other.tag ? own[key] : { lead: 'English', 'stats/countries': 44 };
        return { status: 'ok', data: { fields: fields ?? {} }, stale: false };
      },
      reportInvalid,
    });

  it('are changed by what was changed in it, and by nothing that was in the default one', async () => {
    const unchanged = await openOther({}).readCopy('landing');
    expect(unchanged.lead).not.toBe('English');
    const { readCopy } = openOther({ landing: { lead: 'Ours in {countries}', nowhere: 1 } });
    const copy = await readCopy('landing');
    expect(copy).toEqual({ ...unchanged, lead: 'Ours in 44' });
    expect(asked).not.toContain('en landing');
    expect(reportInvalid).toHaveBeenCalledWith('landing--xx', [
      expect.objectContaining({ place: 'nowhere' }),
    ]);
  });

  it('say the agency in words of their own over facts of all', async () => {
    const { readBrand } = openOther({
      agency: { 'offices/0/city': 'Ours', 'offices/0/phone': '+1', 'stats/countries': 7 },
    });
    const now = await readBrand();
    expect(now.offices[0]?.city).toBe('Ours');
    expect(now.offices[0]?.phone).toBe(brand.offices[0]?.phone);
    expect(now.stats.countries).toBe(44);
    expect(now.nameInPaths).toBe(brand.name);
    const [, rejected] = reportInvalid.mock.calls.find(([key]) => key === 'agency--xx') ?? [];
    expect(rejected).toHaveLength(2);
  });

  it('are put together once as long as both languages say the same', async () => {
    const [copy, facts] = [{ fields: { lead: 'Ours' } }, { fields: { 'stats/countries': 44 } }];
    const fetchContent: CopySources['fetchContent'] = async (_name, key, { language }) => {
      const data = language === other.tag ? copy : key === 'agency' ? facts : { fields: {} };
      return { status: 'ok', data, stale: false };
    };
    const read = () => createCopyReader({ language: other, fetchContent }).readCopy('nasj');
    expect(await read()).toBe(await read());
  });
});

it('says when words were changed, where they are and the day is known', async () => {
  change('nasj', { lead: 'Woven.' }, '2026-11-20T08:00:00.000Z');
  change('company', { lead: 'Loud.' });
  change('careers', {}, '2026-11-20T08:00:00.000Z');
  const { readChange } = open();
  expect(await readChange('nasj')).toBe('2026-11-20T08:00:00.000Z');
  expect(await readChange('company')).toBeUndefined();
  expect(await readChange('careers')).toBeUndefined();
  expect(await readChange('landing')).toBeUndefined();
});

it('keeps the rest of a page whose words facts do not fit, and says so', async () => {
  const long = 'x'.repeat(200);
  change('agency', { birthplace: long, 'stats/countries': 44 });
  change('landing', { lead: '{birthplace}'.repeat(400), 'cta/label': 'Hear us' });
  const copy = await open().readCopy('landing');
  expect(copy.cta.label).toBe('Hear us');
  expect(copy.lead).not.toContain('x');
  const [, rejected] = reportInvalid.mock.calls.find(([key]) => key === 'landing') ?? [];
  expect(rejected).toMatchObject([{ place: 'lead' }]);
});

/** Places of all texts of a file. */
function listTexts(value: unknown, way: string[] = []): string[] {
  if (typeof value === 'string') return [way.join('/')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => listTexts(part, [...way, name]));
}

it('takes no fact without a measure, whatever host it comes from, and no time for it', async () => {
  const long = 'x'.repeat(255_000);
  change('agency', { birthplace: long, 'stats/peopleReachedADay': long, 'stats/countries': 44 });
  const keys = ['landing', 'company', 'privacy-policy', 'careers', 'our-work'] as const;
  for (const key of keys) {
    const places = listTexts(getDefaultCopy(key, defaultLanguage));
    change(key, Object.fromEntries(places.map((place) => [place, '{birthplace}'.repeat(199)])));
  }
  const before = process.memoryUsage();
  const started = performance.now();
  for (const key of keys) {
    const copy = await open().readCopy(key);
    expect(JSON.stringify(copy)).not.toContain('xxx');
  }
  const after = process.memoryUsage();
  expect(performance.now() - started).toBeLessThan(5000);
  expect(after.heapUsed + after.external - before.heapUsed - before.external).toBeLessThan(100e6);
  const now = await open().readBrand();
  expect([now.birthplace, now.stats.countries]).toEqual([brand.birthplace, 44]);
  const [, rejected] = reportInvalid.mock.calls.find(([key]) => key === 'agency') ?? [];
  expect(rejected.map(({ place }: { place: string }) => place).sort()).toEqual([
    'birthplace',
    'stats/peopleReachedADay',
  ]);
});
