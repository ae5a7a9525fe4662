import { findLanguage, isDefault } from '@agency/content/languages';
import * as arabic from '../../panel/language/ar/field-names.ts';
import * as english from '../../panel/language/en/field-names.ts';
import type { Language } from '../../panel/language/language.ts';
import type { Content } from '../../payload-types.ts';
import { toFieldLabel } from './field-labels.ts';

const names: Record<Language, Record<string, string>> = {
  en: english.contentNames,
  ar: arabic.contentNames,
};

export const toContentLabel = (key: string, language: Language = 'en'): string =>
  names[language][key] ?? toFieldLabel(key);

/** Label of a document, with the language of its texts unless it is the default one. */
export function toContentTitle(
  { key, language: tag }: Pick<Content, 'key' | 'language'>,
  language: Language = 'en',
): string {
  const label = toContentLabel(key, language);
  const of = findLanguage(tag);
  return !of || isDefault(of) ? label : `${label} · ${of.name}`;
}
