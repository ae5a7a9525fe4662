import { ARABIC_TYPEFACE, type OpenTypeface, openFont, openTypeface } from '@agency/brand/typeface';
import { isArabic, toArabicAxes } from '@agency/content/arabic';
import { volumes } from '@agency/content/phrase';

/** Draws text at one size and volume. */
export interface Setting {
  /** Width, px. */
  measure(text: string): number;
  /** SVG paths with the baseline at y, from x in reading direction. */
  toPath(text: string, x: number, y: number): string;
}

export interface Typefaces {
  latin: OpenTypeface;
  arabic: OpenTypeface;
}

let typefaces: Promise<Typefaces> | undefined;

/** Opened once; again after a failure. */
export function getTypefaces(): Promise<Typefaces> {
  typefaces ??= openTypefaces().catch((error) => {
    typefaces = undefined;
    throw error;
  });
  return typefaces;
}

async function openTypefaces(): Promise<Typefaces> {
  const [latin, arabic] = await Promise.all([openTypeface(), openTypeface(ARABIC_TYPEFACE)]);
  return { latin, arabic };
}

type LoudVolume = 5 | 6;

/** A setting for texts in the script of `sample`. */
export function toSetting(faces: Typefaces, volume: LoudVolume, size: number, sample: string) {
  const { stretch, weight, tracking } = volumes[volume];
  const latin = toGlyphs(faces.latin, { wdth: stretch, wght: weight }, size, tracking);
  return isArabic(sample) ? toArabicSetting(latin, faces.arabic, volume, size) : latin;
}

function toGlyphs(
  typeface: OpenTypeface,
  axes: Record<string, number>,
  size: number,
  tracking: number,
): Setting {
  const { font, shape } = openFont(typeface, axes);
  const scale = size / typeface.face.upem;
  const toAdvance = (glyph: { xAdvance?: number }) =>
    (glyph.xAdvance ?? 0) * scale + tracking * size;
  return {
    measure: (text) => shape(text).reduce((sum, glyph) => sum + toAdvance(glyph), 0),
    toPath(text, x, y) {
      let at = x;
      const glyphs = shape(text).map((glyph) => {
        const path = `<path transform="translate(${at.toFixed(1)},${y}) scale(${scale},${-scale})" d="${font.glyphToPath(glyph.codepoint)}"/>`;
        at += toAdvance(glyph);
        return path;
      });
      return glyphs.join('');
    },
  };
}

/** Space between two Arabic words, em. */
const WORD_SPACE = 0.3;

/** Sets words from right to left; words in other scripts keep their direction. */
function toArabicSetting(
  latin: Setting,
  face: OpenTypeface,
  volume: LoudVolume,
  size: number,
): Setting {
  const { weight, elongation } = toArabicAxes(20 * (volume - 1));
  const arabic = toGlyphs(face, { wght: weight, HEXP: elongation / 2 }, size, 0);
  const setWord = (word: string) => (isArabic(word) ? arabic : latin);
  const space = size * WORD_SPACE;
  return {
    measure: (text) =>
      text.split(' ').reduce((sum, word) => sum + setWord(word).measure(word) + space, -space),
    toPath(text, x, y) {
      let at = x;
      const words = text.split(' ').map((word) => {
        const setting = setWord(word);
        at -= setting.measure(word);
        const path = setting.toPath(word, at, y);
        at -= space;
        return path;
      });
      return words.join('');
    },
  };
}
