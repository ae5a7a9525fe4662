import { ARABIC_TYPEFACE, type OpenTypeface, openTypeface } from '@agency/brand/typeface';
import { isArabic, toArabicAxes } from '@agency/content/arabic';
import { volumes } from '@agency/content/phrase';

/** How a text is drawn at one size and volume. */
export interface Setting {
  /** Advance of a text at this size, px. */
  measure(text: string): number;
  /** A text as an SVG path with its baseline at y, from x on in the way it is read. */
  toPath(text: string, x: number, y: number): string;
}

/** The typefaces that pictures are lettered in. */
export interface Typefaces {
  latin: OpenTypeface;
  arabic: OpenTypeface;
}

let typefaces: Promise<Typefaces> | undefined;

/** Opened once; asked for again after a failure. */
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

/** A setting for texts of the script that `sample` is in: Arabic ones are read from the right. */
export function toSetting(faces: Typefaces, volume: LoudVolume, size: number, sample: string) {
  const latin = toLine(faces.latin, volume, size);
  return isArabic(sample) ? toArabicSetting(latin, faces.arabic, volume, size) : latin;
}

/** Sets a line in one typeface, glyph by glyph from the left. */
function toLine(face: OpenTypeface, volume: LoudVolume, size: number): Setting {
  const { stretch, weight, tracking } = volumes[volume];
  return toGlyphs(face, { wdth: stretch, wght: weight }, size, tracking);
}

function toGlyphs(
  { face, shaper }: OpenTypeface,
  axes: Record<string, number>,
  size: number,
  tracking: number,
): Setting {
  const font = new shaper.Font(face);
  font.setVariations(Object.entries(axes).map(([tag, value]) => new shaper.Variation(tag, value)));
  const scale = size / face.upem;
  const shape = (text: string) => {
    const buffer = new shaper.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shaper.shape(font, buffer);
    return buffer.getGlyphInfosAndPositions();
  };
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

/** Space between two Arabic words, of their size. */
const WORD_SPACE = 0.3;

/** Sets a line word by word from the right; a word in other letters stays in theirs. */
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
