import type { Digits } from './languages.ts';

/** A place: `{name}`, or `{name:arab}` where a number in it is written with other digits than ours. */
const PLACE = /\{(\w+)(:arab)?\}/g;

const ARABIC_ZERO = 0x660;

/** Most letters of a text whose places are filled: more than any text may have, so that a schema refuses what is cut here. */
export const MOST_FILLED = 20_000;

/**
 * Puts values into the `{name}` places of a text from a content file. A value is never read again: signs and braces
 * in what an editor wrote stay as they are, and so does a place that no value is given for. The text that is made has at
 * most `MOST_FILLED` letters, however many places name however long a value.
 */
export function fillPlaces(text: string, values: Record<string, string | number>): string {
  let room = MOST_FILLED - Math.min(text.length, MOST_FILLED);
  return text.slice(0, MOST_FILLED).replace(PLACE, (place, name: string, mark?: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return place;
    const said = typeof value === 'number' && mark ? toDigits(value, 'arab') : String(value);
    const fitting = said.slice(0, room + place.length);
    room += place.length - fitting.length;
    return fitting;
  });
}

/** A number, or a text with numbers in it, as a language writes its digits. */
export function toDigits(value: string | number, digits: Digits): string {
  if (digits === 'latn') return String(value);
  return String(value).replace(/\d/g, (digit) => String.fromCharCode(ARABIC_ZERO + Number(digit)));
}

/** Marks the places of a text, so that whoever fills them writes numbers as the language does. */
export const markPlaces = (text: string, digits: Digits): string =>
  digits === 'latn' ? text : text.replace(/\{(\w+)\}/g, '{$1:arab}');

/** Cuts a text at every place of one name. */
export const splitAtPlace = (text: string, name: string): string[] =>
  text.split(new RegExp(`\\{${name}(?::arab)?\\}`));
