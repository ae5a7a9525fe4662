import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBrand } from '@agency/brand/read-brand';
import { expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { type ContentKey, toContentFile } from './content-files.ts';
import { defaultLanguage } from './languages.ts';
import { mergeCopy } from './merge-copy.ts';
import type { Overrides } from './overrides.ts';

const brand = readBrand();
const root = join(import.meta.dirname, '../..');
const read = (key: ContentKey) => parse(readFileSync(join(root, toContentFile(key)), 'utf8'));
const merge = <Key extends ContentKey>(key: Key, overrides: Overrides) =>
  mergeCopy(key, read(key), overrides, brand, defaultLanguage);

it('fills the brand into overrides', () => {
  const { copy } = merge('landing', { lead: '{brand} in {countries} countries' });
  expect(copy.lead).toBe(`${brand.name} in ${brand.stats.countries} countries`);
});

test.each([
  ['javascript:alert(1)'],
  ['//elsewhere.example'],
  ['/\\elsewhere.example'],
  ['data:text/html,a'],
  ['vbscript:a'],
  [' /careers'],
  ['https://'],
  ['www.elsewhere.example'],
])('a link to %s is rejected', (href) => {
  const { copy, rejected } = merge('landing', { 'cta/href': href });
  expect(copy.cta.href).toBe(`/Meet${brand.name}`);
  expect(rejected).toMatchObject([{ path: 'cta/href', reason: expect.stringContaining('/page') }]);
});

test.each([
  ['https://elsewhere.example/a?b#c'],
  ['http://elsewhere.example'],
  ['mailto:hello@nabra.example'],
  ['tel:+20212345678'],
  ['/branding-development&management'],
  ['/'],
  ['#story'],
])('a link to %s is accepted', (href) => {
  expect(merge('landing', { 'cta/href': href }).copy.cta.href).toBe(href);
});

test.each([
  ['nasj', 'work/pictures/board/file', './not-there.webp'],
  ['nasj', 'meta/previewArt', './not-there.webp'],
  ['company', 'clients/logos/0/lettering', 'not-drawn'],
  ['company', 'story/places/0/latitude', 12],
  ['people-of-cairo', 'what/picture/scene', 'not-drawn'],
  ['people-of-cairo', 'community/pictures/0', { file: './not-there.webp', alt: 'A' }],
  ['people-of-cairo', 'why/lettering/word', 'not-drawn'],
] satisfies [ContentKey, string, unknown][])(
  '%s shows no %s that was not built',
  (key, path, value) => {
    const { copy, rejected } = merge(key, { [path]: value });
    expect(rejected).toMatchObject([{ path, reason: expect.stringContaining('build') }]);
    expect(copy).toEqual(merge(key, {}).copy);
  },
);

const picture = { id: 7, src: '/media/a-0.jpg', sizes: [], width: 1600, height: 1200 };

it('replaces a file with a picture of the library', () => {
  const path = 'work/pictures/board/file';
  const { copy, rejected } = merge('nasj', { [path]: picture });
  expect(rejected).toEqual([]);
  expect(copy.work.pictures.board.file).toEqual(picture);
  const grid = [{ file: picture, alt: 'A street', large: true }];
  const { copy: cairo } = merge('people-of-cairo', { 'community/pictures': grid });
  expect(cairo.community.pictures).toEqual(grid);
});

test.each([
  ['another host', { ...picture, src: 'https://elsewhere.example/a.jpg' }],
  ['another folder', { ...picture, src: '/media/../secrets/a' }],
  ['no number', { ...picture, id: 0 }],
])('a picture of the library with %s is rejected', (_, value) => {
  const { rejected } = merge('nasj', { 'work/pictures/board/file': value });
  expect(rejected).toMatchObject([{ path: 'work/pictures/board/file' }]);
});

it('accepts another order of build-only entries', () => {
  const pictures = read('people-of-cairo').community.pictures.toReversed();
  const { copy, rejected } = merge('people-of-cairo', { 'community/pictures': pictures });
  expect(rejected).toEqual([]);
  expect(copy.community.pictures).toHaveLength(pictures.length);
  const logos = read('company').clients.logos.toReversed();
  expect(merge('company', { 'clients/logos': logos }).copy.clients.logos).toEqual(logos);
});

it('accepts a telephone in any format, and no short one', () => {
  const { copy, rejected } = mergeCopy(
    'agency',
    (({ name: _name, siteUrl: _siteUrl, ...facts }) => facts)(read('agency')),
    {
      'offices/0/phone': '+20 (2) 1234-5678',
      'offices/1/phone': '02 1234',
      'social/0/url': 'javascript:a',
    },
    brand,
    defaultLanguage,
  );
  expect(copy.offices[0]?.phone).toBe('+20 (2) 1234-5678');
  expect(copy.offices[1]).not.toHaveProperty('phone');
  expect(copy.social).toEqual(brand.social);
  expect(rejected.map(({ path }) => path).sort()).toEqual(['offices/1/phone', 'social/0/url']);
});

it('rejects the length of a list', () => {
  const { rejected } = merge('landing', { 'carousel/slides/length': 4_000_000_000 });
  expect(rejected).toMatchObject([{ path: 'carousel/slides/length' }]);
});

it('rejects thousands of overrides quickly', () => {
  const wrong = Object.fromEntries(
    Array.from({ length: 2000 }, (_, index) => [`meta/other-${index}`, index]),
  );
  const before = performance.now();
  expect(merge('landing', wrong).rejected).toHaveLength(2000);
  expect(performance.now() - before).toBeLessThan(2000);
});
