import { defaultLanguage, type Language } from '@agency/content/languages';
import { toDigits } from '@agency/content/placeholders';

/** Fields that hold no words: names of files, drawings, places, choices. */
// biome-ignore format: a list of names
const NO_WORDS = new Set([
  'href', 'file', 'kind', 'preview', 'previewArt', 'scene', 'score', 'word', 'lettering',
  'dot', 'end', 'narrow', 'code', 'id', 'date', 'category', 'categories', 'colour', 'focus',
  'volume', 'rhythm', 'world',
  'dotColour', 'backgroundColour', 'route', 'aliases', 'related', 'poster', 'captions',
]);

/** Of these, fields that hold words where they hold fields of their own. */
const MAY_HOLD_WORDS = new Set(['related', 'file', 'categories']);

/** Choices that stand in a field of words elsewhere. */
const CHOICES = new Set(['before', 'after']);

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'åƀçđéƒğĥîĵķļɱñöþɋŕšťûṽŵẋýžÅƁÇĐÉƑĞĤÎĴĶĻṀÑÖÞɊŔŠŤÛṼŴẊÝŽ';

/** A text with an accent on every letter, and other digits. Places stay, and so does how long it is. */
const toAccented = (text: string): string =>
  text
    .split(/(\{\w+\})/)
    .map((part, index) => (index % 2 === 0 ? accentLetters(part) : part))
    .join('');

const accentLetters = (text: string) =>
  toDigits(
    text.replace(/[A-Za-z]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter),
    'arab',
  );

const isWithoutWords = (name: string, value: unknown): boolean =>
  NO_WORDS.has(name) && !(MAY_HOLD_WORDS.has(name) && holdsFields(value));

/** Whether something has fields of its own, or is a list of what has. */
const holdsFields = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(holdsFields) : typeof value === 'object' && value !== null;

function generate(copy: unknown): unknown {
  if (typeof copy === 'string') return CHOICES.has(copy) ? copy : toAccented(copy);
  if (Array.isArray(copy)) return copy.map(generate);
  if (typeof copy !== 'object' || copy === null) return copy;
  return Object.fromEntries(
    Object.entries(copy).map(([name, value]) => [
      name,
      isWithoutWords(name, value) ? value : generate(value),
    ]),
  );
}

/**
 * A language of tests alone: English with accents, from right to left. Whatever is plain English, or a plain digit, on one
 * of its pages comes from code.
 */
export const generatedLanguage: Language = {
  tag: 'qps',
  name: toAccented('English'),
  direction: 'rtl',
  locale: 'ar-EG-u-nu-arab',
  digits: 'arab',
  openGraph: 'ar_AR',
  typeface: 'mona-sans',
  fallback: defaultLanguage.tag,
  isOn: true,
  generate,
};
