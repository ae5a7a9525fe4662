import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type CaseStudy, caseStudySchema } from './case-study.ts';

const here = fileURLToPath(new URL('../content/case-studies/', import.meta.url));
const studies = globSync(`${here}*/en.yaml`).map((file) => ({
  folder: basename(dirname(file)),
  study: caseStudySchema.parse(parse(readFileSync(file, 'utf8'))),
}));
const byRoute = new Map(studies.map(({ study }) => [study.route, study]));

/** The order of the Our Work grid (docs/product.md, section 1). */
const GRID = [
  '/serenita',
  '/naturals',
  '/chaos-culture',
  '/mono&co',
  '/bianca&bloom',
  '/wecomm',
  '/zaytona',
  '/101-wagging-tails',
  '/Musa&Palm',
  '/Lupin',
  '/Four',
  '/gamma-zone',
  '/tacit-app',
  '/rka',
  '/lwoniti',
  '/microcare',
  '/steakanji',
  '/gsms',
  '/afifi-office',
  '/wise',
];

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
  it('include the specified ones, in the specified order of the grid', () => {
    const inOrder = studies
      .map(({ study }) => study)
      .toSorted((a, b) => a.order - b.order)
      .map(({ route }) => route)
      .filter((route) => GRID.includes(route));
    expect(inOrder).toEqual(GRID);
  });
  it('have a route, a place and a colour of their own', () => {
    const paths = studies.flatMap(({ study }) => [study.route, ...study.aliases]);
    expect(new Set(paths).size).toBe(paths.length);
    for (const key of ['order', 'mobileOrder', 'colour'] as const) {
      const values = studies.map(({ study }) => study[key] ?? study.order);
      expect(new Set(values).size, key).toBe(values.length);
    }
  });
  it.each(GRID)('%s has its specified sections and results, and no others', (route) => {
    const study = byRoute.get(route);
    expect(study && toSections(study)).toEqual(SECTIONS[route]);
    expect(study && toResults(study)).toEqual(RESULTS[route] ?? []);
  });
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

describe('the pictures of the case studies', () => {
  it.each(studies)('$folder brings every picture and film it names', ({ folder, study }) => {
    const { tile, wide, small, pictures, films } = study;
    const named = [tile, wide, small, pictures.banner, pictures.bannerTall, ...pictures.gallery]
      .flatMap((picture) => picture?.file ?? [])
      .concat(
        films.flatMap(({ file, poster, captions }) => [
          file,
          poster,
          ...(captions ? [captions] : []),
        ]),
      );
    expect(named.filter((file) => !existsSync(join(here, folder, file)))).toEqual([]);
  });
  it.each(studies)('$folder shows each picture of its gallery once', ({ study }) => {
    const { blocks, pictures } = study;
    const shown = blocks.flatMap((block) =>
      block.kind === 'gallery' || block.kind === 'wide' ? block.show : [],
    );
    expect(shown.toSorted()).toEqual(pictures.gallery.map((_, index) => index + 1));
  });
  it.each(studies)('$folder brings its banner in both shapes or in none', ({ study }) => {
    const { banner, bannerTall } = study.pictures;
    expect(banner === undefined).toBe(bannerTall === undefined);
  });
});
