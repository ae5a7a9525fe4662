import { languages, otherLanguages } from '@agency/content/languages';
import type { Field } from 'payload';
import { createReason, toValidate } from '../panel/language/errors.ts';

/** A text that is said otherwise in other languages, by their tags. */
export type OtherWords = Record<string, string>;

/** Tags of the languages that something may be written in. */
export const languageTags = languages.map(({ tag }) => tag);

interface OtherWordsOptions {
  name: string;
  label: string;
  description: string;
  maxLength: number;
}

/** The words of a field in the languages beside the default one: a line each. */
export const createOtherWordsField = ({
  name,
  label,
  description,
  maxLength,
}: OtherWordsOptions): Field => ({
  name,
  label,
  type: 'json',
  typescriptSchema: [() => ({ type: 'object', additionalProperties: { type: 'string' } })],
  validate: toValidate((value: unknown) => {
    if (value === null || value === undefined) return true;
    const isWhole =
      typeof value === 'object' &&
      Object.entries(value).every(
        ([tag, words]) =>
          otherLanguages.some((one) => one.tag === tag) && typeof words === 'string',
      );
    if (!isWhole) return createReason(({ words }) => words.unknown);
    const isShort = Object.values(value).every((words: string) => words.length <= maxLength);
    return isShort || createReason(({ text }) => text.atMost, { max: maxLength });
  }),
  admin: {
    description,
    disableListColumn: true,
    disableListFilter: true,
    components: {
      Field: {
        path: '/panel/editing/LocalizedText.tsx#LocalizedText',
        clientProps: { maxLength },
      },
    },
  },
});

/** The words of a language; nothing where there are none, and in the default one. */
export function pickWords(words: unknown, language: string): string | undefined {
  const isWords = typeof words === 'object' && words !== null && Object.hasOwn(words, language);
  return (isWords && (words as OtherWords)[language]?.trim()) || undefined;
}
