import { languages } from '@agency/content/languages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  encodePath,
  removeTrailingSlashes,
  toLocation,
  toPageUrl,
  toUnknownQuery,
} from './page-paths.ts';

describe('a path without trailing slashes', () => {
  it.each([
    ['/our-work/', '/our-work'],
    ['/our-work//%2F/%2f', '/our-work'],
    ['/a/b/', '/a/b'],
    ['/a%2', '/a%2'],
    ['///', ''],
    ['', ''],
  ])('of %s is %s', (path, wanted) => {
    expect(removeTrailingSlashes(path)).toBe(wanted);
  });

  it('takes linear time', () => {
    const measure = (path: string) => {
      const started = performance.now();
      for (let round = 0; round < 20; round += 1) removeTrailingSlashes(path);
      return performance.now() - started;
    };
    const times = [1000, 8000].map((length) =>
      Math.min(...[1, 2, 3].map(() => measure(`${'/'.repeat(length)}x`))),
    );
    // Eight times the length: quadratic time would be 64 times as long, and take seconds.
    expect(times[1]).toBeLessThan(Math.max(16 * (times[0] ?? 0), 50));
  });
});

describe('paths', () => {
  it('are encoded without loss', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(decodeURIComponent(encodePath(`/${text}`))).toBe(`/${text}`);
        expect(encodePath(`/${text}`)).not.toMatch(/[?#\s]/);
      }),
    );
    expect(encodePath('/Musa&Palm')).toBe('/Musa&Palm');
  });
});

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
])('%s%s is rendered from %s', (path, query, url) => {
  expect(toPageUrl({ path, query }, languages)).toBe(url);
});

it.each([
  ['/blogs', '', ''],
  ['/blogs', '?page=99', ''],
  ['/ar/blogs', '?page=99&utm_source=x&category=A', '?utm_source=x'],
  ['/Musa&Palm', '?page=99', '?page=99'],
])('of %s%s the redirect keeps “%s”', (path, query, kept) => {
  expect(toUnknownQuery({ path, query }, languages)).toBe(kept);
});

it('a redirect stays on the host of its target for any query', () => {
  expect(toLocation('/our-work', '?to=//evil.example')).toBe('/our-work?to=//evil.example');
  expect(toLocation('/..//evil.example/', '')).toBe('/evil.example/');
  expect(toLocation('/.//evil.example', '')).toBe('/evil.example');
  expect(toLocation('/\t/evil.example', '')).toBe('/');
});
