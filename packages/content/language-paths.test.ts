import { expect, it } from 'vitest';
import { splitLanguage, toLanguagePath } from './language-paths.ts';
import { defaultLanguage, languages } from './languages.ts';

const [, arabic = defaultLanguage] = languages;

it.each([
  ['/', '/ar'],
  ['/our-work', '/ar/our-work'],
  ['/?q=1', '/ar?q=1'],
  ['/#part', '/ar#part'],
  ['/branding-development&management', '/ar/branding-development&management'],
])('finds %s in another language, and back', (path, fullPath) => {
  expect(toLanguagePath(path, arabic)).toBe(fullPath);
  expect(toLanguagePath(path, defaultLanguage)).toBe(path);
  if (path.includes('#')) return;
  expect(splitLanguage(fullPath, languages)).toEqual({ language: arabic, path });
});

it.each([
  '/argan',
  '/en',
  '/en/our-work',
  '/our-work/ar',
  '//ar',
  'ar',
  '/ar//our-work',
  '/ar//',
  '/constructor',
])('removes nothing from %s', (path) => {
  expect(splitLanguage(path, languages)).toEqual({ language: defaultLanguage, path });
});

it.each([
  ['/AR', '/'],
  ['/Ar/our-work', '/our-work'],
  ['/AR/Musa&Palm?q=A', '/Musa&Palm?q=A'],
])('finds the language of %s, and its canonical path', (fullPath, path) => {
  expect(splitLanguage(fullPath, languages)).toEqual({ language: arabic, path });
});

it('finds no language that is off', () => {
  expect(splitLanguage('/ar/our-work', [defaultLanguage]).language).toBe(defaultLanguage);
});

it.each(['https://nabra.example/x', 'mailto:a@b.example', '#part', 'tel:+1'])(
  'leaves %s unchanged',
  (href) => {
    expect(toLanguagePath(href, arabic)).toBe(href);
  },
);
