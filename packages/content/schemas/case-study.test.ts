import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type CaseStudy, caseStudySchema } from './case-study.ts';
import { ourWorkPageSchema } from './our-work.ts';

const here = fileURLToPath(new URL('../case-studies/', import.meta.url));
const studies = globSync(`${here}*/en.yaml`).map((file) => ({
  folder: basename(dirname(file)),
  study: caseStudySchema.parse(parse(readFileSync(file, 'utf8'))),
}));
const byRoute = new Map(studies.map(({ study }) => [study.route, study]));

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The case studies as docs/product.md lists them, in section 1. */
const [, listed = ''] =
  /^Case studies, in the order of the Our Work grid: (.*?)\.$/ms.exec(
    read('../../../docs/product.md'),
  ) ?? [];
const specified = [...listed.replace(/\(.*?\)/gs, '').matchAll(/`(.+?)`/g)].map(([, path]) => path);

/** Sections as specified, in order. */
const SECTIONS: Record<string, string[]> = {
  '/chaos-culture': ['About', 'Launching The Brand'],
  '/serenita': ['The Brief'],
  '/bianca&bloom': ['The Brief'],
  '/naturals': ['The Brief', 'The Scope'],
  '/lwoniti': ['The Brief', 'The photoshoot'],
  '/mono&co': ['The Brief'],
  '/microcare': [
    'The Brief',
    'Rebranding',
    'Social Media',
    'Media Buying',
    'Achievement',
    'On-ground Activation',
    'The Website',
    'UI/UX Process',
  ],
  '/zaytona': ['The Brief', 'The scope', 'The Website'],
  '/rka': ['Branding', 'Social Media'],
  '/wise': ['The Brief', 'The Scope'],
  '/steakanji': ['The Scope'],
  '/wecomm': ['The Branding', 'Social Media', 'Media Buying', 'Our Pull Offs', 'The Website'],
  '/101-wagging-tails': ['The Scope'],
  '/Lupin': ['The Brief'],
  '/Musa&Palm': ['Performance Marketing'],
  '/tacit-app': ['Social Media', 'Media Buying', 'Achievement'],
  '/Four': ['Branding'],
  '/gsms': ['Rebranding', 'Social Media', 'Media Buying', 'The Website'],
  '/afifi-office': ['The Website'],
  '/gamma-zone': ['The Website'],
};

const RESULTS: Record<string, string[]> = {
  '/microcare': ['+2M Reach', '3M+ Impressions', '70+ SQLs'],
  '/wecomm': ['+1M Reach', '2.5M+ Impressions', '400+ SQLs'],
  '/tacit-app': ['+80K Reach', '100K+ Impressions', '20+ SQLs'],
};

function toSections({ intro, blocks }: CaseStudy): string[] {
  return [intro, ...blocks].flatMap((part) => {
    if (!('heading' in part) || part.heading === undefined) return [];
    const { heading } = part;
    return [typeof heading === 'string' ? heading : heading.map(({ text }) => text).join(' ')];
  });
}

function toResults({ blocks }: CaseStudy): string[] {
  return blocks.flatMap((block) =>
    block.kind === 'results'
      ? block.cards.map(({ topText, bottomText }) => `${topText} ${bottomText}`)
      : [],
  );
}

describe('the case studies', () => {
  it('are those of docs/product.md, section 1, in the order of the grid', () => {
    const inOrder = studies.map(({ study }) => study).toSorted((a, b) => a.order - b.order);
    expect(inOrder.map(({ route }) => route)).toEqual(specified);
  });
  it('have a route, a place and a colour of their own', () => {
    const paths = studies.flatMap(({ study }) => [study.route, ...study.aliases]);
    expect(new Set(paths).size).toBe(paths.length);
    for (const key of ['order', 'mobileOrder', 'colour'] as const) {
      const values = studies.map(({ study }) => study[key] ?? study.order);
      expect(new Set(values).size, key).toBe(values.length);
    }
  });
  it.each(Object.entries(SECTIONS))(
    '%s has its specified sections and results, and no others',
    (route, sections) => {
      const study = byRoute.get(route);
      expect(study && toSections(study)).toEqual(sections);
      expect(study && toResults(study)).toEqual(RESULTS[route] ?? []);
    },
  );
  it('keep the related projects of Naturals, and link the two live websites', () => {
    expect(byRoute.get('/naturals')?.related).toEqual(['/bianca&bloom', '/mono&co', '/serenita']);
    const links = studies.flatMap(({ study }) =>
      study.blocks.flatMap((block) => (block.kind === 'website' ? [block.label] : [])),
    );
    expect(links.toSorted()).toEqual(['Afifi Office Website', 'Gamma Zone Website']);
  });
  it('relate only to routes that exist', () => {
    for (const { study } of studies)
      for (const route of study.related ?? []) expect(byRoute.has(route), route).toBe(true);
  });
});

/** Numbers from two to ninety-nine in words. */
function toNumberWord(number: number): string {
  const units =
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen';
  const small = `${units} fifteen sixteen seventeen eighteen nineteen`.split(' ');
  const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
  if (number < 20) return small[number] ?? '';
  const ten = tens[Math.floor(number / 10) - 2] ?? '';
  return number % 10 === 0 ? ten : `${ten}-${small[number % 10]}`;
}

