import { describe, expect, it } from 'vitest';
import { labels } from './ar/labels.ts';
import { type Language, languages, locales } from './language.ts';
import { type Plural, say, type Words } from './say.ts';
import { getWords } from './words.ts';

const ARABIC = /\p{Script=Arabic}/u;

const isPlural = (one: Words[string]): one is Plural =>
  typeof one === 'object' && typeof one.other === 'string';

/** Every phrase of a room with its path, each plural as its forms. */
function listPhrases(words: Words, path: string): [string, string | Plural][] {
  return Object.entries(words).flatMap(([name, one]): [string, string | Plural][] =>
    typeof one === 'string' || isPlural(one)
      ? [[`${path}.${name}`, one]]
      : listPhrases(one, `${path}.${name}`),
  );
}

const toForms = (phrase: string | Plural) =>
  typeof phrase === 'string' ? [phrase] : Object.values(phrase);

const listNames = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

const phrases = Object.fromEntries(
  languages.map((language) => [language, new Map(listPhrases(getWords(language), 'words'))]),
) as Record<Language, Map<string, string | Plural>>;

it('every phrase of one language is one of the other', () => {
  expect([...phrases.ar.keys()].toSorted()).toEqual([...phrases.en.keys()].toSorted());
});

it('nothing is empty, and nothing Arabic was left in English', () => {
  // What is made of values and signs alone has no letters.
  const hasLetters = (form: string) => /\p{L}/u.test(form.replaceAll(/\{\w+\}/g, ''));
  const faults = [...phrases.ar].filter(([, phrase]) =>
    toForms(phrase).some((form) => hasLetters(form) && !ARABIC.test(form)),
  );
  expect(faults).toEqual([]);
  const empty = [...phrases.en].filter(([, phrase]) => toForms(phrase).some((form) => !form));
  expect(empty).toEqual([]);
});

it('no sentence is kept twice: what describes a field stands with the field', () => {
  const twice = [...phrases.en].filter(([, phrase]) =>
    toForms(phrase).some((form) => form.endsWith('.') && form in labels),
  );
  expect(twice).toEqual([]);
});

it('both languages fill in the same values', () => {
  for (const [path, english] of phrases.en) {
    const values = listNames(toForms(english).at(-1) ?? '').filter((name) => name !== 'count');
    for (const form of toForms(phrases.ar.get(path) ?? '')) {
      expect(
        listNames(form).filter((name) => name !== 'count'),
        path,
      ).toEqual(values);
    }
  }
});

it('every form of a plural is one the language has', () => {
  for (const language of languages) {
    const { pluralCategories } = new Intl.PluralRules(locales[language]).resolvedOptions();
    for (const [path, phrase] of phrases[language]) {
      if (typeof phrase === 'string') continue;
      expect(pluralCategories, path).toEqual(expect.arrayContaining(Object.keys(phrase)));
    }
  }
});

describe('a phrase that depends on a number', () => {
  const { quiet } = getWords('ar').today;
  it.each([
    [1, 'منذ يوم.'],
    [2, 'يومين'],
    [7, '7 أيام'],
    [11, '11 يومًا'],
    [100, '100 يوم'],
  ])('%d', (count, words) => {
    expect(say('ar', quiet, { count })).toContain(words);
  });

  it('leaves braces alone that have no value, and fills each value as it is', () => {
    expect(say('en', '{a} {b} {a}', { a: '{b}' })).toBe('{b} {b} {b}');
  });
});
