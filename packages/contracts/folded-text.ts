import { toAsciiDigit } from './forms/fields.ts';

// Letters that Arabic and Persian keyboards write differently for the same sound, and what stays of them.
const SAME_LETTERS: Record<string, string> = { ٱ: 'ا', ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه' };
const SAME_LETTER = new RegExp(`[${Object.keys(SAME_LETTERS).join('')}]`, 'g');
const TATWEEL = /\u0640/g;
const MARKS = /\p{M}/gu;
// Soft hyphens, joiners, and what turns the direction: nobody sees them, and nobody types them twice alike.
const UNSEEN = /[\u00AD\u061C\u200C-\u200F\u202A-\u202E\u2060\u2066-\u2069]/g;
// What SQL's LIKE takes for a pattern, and every kind of gap.
const GAPS = /[%_\\\s]+/g;

/**
 * A text as it is stored and searched: small letters without marks, one spelling of letters that are often confused, Latin digits,
 * single spaces. Takes a time that grows with the text's length.
 */
export function toFolded(text: string): string {
  return (
    text
      // First, because putting many marks of one letter in order takes a time that grows with their square.
      .replace(MARKS, '')
      .normalize('NFKD')
      .replace(MARKS, '')
      .toLowerCase()
      .replace(SAME_LETTER, (letter) => SAME_LETTERS[letter] ?? letter)
      .replace(TATWEEL, '')
      .replace(UNSEEN, '')
      .replace(/\p{Nd}/gu, toAsciiDigit)
      .replace(GAPS, ' ')
      .trim()
  );
}
