import { readFileSync } from 'node:fs';
import { ARABIC_TYPEFACE, loadShaper, readTypeface } from '@agency/brand/typeface';
import subsetFont from 'subset-font';
import { beforeAll, describe, expect, it } from 'vitest';
import { addJoiners } from './add-joiners.ts';
import { findRange, JOINING, toCharacters } from './core-typeface.ts';
import { openFont, shapeText } from './testing/open-font.ts';

const WORD = 'نبرة';
const APART = ['ن\u200D', '\u200Dب\u200D', '\u200Dر', 'ة'];
const JOINERS = [0x200c, 0x200d, 0x200e, 0x200f];
const AXES = [160, 700].flatMap((wght) => [0, 100].map((HEXP) => ({ wght, HEXP })));

let shaper: Awaited<ReturnType<typeof loadShaper>>['shaper'];
let cut: Buffer;
let made: Buffer;

beforeAll(async () => {
  const loaded = await loadShaper();
  ({ shaper } = loaded);
  const styles = readFileSync(new URL('../src/styles/readex.css', import.meta.url), 'utf8');
  const characters = toCharacters(findRange(styles, 'readex-core.woff2'));
  cut = Buffer.from(
    await subsetFont(readTypeface(ARABIC_TYPEFACE), characters, {
      targetFormat: 'sfnt',
      keepFeatures: JOINING,
    }),
  );
  // As it is sent, and as a browser unpacks it.
  const sent = await loaded.convert(addJoiners(cut, shaper), 'woff2');
  made = Buffer.from(await loaded.convert(sent, 'sfnt'));
});

describe('a typeface without joiners', () => {
  it('gets a glyph for each, empty and without a width, however letters are drawn', () => {
    for (const axes of AXES) {
      const font = openFont(shaper, made, axes);
      for (const joiner of JOINERS) {
        const glyph = font.nominalGlyph(joiner);
        expect(openFont(shaper, cut).nominalGlyph(joiner)).toBeUndefined();
        expect(glyph).toBeGreaterThan(0);
        expect(font.glyphToPath(glyph ?? 0)).toBe('');
        expect(font.glyphHAdvance(glyph ?? 0)).toBe(0);
      }
    }
  });

  it('draws every letter as before, together and apart', () => {
    for (const axes of AXES) {
      const [before, after] = [openFont(shaper, cut, axes), openFont(shaper, made, axes)];
      const draw = (font: typeof before, text: string) =>
        shapeText(shaper, font, text)
          .map(({ codepoint, xAdvance = 0 }) => [font.glyphToPath(codepoint), xAdvance] as const)
          .filter(([path, advance]) => path || advance);
      expect(draw(after, WORD)).toEqual(draw(before, WORD));
      const apart = APART.flatMap((letter) => draw(after, letter));
      expect(apart.sort()).toEqual(draw(after, WORD).sort());
    }
  });
});
