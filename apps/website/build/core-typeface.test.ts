import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findRange, toCharacters } from './core-typeface.ts';

const styles = readFileSync(new URL('../src/styles/type.css', import.meta.url), 'utf8');

describe('the core of the typeface', () => {
  it('holds every character of the site’s own English words', () => {
    const core = toCharacters(findRange(styles));
    for (const character of `Nabra. “Let’s Talk!” – 85+ brands & 100 million… © 4×5 — don't`)
      expect(core, character).toContain(character);
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
