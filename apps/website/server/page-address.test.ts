import { languages } from '@agency/content/languages';
import { expect, it } from 'vitest';
import { toPageAddress, toUnknownQuery } from './page-address.ts';

it.each([
  ['/', '?utm_source=x&fbclid=y', '/'],
  ['/blogs', '?page=2&utm_source=x&category=Branding', '/blogs?category=Branding&page=2'],
  ['/blogs', '?category=', '/blogs'],
  ['/blogs', '?category=A&category=B', '/blogs?category=A'],
  ['/our-work', '?page=2', '/our-work'],
  ['/blogs/a-post', '?category=Branding', '/blogs/a-post'],
  ['/branding-development&management', '', '/branding-development&management'],
  ['/a b', '', '/a%20b'],
  ['/ar/our-work', '?category=web&utm_source=x', '/ar/our-work?category=web'],
])('%s%s is made from %s', (path, query, address) => {
  expect(toPageAddress({ path, query }, languages)).toBe(address);
});

it.each([
  ['/blogs', '', ''],
  ['/blogs', '?page=99', ''],
  ['/ar/blogs', '?page=99&utm_source=x&category=A', '?utm_source=x'],
  ['/Musa&Palm', '?page=99', '?page=99'],
])('of %s%s a redirect keeps “%s”', (path, query, kept) => {
  expect(toUnknownQuery({ path, query }, languages)).toBe(kept);
});
