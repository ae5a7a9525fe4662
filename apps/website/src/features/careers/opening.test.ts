import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@agency/brand/brand';
import { readBrand } from '@agency/brand/read-brand';
import { defaultLanguage, toLanguage } from '@agency/content/languages';
import { openingPageSchema as wordsSchema } from '@agency/content/schemas/opening';
import { endpoints } from '@agency/contracts';
import fixture from '@agency/contracts/fixtures/openings.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { toJobPosting } from './job-posting.ts';
import { toOpeningFacts, toOpeningMeta, toOpeningRow, toOpenNow } from './opening.ts';

const content = join(import.meta.dirname, '../../../../../packages/content');
const readCopy = (tag: string) =>
  wordsSchema.parse(parse(readFileSync(join(content, `pages/opening/${tag}.yaml`), 'utf8')));
const copy = readCopy('en');
const brand = readBrand();
const arabic = toLanguage('ar');
const site = 'https://nabra.example';
const openings = endpoints.openings.response.parse(fixture);
const [inCairo, remote] = openings;
if (!inCairo || !remote) throw new Error('there are two in the fixture');

it('an opening is open until the moment when it closes', () => {
  const end = Date.parse(inCairo.closes_at);
  expect(toOpenNow(openings, end - 1)).toHaveLength(2);
  expect(toOpenNow(openings, end)).toEqual([remote]);
});

describe('times', () => {
  const toCloses = (opening: typeof inCairo) =>
    toOpeningFacts(opening, copy, brand, defaultLanguage).at(-1)?.text;

  it('are those of the office, with UTC beside them', () => {
    expect(toCloses(inCairo)).toBe('15 December 2026, 23:00 in Cairo · 21:00 UTC');
  });

  it('name the date in UTC, too, if it differs', () => {
    const closes_at = '2026-12-15T22:30:00.000Z';
    expect(toCloses({ ...inCairo, closes_at })).toBe(
      '16 December 2026, 00:30 in Cairo · 15 December 2026 at 22:30 UTC',
    );
  });

  it('are in UTC only for a remote position, and for a deleted office', () => {
    expect(toCloses(remote)).toBe('31 December 2026, 12:00 UTC');
    expect(toCloses({ ...inCairo, office: 'XYZ' })).toBe('15 December 2026, 21:00 UTC');
  });

  it('have the date of the office in a list', () => {
    const closes_at = '2026-12-15T22:30:00.000Z';
    expect(toOpeningRow({ ...inCairo, closes_at }, copy, brand, defaultLanguage)).toMatchObject({
      href: '/careers/senior-copywriter',
      place: 'Cairo',
      type: 'Full time',
      closes: 'Until 16 December 2026',
    });
  });
});

it.each([
  [{ min: 40000, max: 55000, unit: 'month' }, 'EGP 40,000 – EGP 55,000 a month'],
  [{ min: 40.5, max: null, unit: 'hour' }, 'EGP 40.50 an hour'],
  [{ min: 100, max: 100, unit: 'year' }, 'EGP 100 a year'],
] as const)('a pay of %j is shown as %s', (pay, text) => {
  const facts = toOpeningFacts(
    { ...inCairo, pay: { currency: 'EGP', ...pay } },
    copy,
    brand,
    defaultLanguage,
  );
  expect(facts.find(({ label }) => label === copy.facts.pay)?.text).toBe(text);
});

describe('in Arabic', () => {
  const opening = {
    ...inCairo,
    title: 'محرر أول',
    html_description: '<p>تكتب.</p>',
    language: 'ar',
    closes_at: '2026-12-15T22:30:00.000Z',
  };
  const wordsThere = readCopy('ar');
  const brandThere: Brand = {
    ...brand,
    offices: brand.offices.map((office) =>
      office.code === 'CAI' ? { ...office, city: 'القاهرة' } : office,
    ),
  };

  it('a page has its own texts, digits and dates, and links to its own URL', () => {
    const facts = toOpeningFacts(opening, wordsThere, brandThere, arabic);
    expect(Object.fromEntries(facts.map(({ label, text }) => [label, text]))).toEqual({
      المكتب: 'القاهرة',
      'نوع العمل': 'دوام كامل',
      الأجر: 'من ٤٠٬٠٠٠ جنيه مصري إلى ٥٥٬٠٠٠ جنيه مصري في الشهر',
      'مفتوحة منذ': '١ نوفمبر ٢٠٢٦',
      'تُغلق في':
        '١٦ ديسمبر ٢٠٢٦، ١٢:٣٠ ص بتوقيت القاهرة · ١٥ ديسمبر ٢٠٢٦ في ١٠:٣٠ م بالتوقيت العالمي',
    });
    const row = toOpeningRow(opening, wordsThere, brandThere, arabic);
    expect(row).toMatchObject({
      href: '/ar/careers/senior-copywriter',
      closes: 'حتى ١٦ ديسمبر ٢٠٢٦',
    });
    const { closesAt: _iso, href: _href, ...said } = row;
    const { title, description } = toOpeningMeta(opening, wordsThere, brandThere);
    const own = title.replace('{brand}', '');
    const texts = [...Object.values(said), ...facts.map(({ text }) => text), own, description];
    expect(texts.join(' ')).not.toMatch(/[A-Za-z0-9]/);
  });

  it('it is a JobPosting at its own URL, of the same agency', () => {
    const said = { ...brandThere, name: 'نبرة', inDefaultLanguage: brand };
    expect(toJobPosting(opening, said, site, arabic)).toMatchObject({
      '@id': 'https://nabra.example/ar/careers/senior-copywriter#position',
      url: 'https://nabra.example/ar/careers/senior-copywriter',
      hiringOrganization: { '@id': `${site}/#organization`, name: brand.name },
    });
  });
});

it('the meta description is the description as plain text', () => {
  const html = `<p>One &amp; two</p><p>${'word '.repeat(100)}</p>`;
  const meta = toOpeningMeta({ ...inCairo, html_description: html }, copy, brand);
  expect(meta.title).toContain('Senior Copywriter, Cairo |');
  expect(meta.description).toBe(`One & two ${'word '.repeat(100)}`.trim());
});

describe('for search engines', () => {
  it('an opening is a JobPosting with its location, pay and end', () => {
    expect(toJobPosting(inCairo, brand, site, defaultLanguage)).toMatchObject({
      '@type': 'JobPosting',
      '@id': 'https://nabra.example/careers/senior-copywriter#position',
      datePosted: inCairo.opens_at,
      validThrough: inCairo.closes_at,
      employmentType: 'FULL_TIME',
      hiringOrganization: { '@type': 'Organization', name: brand.name },
      jobLocation: { address: { addressLocality: 'Cairo', addressCountry: 'EG' } },
      baseSalary: {
        currency: 'EGP',
        value: { minValue: 40000, maxValue: 55000, unitText: 'MONTH' },
      },
    });
  });

  it('a remote opening is a JobPosting with the type TELECOMMUTE and without a location', () => {
    const posting = toJobPosting(remote, brand, site, defaultLanguage);
    expect(posting).toMatchObject({ jobLocationType: 'TELECOMMUTE', employmentType: 'CONTRACTOR' });
    expect(posting).not.toHaveProperty('jobLocation');
    expect(posting).not.toHaveProperty('baseSalary');
  });

  it('an opening in a deleted office is no JobPosting', () => {
    expect(
      toJobPosting({ ...inCairo, office: 'XYZ' }, brand, site, defaultLanguage),
    ).toBeUndefined();
  });
});
