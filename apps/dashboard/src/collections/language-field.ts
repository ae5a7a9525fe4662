import { defaultLanguage } from '@agency/content/languages';
import { toTextLanguage } from '@agency/content/text-language';
import type { Field, FieldHook } from 'payload';
import { createReason, toValidate } from '../panel/language/errors.ts';
import { languageTags } from './localized-text.ts';

/** A new document without a language gets that of its title; a duplicate keeps its own. */
const followTitle: FieldHook = ({ operation, originalDoc, siblingData, value }) => {
  const said = siblingData.language ?? originalDoc?.language;
  return operation !== 'create' || said !== undefined
    ? value
    : toTextLanguage(String(siblingData.title ?? '')).tag;
};

/** Language tag of a document (packages/content/languages.ts). The language may be off. */
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
