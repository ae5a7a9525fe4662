import { ARABIC_TYPEFACE, type OpenTypeface, openFont, openTypeface } from './typeface.ts';

/** Width axis in percent, weight axis, letter spacing in em. */
export interface TextStyle {
  stretch: number;
  weight: number;
  tracking: number;
  /** Axes of the Arabic typeface, which has no letter spacing. */
  arabic?: { weight: number; elongation: number };
}

/** Returns the width of a text on one line, in em. */
export type Measure = (text: string, style: TextStyle) => number;

/** Width of a letter that the typeface lacks, in em. */
const FOREIGN_LETTER = 1;

const ARABIC = /\p{Script=Arabic}/u;

/** Opens the typeface of the site, and the Arabic one if needed. */
export async function openMeasure({ hasArabic = false } = {}): Promise<Measure> {
  const [face, arabicFace] = await Promise.all([
    openTypeface(),
    hasArabic ? openTypeface(ARABIC_TYPEFACE) : undefined,
  ]);
  return (text, { stretch, weight, tracking, arabic }) => {
    if (arabicFace && arabic && ARABIC.test(text)) {
      return toAdvance(arabicFace, text, { wght: arabic.weight, HEXP: arabic.elongation });
    }
    return toAdvance(face, text, { wdth: stretch, wght: weight }) + [...text].length * tracking;
  };
}

function toAdvance(typeface: OpenTypeface, text: string, axes: Record<string, number>): number {
  const { upem } = typeface.face;
  const advance = openFont(typeface, axes)
    .shape(text)
    .reduce(
      (sum, { codepoint, xAdvance = 0 }) =>
        sum + (codepoint === 0 ? FOREIGN_LETTER * upem : xAdvance),
      0,
    );
  return advance / upem;
}