describe('the description in content/pages/our-work/en.yaml', () => {
  const { meta } = ourWorkPageSchema.parse(parse(read('../pages/our-work/en.yaml')));
  const says = (word: string) =>
    new RegExp(`(?<![\\w-])${word}(?![\\w-])`, 'i').test(meta.description ?? '');

  it('has the number of the case studies, and no other', () => {
    const numbers = Array.from({ length: 98 }, (_, index) => index + 2);
    const said = numbers.filter((number) => says(String(number)) || says(toNumberWord(number)));
    expect(said.filter((number) => number !== studies.length)).toEqual([]);
  });
  it('names all countries of the case studies, or none', () => {
    const countries = studies.map(({ study }) => study.country.split(', ').at(-1) ?? '');
    const left = countries.filter((country) => !says(country));
    expect(left.length === countries.length ? [] : left).toEqual([]);
  });
});

/** The rough look of a page: the order of its pictures, films and figures. */
function toShapes({ blocks }: CaseStudy): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'text' || block.kind === 'website') return [];
    return block.kind === 'gallery' ? (block.rhythm ?? 'pairs') : block.kind;
  });
}

/** The distance of two colours, 0 to 1. From 0.1 on they look different. */
function toDistance(one: string, other: string): number {
  const toChannels = (colour: string) =>
    [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const others = toChannels(other);
  const squares = toChannels(one).map((channel, index) => (channel - (others[index] ?? 0)) ** 2);
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length);
}

describe('neighbours among the case studies', () => {
  const inOrder = studies
    .map(({ study }) => study)
    .toSorted((a, b) => a.order - b.order)
    .map((study, index, all) => ({ study, next: all[(index + 1) % all.length] ?? study }));
  it.each(inOrder)('$study.client and $next.client differ in their headings', ({ study, next }) => {
    expect(toShapes(study).at(0)).not.toBe(toShapes(next).at(0));
    expect(toShapes(study)).not.toEqual(toShapes(next));
  });
  it.each(inOrder)('$study.client and $next.client have different colours', ({ study, next }) => {
    const [one, other] = [study, next].map(({ world, colour }) => world?.ground ?? colour);
    expect(toDistance(one ?? '', other ?? '')).toBeGreaterThan(0.1);
  });
  it('on a phone are in another order, and have different shapes', () => {
    const onPhones = studies
      .map(({ study }) => study)
      .toSorted((a, b) => (a.mobileOrder ?? a.order) - (b.mobileOrder ?? b.order))
      .map((study) => toShapes(study).join());
    expect(onPhones.filter((shapes, index) => shapes === onPhones[index + 1])).toEqual([]);
  });
});

describe('the pictures of the case studies', () => {
  it.each(studies)('$folder has a detail for its aperture', ({ study }) => {
    const { show = 0, crop } = study.aperture ?? {};
    const picture = study.pictures.gallery[show - 1];
    expect(picture).toBeDefined();
    // A close-up is one, and any other picture is enlarged.
    if (!picture?.file.includes('close-up')) expect(crop?.scale).toBeGreaterThan(1);
  });
  it.each(studies)('$folder has every picture and film that it names', ({ folder, study }) => {
    const { tile, wide, small, pictures, films } = study;
    const named = [tile, wide, small, pictures.banner, pictures.bannerTall, ...pictures.gallery]
      .flatMap((picture) => picture?.file ?? [])
      .concat(
        films.flatMap(({ file, poster, captions }) => [
          ...(URL.canParse(file) ? [] : [file]),
          poster,
          ...(captions ? [captions] : []),
        ]),
      );
    expect(named.filter((file) => !existsSync(join(here, folder, file)))).toEqual([]);
  });
  it.each(studies)('$folder shows each picture of its gallery once', ({ study }) => {
    const { blocks, pictures, aperture } = study;
    const shown = blocks.flatMap((block) =>
      block.kind === 'wide' || (block.kind === 'gallery' && block.rhythm !== 'detail')
        ? block.show
        : [],
    );
    if (aperture && !aperture.crop) shown.push(aperture.show);
    const isPattern = (number: number) =>
      blocks.some(
        (block) =>
          block.kind === 'gallery' && block.rhythm === 'detail' && block.show.includes(number),
      );
    // A detail need not be shown whole.
    for (const [index] of pictures.gallery.entries())
      if (!shown.includes(index + 1) && isPattern(index + 1)) shown.push(index + 1);
    expect(shown.toSorted()).toEqual(pictures.gallery.map((_, index) => index + 1));
  });
  it.each(studies)('$folder shows its board whole', ({ study }) => {
    const places = study.blocks.flatMap((block) => {
      if (block.kind !== 'gallery' || (block.rhythm ?? 'pairs') !== 'pairs') return [];
      return block.show.map((number) => study.pictures.gallery[number - 1]?.file ?? '');
    });
    // The second place of a pair is five columns wide and cut to the height of the first.
    expect(places.findIndex((file) => file.includes('board'))).not.toBe(1);
  });
  it.each(studies)('$folder has its banner in both shapes or in neither', ({ study }) => {
    const { banner, bannerTall } = study.pictures;
    expect(banner === undefined).toBe(bannerTall === undefined);
  });
});
