import type { Digits } from './languages.ts';

/** A place: `{name}`, or `{name:arab}` where a number in it is written with other digits than ours. */
const PLACE = /\{(\w+)(:arab)?\}/g;

const ARABIC_ZERO = 0x660;

/**
 * Puts values into the `{name}` places of a text from a content file. A value is never read again: signs and braces
 * in what an editor wrote stay as they are, and so does a place that no value is given for.
 */
export function fillPlaces(text: string, values: Record<string, string | number>): string {
  return text.replace(PLACE, (place, name: string, mark: string | undefined) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return place;
    return typeof value === 'number' && mark ? toDigits(value, 'arab') : String(value);
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
