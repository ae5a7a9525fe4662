import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '@agency/content/languages';
import { describe, expect, it } from 'vitest';
import { findRange, toCharacters } from './core-typeface.ts';

const content = fileURLToPath(new URL('../../../packages/content/', import.meta.url));
const styles = readFileSync(new URL('../src/styles/type.css', import.meta.url), 'utf8');

/** Words that stand in another typeface. */
const setElsewhere = languages
  .filter(({ typeface }) => typeface !== 'mona-sans')
  .map(({ tag }) => `${tag}.yaml`);

/** The characters of every cut of the site's typeface, which stand behind the whole. */
const [, ...cuts] = styles
  .split('@font-face')
  .filter((rule) => rule.includes("'Mona Sans';"))
  .map((rule) => toCharacters(rule.match(/unicode-range:([^;]+);/)?.[1] ?? ''));

describe('the cuts of the typeface', () => {
  it('hold every Latin letter and sign of the site’s own words', () => {
    const files = globSync(`${content}**/*.yaml`);
    const missing = files.flatMap((file) => {
      if (setElsewhere.includes(basename(file))) return [];
      const words = readFileSync(file, 'utf8').replace(/[\s\p{Script_Extensions=Arabic}]/gu, '');
      const others = [...new Set(words)].filter((character) => !cuts.join('').includes(character));
      return others.length ? [`${others.join(' ')} in ${file}`] : [];
    });
    expect(missing).toEqual([]);
  });

  it('share no character with each other, so that a page asks for no more than it needs', () => {
    const all = cuts.join('');
    expect(cuts).toHaveLength(3);
    expect([...all].filter((each, i) => all.indexOf(each) !== i)).toEqual([]);
  });

  it('have for names among Arabic words every letter, and nothing that the whole has not', () => {
    const sheet = readFileSync(new URL('../src/styles/readex.css', import.meta.url), 'utf8');
    const names = toCharacters(findRange(sheet, 'mona-sans-names.woff2'));
    for (const each of `${'hello@nabra.example | 20 100 Mono & Co.'}ABCXYZabcxyz`)
      expect(names).toContain(each);
    expect([...names].filter((each) => !cuts.join('').includes(each))).toEqual([]);
  });

  it.each(['type.css', 'readex.css'])(
    'stand behind the whole in %s, which would be asked for in their place',
    (sheet) => {
      const text = readFileSync(new URL(`../src/styles/${sheet}`, import.meta.url), 'utf8');
      const files = [...text.matchAll(/url\('([^']+)'\)/g)].map(([, file = '']) => file);
      const places = files.map((file) => file.startsWith('@fontsource'));
      expect(places.lastIndexOf(true)).toBe(0);
    },
  );

  it('are not asked for by a width in `ch`, for which a browser fetches whichever typeface has a 0', () => {
    const source = fileURLToPath(new URL('../src/', import.meta.url));
    const sheets = globSync(`${source}**/*.css`);
    expect(sheets.length).toBeGreaterThan(50);
    expect(sheets.filter((sheet) => /\dch\b/.test(readFileSync(sheet, 'utf8')))).toEqual([]);
  });

  it('leave the letters, figures and stops of a sentence to the core', () => {
    expect(cuts[0]).toContain('A');
    for (const each of 'Launched on 1 January 2019; “Breathe it.”') expect(cuts[0]).toContain(each);
  });
});

describe('findRange', () => {
  it('knows a cut by its file, and says which one has no range', () => {
    expect(findRange(styles, 'mona-sans-signs.woff2')).toContain('U+40');
    expect(() => findRange(styles, 'other.woff2')).toThrow('other.woff2');
  });
});

describe('toCharacters', () => {
  it('reads single characters and ranges', () => {
    expect(toCharacters('U+41-43, U+2019')).toBe('ABC’');
  });

  it.each(['', 'U+', 'U+43-41', 'latin'])('refuses “%s”', (range) => {
    expect(() => toCharacters(range)).toThrow('no range');
  });
});
