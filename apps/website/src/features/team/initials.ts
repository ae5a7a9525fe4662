import { isArabic } from '@agency/content/arabic';
import { toGraphemes } from '@agency/content/phrase';

/** Replaces a missing portrait. */
export interface Initials {
  /** One or two letters. */
  letters: string;
  colour: 'blue' | 'yellow';
}

/** The Arabic article, with which many family names begin. */
const ARTICLE = /^ال(?=\p{L}{2})/u;

/** Prevents Arabic letters from joining into a word. */
const APART = '\u200c\u2009';

/** The first letters of the first and the last word, in a colour that depends on the name. */
export function toInitials(name: string): Initials {
  const words = name.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const [first = name, last] = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = [first, last].flatMap((word) => (word ? [toLetter(word)] : []));
  const hash = [...name.trim()].reduce(
    (value, sign) => (value * 31 + (sign.codePointAt(0) ?? 0)) | 0,
    7,
  );
  return {
    letters: letters.join(isArabic(letters.join('')) ? APART : ''),
    colour: hash & 4 ? 'yellow' : 'blue',
  };
}

function toLetter(word: string): string {
  const [start = ''] = word.replace(ARTICLE, '').match(/[\p{L}\p{N}].*/u) ?? [];
  const [letter = ''] = toGraphemes(start);
  return letter.toLocaleUpperCase();
}
