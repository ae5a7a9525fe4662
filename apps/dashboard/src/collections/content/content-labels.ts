import type { ContentKey } from '@agency/content/content-files';
import { isDefault } from '@agency/content/languages';
import * as arabic from '../../panel/language/ar/field-names.ts';
import * as english from '../../panel/language/en/field-names.ts';
import type { Language } from '../../panel/language/language.ts';
import { parseContentName } from './content-name.ts';
import { toFieldLabel } from './field-labels.ts';

const tables = { en: english, ar: arabic };

export const toContentLabel = (key: ContentKey, language: Language = 'en'): string =>
  tables[language].contentNames[key] ?? toFieldLabel(key);

/** Label of a document by its name in URLs, with the language unless it is the default one. */
export function toContentTitle(name: string, language: Language = 'en'): string {
  const content = parseContentName(name);
  if (!content) return name;
  const title = toContentLabel(content.key, language);
  return isDefault(content.language) ? title : `${title} · ${content.language.name}`;
}
