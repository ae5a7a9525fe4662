import { defaultLanguage } from '@agency/content/languages';
import type { Field } from 'payload';
import { because, inWords } from '../panel/language/refuse.ts';
import { languageTags } from './other-languages.ts';

/** Which language a document is written in, by its tag: one of the list, on or off (docs/languages.md). */
export const languageField: Field = {
  name: 'language',
  type: 'text',
  defaultValue: defaultLanguage.tag,
  validate: inWords(
    (tag: unknown) =>
      (typeof tag === 'string' && languageTags.includes(tag)) ||
      because(({ counterpart }) => counterpart.noLanguage),
  ),
  admin: {
    position: 'sidebar',
    description: 'Shown among those of its language, and nowhere else.',
    components: {
      Field: '/panel/editing/LanguageChoice.tsx#LanguageChoice',
      Cell: '/panel/editing/LanguageCell.tsx#LanguageCell',
    },
  },
};
