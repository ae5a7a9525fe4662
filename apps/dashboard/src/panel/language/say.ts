import { type Language, locales } from './language.ts';

/** A phrase whose words depend on a number: one for each form the language has. */
export type Plural = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** What stands for the names in braces. A number is written in the language's own digits. */
export type Values = Record<string, string | number>;

/** The words of a room as data: phrases by name, in groups where there are many. */
export interface Words {
  [name: string]: string | Plural | Words;
}

/** Words of the same names in another language, where a phrase may have other plural forms. */
export type Translated<Source> = {
  [Name in keyof Source]: Source[Name] extends string
    ? string
    : Source[Name] extends { other: string }
      ? Plural
      : Translated<Source[Name]>;
};

/** A phrase with its values filled in. `count` chooses the form of a plural. */
export function say(language: Language, phrase: string | Plural, values: Values = {}): string {
  const text = typeof phrase === 'string' ? phrase : choose(language, phrase, Number(values.count));
  return text.replaceAll(/\{(\w+)\}/g, (braces, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? toNumber(language, value) : (value ?? braces);
  });
}

/** A number in the digits of the language. */
export const toNumber = (language: Language, value: number): string =>
  new Intl.NumberFormat(locales[language]).format(value);

const choose = (language: Language, plural: Plural, count: number): string =>
  plural[new Intl.PluralRules(locales[language]).select(count)] ?? plural.other;
