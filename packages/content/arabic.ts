/**
 * A word whose letters stand in elements of their own falls to pieces in some browsers; this on both sides of each cut
 * holds it together in all.
 */
const JOINER = '\u200D';

/** Letters that join the one before and never the one after. */
const ENDING = new Set([...'اأإآٱدذرزژوؤةى']);
/** Letters that join neither. */
const ALONE = new Set([...'ء']);
/** Letters that form one sign with a lam before them. */
const ALEFS = new Set([...'اأإآٱ']);

/** A sign with the marks above and below it; a lam with its alef is one. */
const SIGNS = /ل\p{M}*[اأإآٱ]\p{M}*|\P{M}\p{M}*/gu;

/** Whether a text is set in Arabic letters. */
export const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

/** Words in a row, with the comma of their script. */
export const joinWords = (words: readonly string[]): string =>
  words.join(isArabic(words.join('')) ? '، ' : ', ');

/** A letter of a word that is set letter by letter. */
export interface ArabicLetter {
  /** With its marks, and a joiner on each side on which it is joined. */
  letter: string;
  /** Whether the stroke that follows it is the one to be drawn out: the last before the final letter. */
  isDrawnOut: boolean;
}

/** The letters of a text, joined as they were. */
export function toArabicLetters(text: string): ArabicLetter[] {
  const signs = text.match(SIGNS) ?? [];
  const joins = signs.map((sign, index) => isJoined(sign, signs[index + 1]));
  const last = joins.lastIndexOf(true);
  return signs.map((sign, index) => ({
    letter: `${joins[index - 1] ? JOINER : ''}${sign}${joins[index] ? JOINER : ''}`,
    isDrawnOut: index === last,
  }));
}

function isJoined(sign: string, next: string | undefined): boolean {
  const [letter = ''] = sign;
  const bases = sign.replace(/\p{M}/gu, '');
  const isEnding = ENDING.has(letter) || ALEFS.has(bases.at(-1) ?? '');
  const [following = ''] = next ?? '';
  return (
    isLetter(letter) &&
    isLetter(following) &&
    !isEnding &&
    !ALONE.has(letter) &&
    !ALONE.has(following)
  );
}

const isLetter = (sign: string) => /^\p{Script=Arabic}$/u.test(sign) && /^\p{L}$/u.test(sign);

/** The Arabic typeface's axes. */
export interface ArabicAxes {
  weight: number;
  /** How far the joins are drawn out, percent. */
  elongation: number;
}

/** The six volumes; `styles/readex.css` of the website sets the same numbers. */
const VOLUMES: readonly ArabicAxes[] = [
  { weight: 160, elongation: 0 },
  { weight: 260, elongation: 0 },
  { weight: 360, elongation: 10 },
  { weight: 480, elongation: 40 },
  { weight: 600, elongation: 80 },
  { weight: 700, elongation: 100 },
];

/** The axes of a volume from 1 to 6. */
export const toArabicVolume = (volume: 1 | 2 | 3 | 4 | 5 | 6): ArabicAxes =>
  toArabicAxes(20 * (volume - 1));

/** The axes at a rise of 0 to 100 percent. */
export function toArabicAxes(rise: number): ArabicAxes {
  const step = (rise / 100) * (VOLUMES.length - 1);
  const from = VOLUMES[Math.floor(step)];
  const to = VOLUMES[Math.ceil(step)];
  if (!from || !to) throw new Error(`A rise of ${rise} is none.`);
  const mix = (quiet: number, loud: number) => quiet + (loud - quiet) * (step - Math.floor(step));
  return {
    weight: mix(from.weight, to.weight),
    elongation: mix(from.elongation, to.elongation),
  };
}
