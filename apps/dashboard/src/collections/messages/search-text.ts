import { toAsciiDigit, toDialable } from '@agency/contracts';

// Letters that Arabic and Persian keyboards write differently for the same sound, and what stays of them.
const SAME_LETTERS: Record<string, string> = { ٱ: 'ا', ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه' };
const SAME_LETTER = new RegExp(`[${Object.keys(SAME_LETTERS).join('')}]`, 'g');
const TATWEEL = /\u0640/g;
const MARKS = /\p{M}/gu;
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
      .replace(/\p{Nd}/gu, toAsciiDigit)
      .replace(GAPS, ' ')
      .trim()
  );
}

/** Every field of a message in one folded text; the telephone number as digits alone, too. */
export function toSearchText(fields: Record<string, unknown>): string {
  const texts = Object.values(fields).filter((value) => typeof value === 'string');
  const digits = typeof fields.phone === 'string' ? toDialable(fields.phone).replace('+', '') : '';
  return `${toFolded(texts.join(' '))} ${digits}`.trim();
}

/**
 * The words that all have to be in a message's text. A number loses the zeros it begins with: they stand for
 * a country's or an exchange's prefix, which the stored number may have in another form.
 */
export function toSearchWords(searched: string): string[] {
  const words = toFolded(searched).split(' ').filter(Boolean);
  return words.map((word) =>
    /^\+?[\d()./-]+$/.test(word) ? word.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || word : word,
  );
}
