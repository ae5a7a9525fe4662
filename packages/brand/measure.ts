import { openTypeface } from './typeface.ts';

/** How a text is set: width axis in percent, weight axis, letter spacing in em. */
interface Setting {
  stretch: number;
  weight: number;
  tracking: number;
}

/** The width of a text on one line, em. */
export type Measure = (text: string, setting: Setting) => number;

/** Room of a letter that the typeface lacks, em: another face shows it, and few letters of any are wider. */
const FOREIGN_LETTER = 1;

/** Measures words in the site's typeface. */
export async function openMeasure(): Promise<Measure> {
  const { face, shaper } = await openTypeface();
  return (text, { stretch, weight, tracking }) => {
    const font = new shaper.Font(face);
    font.setVariations([
      new shaper.Variation('wdth', stretch),
      new shaper.Variation('wght', weight),
    ]);
    const buffer = new shaper.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shaper.shape(font, buffer);
    const advance = buffer
      .getGlyphInfosAndPositions()
      .reduce(
        (sum, { codepoint, xAdvance = 0 }) =>
          sum + (codepoint === 0 ? FOREIGN_LETTER * face.upem : xAdvance),
        0,
      );
    return advance / face.upem + [...text].length * tracking;
  };
}

let opened: Promise<Measure> | undefined;

/** The one measure of a process: opened when words first need it, and once; tried again after a failure. */
export function getMeasure(): Promise<Measure> {
  opened ??= openMeasure().catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}
