import type { Digits } from './languages.ts';

/** A placeholder: `{name}`, or `{name:arab}` for numbers in Arabic digits. */
const PLACEHOLDER = /\{(\w+)(:arab)?\}/g;

const ARABIC_ZERO = 0x660;

/** Longest filled text. Schemas allow less, so they reject a text that is cut here. */
export const MAX_FILLED_LENGTH = 20_000;

/** Fills the placeholders of a text. Values are not filled again, and placeholders without a value stay. */
export function fillPlaceholders(text: string, values: Record<string, string | number>): string {
  let room = MAX_FILLED_LENGTH - Math.min(text.length, MAX_FILLED_LENGTH);
  return text
    .slice(0, MAX_FILLED_LENGTH)
    .replace(PLACEHOLDER, (placeholder, name: string, mark?: string) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      if (value === undefined) return placeholder;
      const written = typeof value === 'number' && mark ? toDigits(value, 'arab') : String(value);
      const fitting = written.slice(0, room + placeholder.length);
      room += placeholder.length - fitting.length;
      return fitting;
    });
}

/** Writes the numbers of a text in other digits. */
export function toDigits(value: string | number, digits: Digits): string {
  if (digits === 'latn') return String(value);
  return String(value).replace(/\d/g, (digit) => String.fromCharCode(ARABIC_ZERO + Number(digit)));
}

/** Marks the placeholders of a text with the digits of its language. */
export const markPlaceholders = (text: string, digits: Digits): string =>
  digits === 'latn' ? text : text.replace(/\{(\w+)\}/g, '{$1:arab}');

export const splitAtPlaceholder = (text: string, name: string): string[] =>
  text.split(new RegExp(`\\{${name}(?::arab)?\\}`));
