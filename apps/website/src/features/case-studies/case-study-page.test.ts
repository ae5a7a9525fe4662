import type { CaseStudy } from '@agency/content/schemas/case-study';
import { describe, expect, it } from 'vitest';
import { type ShownBlock, toCaseStudyHead, toFilmAddress, toParts } from './case-study-page.ts';

const study = { client: 'Mono & Co', description: 'Loud.', sector: 'Food', route: '/mono&co' };
const page = { id: 'mono-and-co', study: study as CaseStudy };
const about = { brandName: 'House', site: 'https://site.example' };

describe('head of a case study', () => {
  it('is titled by its client, as the content says or with the brand', () => {
    const toTitle = (meta: { title?: string }) =>
      toCaseStudyHead(page, { meta, list: 'Work' }, about).meta.title;
    expect(toTitle({ title: 'Work for {client}' })).toBe('Work for Mono & Co');
    expect(toTitle({})).toBe('Mono & Co | House');
  });
  it('stands below the work, with a picture of its own', () => {
    const { breadcrumbs, meta } = toCaseStudyHead(page, { meta: {}, list: 'Work' }, about);
    expect(breadcrumbs.map(({ path }) => path)).toEqual(['/our-work', '/mono&co']);
    expect(meta.preview).toBe('/previews/work/mono-and-co.jpg');
  });
  it('prints the address of a film', () => {
    const poster = { src: '/p.webp', width: 16, height: 9, alt: '' };
    const sources = [{ src: '/film.webm', type: 'video/webm' }];
    expect(toFilmAddress({ poster, sources }, about.site)).toBe('https://site.example/film.webm');
  });
});

describe('the parts of a page', () => {
  const text: ShownBlock = { kind: 'text', text: ['Words'] };
  const website: ShownBlock = { kind: 'website', label: 'Site', href: 'https://site.example' };
  const gallery = (rhythm: 'beside' | 'pairs'): ShownBlock => ({
    kind: 'gallery',
    rhythm,
    pictures: [{ src: '/p.webp', width: 4, height: 3, alt: '' }],
  });
  const toKinds = (blocks: ShownBlock[]) =>
    toParts(blocks).map((part) => part.map(({ kind }) => kind).join('+'));
  it('are blocks, and pictures that pass beside the words before them', () => {
    expect(toKinds([text, gallery('pairs'), text, gallery('beside')])).toEqual([
      'text',
      'gallery',
      'text+gallery',
    ]);
    expect(toKinds([text, website, gallery('beside')])).toEqual(['text+website+gallery']);
  });
  it('leave pictures on their own where no words stand before them', () => {
    expect(toKinds([gallery('beside'), gallery('beside')])).toEqual(['gallery', 'gallery']);
    expect(toKinds([website, gallery('beside')])).toEqual(['website', 'gallery']);
    expect(toKinds([text, gallery('beside'), gallery('beside')])).toEqual([
      'text+gallery',
      'gallery',
    ]);
  });
});
