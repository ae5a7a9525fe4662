import { readBrand } from '@agency/brand/read-brand';
import { shellSchema } from '@agency/content/schemas/shell';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

const link = (label: string, href: string) => ({ label, href });
const text = 'Words';
const copy = shellSchema.parse({
  title: text,
  description: text,
  preview: '/preview.png',
  previewAlt: text,
  skip: text,
  home: text,
  homeName: text,
  menu: { label: text, open: text, close: text, located: text },
  navigation: [1, 2, 3, 4, 5, 6].map((number) => link(`Page ${number}`, `/${number}`)),
  footer: {
    tagline: [{ text, volume: 1 }],
    company: text,
    social: text,
    copyright: text,
    newTab: text,
    brands: { label: text, links: [link(text, '/nasj')] },
    privacy: link(text, '/privacy-policy'),
    search: link(text, '/search'),
    feed: link(text, '/rss.xml'),
  },
  contact: { text, link: link(text, '/contact-us'), whatsapp: text },
  draft: { label: text, text, lacks: text },
  banner: { lines: [[{ text, volume: 1 }]], cta: link(text, '/contact-us') },
});
const shared = {
  brand: readBrand(),
  copy,
  home: '/',
  languageLinks: [{ tag: 'ar', name: 'العربية', direction: 'rtl' as const, href: '/ar' }],
};

it.each([
  ['the header with its drawer', <Header key="header" {...shared} path="/" />, 2],
  ['the footer', <Footer key="footer" {...shared} />, 1],
])('%s links the other language beside its lists of links, never in one', (_name, part, count) => {
  const html = renderToStaticMarkup(part);
  expect(html.match(/hrefLang="ar"/gi)).toHaveLength(count);
  const lists = html.match(/<ul[^>]*>.*?<\/ul>/gs) ?? [];
  expect(lists.length).toBeGreaterThan(0);
  expect(lists.join('')).not.toMatch(/hrefLang/i);
  const [menu = ''] = lists.filter((list) => list.includes('Page 1'));
  expect(menu.match(/<a /g)).toHaveLength(6);
});

it('the header of a language whose pages have no links yet has no menu', () => {
  const props = { ...shared, copy: { ...copy, navigation: [] } };
  const bar = renderToStaticMarkup(<Header {...props} path="/" />).split('id="drawer"')[0];
  expect(bar).not.toMatch(/<nav|<button/);
  expect(bar).toMatch(/hrefLang="ar"/i);
});
