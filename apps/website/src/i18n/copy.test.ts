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
/** Reads the copy of one page. */
const open = () =>
  createCopyReader({
    fetchContent: async (_name, key) => content.get(key) ?? { status: 'failed', message: '' },
    reportInvalid,
    addRules: (added) => rules.push(...added),
  });

it('reads the copy of the build if there is no dashboard, or if it never responded', async () => {
  const built = await createCopyReader({}).readCopy('landing');
  expect(await open().readCopy('landing')).toBe(built);
  content.set('landing', { status: 'missing', message: '' });
  expect(await open().readCopy('landing')).toBe(built);
  expect(built.lead).toBeTruthy();
});

it('merges overrides over the file, once for all pages', async () => {
  change('landing', { lead: 'A voice in {countries} countries.' });
  const copy = await open().readCopy('landing');
  expect(copy.lead).toBe(`A voice in ${brand.stats.countries} countries.`);
  expect(await open().readCopy('landing')).toBe(copy);
  change('landing', {});
  expect((await open().readCopy('landing')).lead).not.toBe(copy.lead);
});

it('fills copy with changed facts, and shows them, but not the name', async () => {
  change('agency', { 'stats/countries': 44, 'offices/0/phone': '+20212345678', name: 'Other' });
  change('landing', { lead: '{brand} in {countries} countries' });
  expect((await open().readCopy('landing')).lead).toBe(`${brand.name} in 44 countries`);
  const now = await open().readBrand();
  expect(now.stats.countries).toBe(44);
  expect(now.offices[0]?.phone).toBe('+20212345678');
  expect([now.name, now.siteUrl]).toEqual([brand.name, brand.siteUrl]);
  expect(reportInvalid).toHaveBeenCalledWith('agency', [expect.objectContaining({ path: 'name' })]);
});

it('rejects only an invalid field, and reports it', async () => {
  change('landing', { lead: '', 'cta/label': 'Hear us', nowhere: 1 });
  const copy = await open().readCopy('landing');
  expect(copy.cta.label).toBe('Hear us');
  expect(copy.lead).toBeTruthy();
  const [, rejected] = reportInvalid.mock.calls.find(([key]) => key === 'landing') ?? [];
  expect(rejected.map(({ path }: { path: string }) => path).sort()).toEqual(['lead', 'nowhere']);
});

describe('rules', () => {
  it('are empty for copy that the build has measured', async () => {
    change('landing', { lead: 'A voice.' });
    await open().readCopy('landing');
    await open().readCopy('web-services');
    expect(rules).toEqual([]);
  });

  it('fit a changed heading, wider the longer it is', async () => {
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
    // The typeface has none of these letters, and still each has a width.
    expect(await toWidth('Слух')).toBeGreaterThan(3.5);
    expect(await toWidth('صدى')).toBeGreaterThan(2.5);
  });

  it('contain nothing that an editor typed', async () => {
    change('our-savvy', { 'heading/lines': [[{ text: '</style><script>', volume: 'crescendo' }]] });
    await open().readCopy('our-savvy');
    expect(rules[0]?.css).toMatch(
      /^@layer type\{\[data-fit='our-savvy'\]\{(--[\w-]+:[\d.]+;?)+\}\}$/,
    );
  });

  it('fit copy that replaces a page, and rows of keywords', async () => {
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
  const requested: string[] = [];
  /** Reads the copy of a page in it, with overrides of both languages. */
  const openOther = (own: Partial<Record<ContentKey, Content['fields']>>) =>
    createCopyReader({
      language: other,
      fetchContent: async (_name, key, { language: tag }) => {
        requested.push(`${tag} ${key}`);
        const fields = tag === other.tag ? own[key] : { lead: 'English', 'stats/countries': 44 };
        return { status: 'ok', data: { fields: fields ?? {} }, stale: false };
      },
      reportInvalid,
    });

  it('overrides of the language apply, and none of the default language', async () => {
    const unchanged = await openOther({}).readCopy('landing');
    expect(unchanged.lead).not.toBe('English');
    const { readCopy } = openOther({ landing: { lead: 'Ours in {countries}', nowhere: 1 } });
    const copy = await readCopy('landing');
    expect(copy).toEqual({ ...unchanged, lead: 'Ours in 44' });
    expect(requested).not.toContain('en landing');
    expect(reportInvalid).toHaveBeenCalledWith('landing--xx', [
      expect.objectContaining({ path: 'nowhere' }),
    ]);
  });

  it('the agency has its own texts, over facts of all languages', async () => {
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

  it('copy is merged once while both languages are unchanged', async () => {
    const [copy, facts] = [{ fields: { lead: 'Ours' } }, { fields: { 'stats/countries': 44 } }];
    const fetchContent: CopySources['fetchContent'] = async (_name, key, { language }) => {
      const data = language === other.tag ? copy : key === 'agency' ? facts : { fields: {} };
      return { status: 'ok', data, stale: false };
    };
    const read = () => createCopyReader({ language: other, fetchContent }).readCopy('nasj');
    expect(await read()).toBe(await read());
  });
});

it('returns the date of overrides, if there are any and the date is known', async () => {
  change('nasj', { lead: 'Woven.' }, '2026-11-20T08:00:00.000Z');
  change('company', { lead: 'Loud.' });
  change('careers', {}, '2026-11-20T08:00:00.000Z');
  const { readChange } = open();
  expect(await readChange('nasj')).toBe('2026-11-20T08:00:00.000Z');
  expect(await readChange('company')).toBeUndefined();
  expect(await readChange('careers')).toBeUndefined();
  expect(await readChange('landing')).toBeUndefined();
});

it('reports a fact that makes a text too long, and uses the other overrides of the page', async () => {
  const long = 'x'.repeat(200);
  change('agency', { birthplace: long, 'stats/countries': 44 });
  change('landing', { lead: '{birthplace}'.repeat(400), 'cta/label': 'Hear us' });
  const copy = await open().readCopy('landing');
  expect(copy.cta.label).toBe('Hear us');
  expect(copy.lead).not.toContain('x');
  const [, rejected] = reportInvalid.mock.calls.find(([key]) => key === 'landing') ?? [];
  expect(rejected).toMatchObject([{ path: 'lead' }]);
});

/** Paths of all texts of a file. */
function listTexts(value: unknown, way: string[] = []): string[] {
  if (typeof value === 'string') return [way.join('/')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => listTexts(part, [...way, name]));
}

it('rejects a fact that is too long from any host, quickly', async () => {
  const long = 'x'.repeat(255_000);
  change('agency', { birthplace: long, 'stats/peopleReachedADay': long, 'stats/countries': 44 });
  const keys = ['landing', 'company', 'privacy-policy', 'careers', 'our-work'] as const;
  for (const key of keys) {
    const paths = listTexts(getDefaultCopy(key, defaultLanguage));
    change(key, Object.fromEntries(paths.map((path) => [path, '{birthplace}'.repeat(199)])));
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
  expect(rejected.map(({ path }: { path: string }) => path).sort()).toEqual([
    'birthplace',
    'stats/peopleReachedADay',
  ]);
});
