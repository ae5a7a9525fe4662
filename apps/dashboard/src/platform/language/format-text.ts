import { locales, type PanelLanguage } from './language.ts';

/** A text that depends on a number: one form for each plural category of the language. */
export type Plural = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Values of the placeholders in braces. Numbers are formatted in the digits of the language. */
export type Values = Record<string, string | number | undefined>;

/** The texts of a namespace, by key; groups may be nested. */
export interface TextTree {
  [name: string]: string | Plural | TextTree;
}

/** The same keys in another language, which may have other plural forms. */
export type Translated<Source> = {
  [Name in keyof Source]: Source[Name] extends string
    ? string
    : Source[Name] extends { other: string }
      ? Plural
      : Translated<Source[Name]>;
};

/** Fills in the values of a text. `count` selects the plural form. */
export function formatText(
  language: PanelLanguage,
  text: string | Plural,
  values: Values = {},
): string {
  const form = typeof text === 'string' ? text : choose(language, text, Number(values.count));
  return form.replaceAll(/\{(\w+)\}/g, (braces, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? toNumber(language, value) : (value ?? braces);
  });
}

/** Formats a number in the digits of the language. */
export const toNumber = (language: PanelLanguage, value: number): string =>
  new Intl.NumberFormat(locales[language]).format(value);

const choose = (language: PanelLanguage, plural: Plural, count: number): string =>
  plural[new Intl.PluralRules(locales[language]).select(count)] ?? plural.other;
