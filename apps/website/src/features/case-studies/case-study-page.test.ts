import type { CaseStudy } from '@agency/content/schemas/case-study';
import { describe, expect, it } from 'vitest';
import type { ResponsiveImage } from '../../model/responsive-image.ts';
import {
  type PageBlock,
  toBlockGroups,
  toCaseStudyHead,
  toFilmUrl,
  toPageImages,
} from './case-study-page.ts';

const caseStudy = { client: 'Mono & Co', description: 'Loud.', sector: 'Food', route: '/mono&co' };
const page = { id: 'mono-and-co', caseStudy: caseStudy as CaseStudy };
const about = { brandName: 'House', site: 'https://site.example', toHref: (path: string) => path };

describe('head of a case study', () => {
  it('has the client as title, as the content has it or with the brand', () => {
    const toTitle = (meta: { title?: string }) =>
      toCaseStudyHead(page, { meta, list: 'Work' }, about).meta.title;
    expect(toTitle({ title: 'Work for {client}' })).toBe('Work for Mono & Co');
    expect(toTitle({})).toBe('Mono & Co | House');
  });
  it('is below the portfolio, with its own picture', () => {
    const { breadcrumbs, meta } = toCaseStudyHead(page, { meta: {}, list: 'Work' }, about);
    expect(breadcrumbs.map(({ path }) => path)).toEqual(['/our-work', '/mono&co']);
    expect(meta.shareImage).toBe('/previews/work/mono-and-co.jpg');
  });
  it('prints the URL of a film', () => {
    const poster = { src: '/p.webp', width: 16, height: 9, alt: '' };
    const sources = [{ src: '/film.webm', type: 'video/webm' }];
    expect(toFilmUrl({ poster, sources }, about.site)).toBe('https://site.example/film.webm');
  });
});

describe('the groups of blocks', () => {
  const text: PageBlock = { kind: 'text', text: ['Words'] };
  const website: PageBlock = { kind: 'website', label: 'Site', href: 'https://site.example' };
  const gallery = (rhythm: 'beside' | 'pairs'): PageBlock => ({
    kind: 'gallery',
    rhythm,
    pictures: [{ src: '/p.webp', width: 4, height: 3, alt: '' }],
  });
  const toKinds = (blocks: PageBlock[]) =>
    toBlockGroups(blocks).map((part) => part.map(({ kind }) => kind).join('+'));
  it('are blocks, and pictures that scroll beside the text before them', () => {
    expect(toKinds([text, gallery('pairs'), text, gallery('beside')])).toEqual([
      'text',
      'gallery',
      'text+gallery',
    ]);
    expect(toKinds([text, website, gallery('beside')])).toEqual(['text+website+gallery']);
  });
  it('do not combine pictures without a text before them', () => {
    expect(toKinds([gallery('beside'), gallery('beside')])).toEqual(['gallery', 'gallery']);
    expect(toKinds([website, gallery('beside')])).toEqual(['website', 'gallery']);
    expect(toKinds([text, gallery('beside'), gallery('beside')])).toEqual([
      'text+gallery',
      'gallery',
    ]);
  });
});

const toImage = (name: string): ResponsiveImage => ({
  src: `/_astro/${name}.webp`,
  width: 16,
  height: 9,
  alt: name,
});

describe('images of a case study', () => {
  it('are the banner and those of its blocks, in the order of the page', () => {
    const pictures = toPageImages({
      banner: toImage('banner'),
      blocks: [
        { kind: 'text', heading: 'The Brief', text: ['Words'] },
        {
          kind: 'gallery',
          rhythm: 'pairs',
          pictures: [toImage('gallery-1'), toImage('gallery-2')],
        },
        { kind: 'video', film: { poster: toImage('film-1'), sources: [] } },
        { kind: 'wide', picture: toImage('gallery-3') },
      ],
    });
    expect(pictures).toEqual(
      ['banner', 'gallery-1', 'gallery-2', 'film-1', 'gallery-3'].map((name) => toImage(name).src),
    );
    expect(toPageImages({ blocks: [] })).toEqual([]);
  });
});
