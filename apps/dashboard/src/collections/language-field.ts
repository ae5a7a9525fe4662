import { defaultLanguage } from '@agency/content/languages';
import { toTextLanguage } from '@agency/content/text-language';
import type { Field, FieldHook } from 'payload';
import { createReason, toValidate } from '../panel/language/errors.ts';
import { languageTags } from './other-languages.ts';

/** A new document that says no language is in that of its title; a copy is in that of its original. */
const followTitle: FieldHook = ({ operation, originalDoc, siblingData, value }) => {
  const said = siblingData.language ?? originalDoc?.language;
  return operation !== 'create' || said !== undefined
    ? value
    : toTextLanguage(String(siblingData.title ?? '')).tag;
};

/** The language of a document, as a tag of packages/content/languages.ts; it need not be on. */
export const languageField: Field = {
  name: 'language',
  type: 'text',
  defaultValue: defaultLanguage.tag,
  hooks: { beforeValidate: [followTitle] },
  validate: toValidate(
    (tag: unknown) =>
      (typeof tag === 'string' && languageTags.includes(tag)) ||
      createReason(({ counterpart }) => counterpart.noLanguage),
  ),
  admin: {
    position: 'sidebar',
    description: 'Shown among those of its language, and nowhere else.',
    components: {
      Field: '/panel/editing/LanguageSelect.tsx#LanguageSelect',
      Cell: '/panel/editing/LanguageCell.tsx#LanguageCell',
    },
  },
};
