import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findRange, toCharacters } from './core-typeface.ts';

const content = fileURLToPath(new URL('../src/content/', import.meta.url));
const styles = readFileSync(new URL('../src/styles/type.css', import.meta.url), 'utf8');

describe('the core of the typeface', () => {
  it('holds every Latin letter and sign of the site’s own words', () => {
    const core = toCharacters(findRange(styles));
    const missing = globSync(`${content}**/*.yaml`).flatMap((file) => {
      const words = readFileSync(file, 'utf8').replace(/[\s\p{Script_Extensions=Arabic}]/gu, '');
      const others = [...new Set(words)].filter((character) => !core.includes(character));
      return others.length ? [`${others.join(' ')} in ${file}`] : [];
    });
    expect(missing).toEqual([]);
  });

  it('and the whole face share no character, so that a page without others asks for one file', () => {
    const faces = styles.split('@font-face').filter((rule) => rule.includes("'Mona Sans';"));
    const [core = '', rest = ''] = faces.map(
      (rule) => rule.match(/unicode-range:([^;]+);/)?.[1] ?? '',
    );
    const both = [...toCharacters(core)].filter((each) => toCharacters(rest).includes(each));
    expect(faces).toHaveLength(2);
    expect(both).toEqual([]);
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
