// Arabic and Persian letters that are often confused.
const SAME_LETTERS: Record<string, string> = { ٱ: 'ا', ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه' };
const SAME_LETTER = new RegExp(`[${Object.keys(SAME_LETTERS).join('')}]`, 'g');
const MARKS = /\p{M}/gu;
// Soft hyphens, tatweel, joiners and direction marks.
const UNSEEN = /[\u00AD\u061C\u0640\u200C-\u200F\u202A-\u202E\u2060\u2066-\u2069]/g;
// White space, and the wildcards of SQL's LIKE.
const GAPS = /[%_\\\s]+/g;

/** Normalises a text for search: lower case, no marks, Latin digits, single spaces. Runs in linear time. */
export function toSearchable(text: string): string {
  return (
    text
      // First, because NFKD needs quadratic time for many marks on a letter.
      .replace(MARKS, '')
      .normalize('NFKD')
      .replace(MARKS, '')
      .toLowerCase()
      .replace(SAME_LETTER, (letter) => SAME_LETTERS[letter] ?? letter)
      .replace(UNSEEN, '')
      .replace(/\p{Nd}/gu, toAsciiDigit)
      .replace(GAPS, ' ')
      .trim()
  );
}

/** Converts a digit of any script to ASCII. The digits of a script follow each other in Unicode, zero first. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
