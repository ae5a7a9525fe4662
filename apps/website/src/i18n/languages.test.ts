import { defaultLanguage, type Language } from '@agency/content/languages';
import { describe, expect, it } from 'vitest';
import { inLanguage } from '../content-client/in-language.ts';
import { createCopyReader, localizeCopyLinks } from './copy.ts';
import { findNearest, isPageIn, mayBePageIn, toHref } from './language-pages.ts';

/** A language without copy. */
const mute: Language = {
  ...defaultLanguage,
  tag: 'zz',
  digits: 'arab',
  locale: 'ar-EG-u-nu-arab',
  fallback: 'en',
};
/** A language with copy of every page, in lower case. */
const small: Language = {
  ...mute,
  tag: 'xx',
  generate: (copy) => JSON.parse(JSON.stringify(copy).replace(/Our/g, 'our')),
};

describe('a page', () => {
  it('exists in a language that has its copy', () => {
    for (const path of ['/', '/our-work?category=web', '/search', '/serenita', '/forms/contact'])
      expect(isPageIn(path, small), path).toBe(true);
    for (const path of ['/', '/our-work', '/search', '/serenita', '/previews/pages/nasj.jpg'])
      expect(isPageIn(path, mute), path).toBe(false);
  });

  it.each(['/blogs/a', '/careers/a', '/preview/a', '/nowhere', '/%', '/constructor'])(
    'that the dashboard renders, or that does not exist, is known only in the default language: %s',
    (path) => {
      expect(isPageIn(path, defaultLanguage)).toBe(true);
      expect(isPageIn(path, small)).toBe(false);
    },
  );

  it('of a case study may exist in a language that has copy for it, which the dashboard decides', () => {
    for (const path of ['/of-the-dashboard', '/previews/work/study-7.jpg']) {
      expect(mayBePageIn(path, small), path).toBe(true);
      expect(mayBePageIn(path, mute), path).toBe(false);
    }
    for (const path of ['/sitemap.xml', '/a/b', '/%', '/previews/work/a/b.jpg'])
      expect([path, mayBePageIn(path, small)]).toEqual([path, false]);
  });

  it('of a post may exist in a language that has copy for it, which the dashboard decides', () => {
    for (const path of ['/blogs/a', '/previews/blogs/a.jpg', '/sitemaps/blogs-1.xml', '/rss.xml']) {
      expect(mayBePageIn(path, small), path).toBe(true);
      expect(mayBePageIn(path, mute), path).toBe(false);
    }
    for (const path of ['/blogs/a/b', '/sitemap.xml', '/sitemaps/pages.xml'])
      expect(mayBePageIn(path, small), path).toBe(false);
    // An article may link to a post of the default language.
    expect(toHref('/blogs/a', small)).toBe('/blogs/a');
  });

  it('of an opening may exist in a language that has copy for it, which the dashboard decides', () => {
    expect(mayBePageIn('/careers/a', small)).toBe(true);
    expect(mayBePageIn('/careers/a', mute)).toBe(false);
    for (const path of ['/careers/a/b', '/careers/'])
      expect(mayBePageIn(path, small), path).toBe(false);
    // Each opening exists in one language only.
    expect(toHref('/careers/a', small)).toBe('/careers/a');
  });

  it('links to the same one in another language, else to the nearest one above it', () => {
    expect(findNearest('/web-services', small)).toBe('/xx/web-services');
    expect(findNearest('/blogs/a', small)).toBe('/xx/blogs');
    expect(findNearest('/careers/a', small)).toBe('/xx/careers');
    expect(findNearest('/of-the-dashboard', small)).toBe('/xx/our-work');
    expect(findNearest('/404', small)).toBe('/xx');
    expect(findNearest('/', defaultLanguage)).toBe('/');
  });
});

describe('links', () => {
  const copy = {
    cta: { label: 'See', href: '/our-work#part' },
    list: [
      { label: 'A', href: '/careers' },
      { label: 'B', href: 'https://x.example/' },
    ],
    cards: [{ title: 'A', link: { href: '/nasj' } }],
  };

  it('lead to pages of their language', () => {
    expect(localizeCopyLinks(copy, small)).toEqual({
      cta: { label: 'See', href: '/xx/our-work#part' },
      list: [
        { label: 'A', href: '/xx/careers' },
        { label: 'B', href: 'https://x.example/' },
      ],
      cards: [{ title: 'A', link: { href: '/xx/nasj' } }],
    });
    expect(localizeCopyLinks(copy, defaultLanguage)).toBe(copy);
  });

  it('to missing pages are left out of a list, or lead to the default language', () => {
    expect(localizeCopyLinks(copy, mute)).toEqual({
      ...copy,
      list: [{ label: 'B', href: 'https://x.example/' }],
    });
    expect(toHref('/our-work', mute)).toBe('/our-work');
  });
});

describe('copy', () => {
  it('is that of the language, with its digits in placeholders and its links', async () => {
    const { readCopy, readBrand } = createCopyReader({ language: small });
    const { heading, carousel, pullOffs, work } = await readCopy('landing');
    expect(heading.lines[0]?.[0]?.text).toBe('our');
    expect(carousel.position).toBe('{title:arab}, slide {number:arab} of {total:arab}');
    expect(pullOffs.brandsNumber).toMatch(/^[٠-٩]+\+$/);
    expect(work.more.href).toBe('/xx/our-work');
    const shell = await readCopy('shell');
    expect(shell.navigation[0]?.href).toBe('/xx/MeetNabra');
    expect((await readBrand()).nameInPaths).toBe('Nabra');
  });

  it('of the default language is used if pages share it', async () => {
    const { readCopy } = createCopyReader({ language: mute });
    expect((await readCopy('forms')).honeypot).toBeTruthy();
    expect((await readCopy('shell')).navigation).toEqual([]);
  });
});

it('fetches content in the language, unless another one is named', async () => {
  const requested: unknown[] = [];
  const fetchContent = inLanguage(async (name, ...[params, options]) => {
    requested.push([name, params, options?.language]);
    return { status: 'missing', message: '' };
  }, small);
  await fetchContent('case-studies');
  await fetchContent('blog', 'a');
  await fetchContent('blog-addresses', 1, { language: 'en' });
  expect(requested).toEqual([
    ['case-studies', undefined, 'xx'],
    ['blog', 'a', 'xx'],
    ['blog-addresses', 1, 'en'],
  ]);
});
