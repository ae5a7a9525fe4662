import { describe, expect, it } from 'vitest';
import { labels } from './ar/labels.ts';
import { formatText, type Plural, type TextTree } from './format-text.ts';
import { languages, locales, type PanelLanguage } from './language.ts';
import { getTexts } from './texts.ts';

const ARABIC = /\p{Script=Arabic}/u;

const isPlural = (one: TextTree[string]): one is Plural =>
  typeof one === 'object' && typeof one.other === 'string';

/** Every text with its path. */
function listTexts(tree: TextTree, path: string): [string, string | Plural][] {
  return Object.entries(tree).flatMap(([name, one]): [string, string | Plural][] =>
    typeof one === 'string' || isPlural(one)
      ? [[`${path}.${name}`, one]]
      : listTexts(one, `${path}.${name}`),
  );
}

const toForms = (text: string | Plural) =>
  typeof text === 'string' ? [text] : Object.values(text);

const listNames = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

const texts = Object.fromEntries(
  languages.map((language) => [language, new Map(listTexts(getTexts(language), 'texts'))]),
) as Record<PanelLanguage, Map<string, string | Plural>>;

it('both languages have the same keys', () => {
  expect([...texts.ar.keys()].toSorted()).toEqual([...texts.en.keys()].toSorted());
});

it('no text is empty, and every Arabic text has Arabic letters', () => {
  // A text of placeholders and punctuation has no letters.
  const hasLetters = (form: string) => /\p{L}/u.test(form.replaceAll(/\{\w+\}/g, ''));
  const english = [...texts.ar].filter(([, text]) =>
    toForms(text).some((form) => hasLetters(form) && !ARABIC.test(form)),
  );
  expect(english).toEqual([]);
  const empty = [...texts.en].filter(([, text]) => toForms(text).some((form) => !form));
  expect(empty).toEqual([]);
});

it('no sentence is stored twice: descriptions of fields are in the labels', () => {
  const twice = [...texts.en].filter(([, text]) =>
    toForms(text).some((form) => form.endsWith('.') && form in labels),
  );
  expect(twice).toEqual([]);
});

it('both languages have the same placeholders', () => {
  for (const [path, english] of texts.en) {
    const values = listNames(toForms(english).at(-1) ?? '').filter((name) => name !== 'count');
    for (const form of toForms(texts.ar.get(path) ?? '')) {
      expect(
        listNames(form).filter((name) => name !== 'count'),
        path,
      ).toEqual(values);
    }
  }
});

it('every plural form is a plural category of the language', () => {
  for (const language of languages) {
    const { pluralCategories } = new Intl.PluralRules(locales[language]).resolvedOptions();
    for (const [path, text] of texts[language]) {
      if (typeof text === 'string') continue;
      expect(pluralCategories, path).toEqual(expect.arrayContaining(Object.keys(text)));
    }
  }
});

describe('a text with plural forms', () => {
  const { sum } = getTexts('ar').today.visits;
  it.each([
    [1, 'صفحة واحدة'],
    [2, 'صفحتان'],
    [7, '7 صفحات'],
    [11, '11 صفحة'],
    [100, '100 صفحة'],
  ])('%d', (count, text) => {
    expect(formatText('ar', sum, { count })).toContain(text);
  });

  it('leaves placeholders without a value, and does not expand values', () => {
    expect(formatText('en', '{a} {b} {a}', { a: '{b}' })).toBe('{b} {b} {b}');
  });
});
