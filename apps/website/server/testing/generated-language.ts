import { defaultLanguage, type Language } from '@agency/content/languages';
import { toDigits } from '@agency/content/placeholders';

/** Fields without text: names of files, drawings, positions, choices. */
// biome-ignore format: a list of names
const NO_WORDS = new Set([
  'href', 'file', 'kind', 'preview', 'previewArt', 'scene', 'score', 'word', 'lettering',
  'dot', 'end', 'narrow', 'code', 'id', 'date', 'category', 'categories', 'colour', 'focus',
  'volume', 'rhythm', 'world',
  'dotColour', 'backgroundColour', 'route', 'aliases', 'related', 'poster', 'captions',
]);

/** Those of them that contain text if they are objects. */
const MAY_HOLD_WORDS = new Set(['related', 'file', 'categories']);

/** Choices whose field is a text elsewhere. */
const CHOICES = new Set(['before', 'after']);

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'åƀçđéƒğĥîĵķļɱñöþɋŕšťûṽŵẋýžÅƁÇĐÉƑĞĤÎĴĶĻṀÑÖÞɊŔŠŤÛṼŴẊÝŽ';

/** A text with an accent on every letter, and other digits. Its placeholders and its length stay. */
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

/** Whether a value is an object or a list of objects. */
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
 * A language for tests: English with accents, from right to left. Plain English or a plain digit on one of its pages comes
 * from code instead of copy.
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
