import { languages, otherLanguages } from '@agency/content/languages';
import type { Field } from 'payload';
import { createReason, toValidate } from '../panel/language/errors.ts';

/** Translations of a text, by language tag. */
export type LocalizedText = Record<string, string>;

export const languageTags = languages.map(({ tag }) => tag);

interface LocalizedFieldOptions {
  name: string;
  label: string;
  description: string;
  maxLength: number;
}

/** A field with the translations of another field. */
export const createLocalizedField = ({
  name,
  label,
  description,
  maxLength,
}: LocalizedFieldOptions): Field => ({
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

/** The translation in a language; nothing if there is none, or for the default language. */
export function pickLocalized(words: unknown, language: string): string | undefined {
  const isLocalized = typeof words === 'object' && words !== null && Object.hasOwn(words, language);
  return (isLocalized && (words as LocalizedText)[language]?.trim()) || undefined;
}
