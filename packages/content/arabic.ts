/** The zero-width joiner. On both sides of a cut it keeps letters joined that are in elements of their own. */
const JOINER = '\u200D';

/** A letter with its marks that joins the next letter. */
const JOINS_NEXT = /^(?![اأإآٱدذرزژوؤةىء])(?=\p{L})\p{Script=Arabic}\p{M}*$/u;
/** A letter that joins the one before it. */
const JOINS_PREVIOUS = /^(?!ء)(?=\p{L})\p{Script=Arabic}/u;

/** A letter with its marks. A lam and its alef are one sign. */
const SIGNS = /ل\p{M}*[اأإآٱ]\p{M}*|\P{M}\p{M}*/gu;

export const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

/** The comma of the script of a text. */
export const getComma = (text: string): string => (isArabic(text) ? '،' : ',');

/** Joins texts with the comma of their script. */
export const joinWithComma = (words: readonly string[]): string =>
  words.join(`${getComma(words.join(''))} `);

/** Splits a text into letters, with their marks, and with joiners so that they stay joined. */
export function toArabicLetters(text: string): string[] {
  const signs = text.match(SIGNS) ?? [];
  const joins = signs.map(
    (sign, index) => JOINS_NEXT.test(sign) && JOINS_PREVIOUS.test(signs[index + 1] ?? ''),
  );
  return signs.map(
    (sign, index) => `${joins[index - 1] ? JOINER : ''}${sign}${joins[index] ? JOINER : ''}`,
  );
}

/** Axes of the Arabic typeface. */
interface ArabicAxes {
  weight: number;
  /** Elongation of the strokes between letters, in percent. */
  elongation: number;
}

/** The six volumes, as in `styles/arabic.css` of the website. */
const VOLUMES: readonly ArabicAxes[] = [
  { weight: 160, elongation: 0 },
  { weight: 260, elongation: 0 },
  { weight: 360, elongation: 10 },
  { weight: 480, elongation: 40 },
  { weight: 600, elongation: 80 },
  { weight: 700, elongation: 100 },
];

/** The axes at a rise of 0 to 100 percent. Volume `n` is at `20 * (n - 1)`. */
export function toArabicAxes(rise: number): ArabicAxes {
  const step = (rise / 100) * (VOLUMES.length - 1);
  const from = VOLUMES[Math.floor(step)];
  const to = VOLUMES[Math.ceil(step)];
  if (!from || !to) throw new Error(`Invalid rise: ${rise}`);
  const mix = (quiet: number, loud: number) => quiet + (loud - quiet) * (step - Math.floor(step));
  return {
    weight: mix(from.weight, to.weight),
    elongation: mix(from.elongation, to.elongation),
  };
}
