import { defaultLanguage, type Language } from '@agency/content/languages';
import { describe, expect, it } from 'vitest';
import { createBlog } from '../blog/testing/create-blog.ts';
import {
  toBlogEntry,
  toNewest,
  toOpeningEntry,
  toPageEntries,
  toSitemap,
  toSitemapFiles,
  toSitemapIndex,
} from './sitemap.ts';

const site = 'https://a.example';
const arabic: Language = { ...defaultLanguage, tag: 'ar' };
const inEnglish = { language: defaultLanguage, languages: [defaultLanguage] };
const ofEnglish = (total: number) => [{ language: defaultLanguage, total }];
describe('sitemap', () => {
  it('has absolute URLs, escaped, in the order of the schema', () => {
    const pictures = ['/_astro/a&b.webp', 'https://media.example/c.jpg?a=1&b="2"'];
    const xml = toSitemap(
      [{ path: '/mono&co', changed: '2026-11-16T08:00:00Z', pictures }, { path: '/' }],
      site,
    );
    expect(xml).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>' +
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">' +
        '<url><loc>https://a.example/mono&#38;co</loc><lastmod>2026-11-16T08:00:00Z</lastmod>' +
        '<image:image><image:loc>https://a.example/_astro/a&#38;b.webp</image:loc></image:image>' +
        '<image:image><image:loc>https://media.example/c.jpg?a=1&#38;b=%222%22</image:loc></image:image></url>' +
        '<url><loc>https://a.example/</loc></url></urlset>',
    );
  });

  it('lists a picture once, and no more of a page than search engines read', () => {
    const count = (pictures: string[]) =>
      toSitemap([{ path: '/', pictures }], site).split('<image:loc>').length - 1;
    expect(count(['/a.webp', '/a.webp'])).toBe(1);
    expect(count(Array.from({ length: 1200 }, (_, index) => `/${index}.webp`))).toBe(1000);
  });
});

it('an opening has the URL of its language, and lists no other', () => {
  const opening = { slug: 'opening', updated_at: '2026-11-16T08:00:00Z' };
  const toLine = (language: Language) => toSitemap([toOpeningEntry(opening, language)], site);
  const lastmod = '<lastmod>2026-11-16T08:00:00Z</lastmod>';
  expect(toLine(defaultLanguage)).toContain(
    `<url><loc>https://a.example/careers/opening</loc>${lastmod}</url>`,
  );
  expect(toLine(arabic)).toContain(
    `<url><loc>https://a.example/ar/careers/opening</loc>${lastmod}</url>`,
  );
});

describe('files of the sitemap', () => {
  it.each([0, 1, 1000])('are one for %i blogs', (count) => {
    expect(toSitemapFiles(ofEnglish(count), 1000)).toEqual([]);
  });
  it('are several if there are more, and the index lists them', () => {
    const files = toSitemapFiles(ofEnglish(1001), 1000);
    expect(files).toEqual([
      '/sitemaps/pages.xml',
      '/sitemaps/blogs-1.xml',
      '/sitemaps/blogs-2.xml',
    ]);
    expect(toSitemapFiles(ofEnglish(10_000), 1000)).toHaveLength(11);
    const both = [...ofEnglish(1001), { language: arabic, total: 8 }];
    expect(toSitemapFiles(both, 1000).at(-1)).toBe('/ar/sitemaps/blogs-1.xml');
    expect(toSitemapIndex(files.slice(1, 2), site)).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://a.example/sitemaps/blogs-1.xml</loc></sitemap></sitemapindex>',
    );
  });
});

describe('the newest of some days', () => {
  it('is the latest moment, in any format', () => {
    const days = ['2026-11-16T23:00:00-05:00', '2026-11-17T03:00:00.000Z'];
    expect(toNewest(days)).toBe(days[0]);
    expect(toNewest(days.toReversed())).toBe(days[0]);
  });

  it('is undefined when one of them is', () => {
    expect(toNewest(['2026-11-16T08:00:00Z', undefined])).toBeUndefined();
    expect(toNewest([])).toBeUndefined();
  });
});

describe('entries of the sitemap', () => {
  it('have the newer date of a blog, and its picture if it has a URL', () => {
    const blog = createBlog({ updated_at: '2026-11-20T08:00:00.000Z' });
    expect(toBlogEntry(blog, inEnglish)).toEqual({
      path: '/blogs/blog-1',
      changed: '2026-11-20T08:00:00.000Z',
      pictures: [],
    });
    const image = { src: '/media/a.jpg', name: 'A', hashblur: '' };
    const entry = toBlogEntry(createBlog({ image }), inEnglish);
    expect(entry).toMatchObject({ changed: blog.created_at, pictures: ['/media/a.jpg'] });
  });

  it('link a blog and its translations, only in languages of the site', () => {
    const languages = [defaultLanguage, arabic];
    const counterparts = [
      { language: 'ar', slug: 'sawt' },
      { language: 'fr', slug: 'voix' },
    ];
    const blog = { ...createBlog(), counterparts };
    const alternates = [
      { tag: 'en', path: '/blogs/blog-1' },
      { tag: 'x-default', path: '/blogs/blog-1' },
      { tag: 'ar', path: '/ar/blogs/sawt' },
    ];
    const toEntry = (one: typeof blog, language: Language) =>
      toBlogEntry(one, { language, languages });
    expect(toEntry(blog, defaultLanguage)).toMatchObject({ alternates });
    const other = { ...blog, slug: 'sawt', counterparts: [{ language: 'en', slug: 'blog-1' }] };
    expect(toEntry(other, arabic)).toMatchObject({ path: '/ar/blogs/sawt', alternates });
    expect(toBlogEntry(blog, inEnglish)).not.toHaveProperty('alternates');
    expect(toEntry({ ...blog, counterparts: [] }, arabic)).not.toHaveProperty('alternates');
  });

  it('change a page that lists others when they change', () => {
    const entries = toPageEntries(
      [
        { path: '/blogs', name: 'blogs' },
        { path: '/our-work', name: 'our-work' },
        { path: '/about', name: 'company' },
        { path: '/nasj', name: 'nasj' },
      ],
      {
        changes: {
          blogs: '2026-01-01',
          'our-work': '2026-03-01',
          company: '2026-01-01',
          nasj: '2026-01-01',
        },
        blogs: [{ path: '/blogs/a', changed: '2026-02-01' }],
        caseStudies: [{ path: '/four', changed: '2026-02-02' }],
        pictures: { nasj: ['/board.webp'] },
      },
    );
    expect(entries.map(({ changed }) => changed)).toEqual([
      '2026-02-01',
      '2026-03-01',
      undefined,
      '2026-01-01',
    ]);
    expect(entries.at(-1)?.pictures).toEqual(['/board.webp']);
  });
});
