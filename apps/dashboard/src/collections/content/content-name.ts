import { type ContentKey, isContentKey } from '@agency/content/content-files';
import { defaultLanguage, findLanguage, isDefault, type Language } from '@agency/content/languages';

/** A content file in one language of the site, which may be off. */
export interface ContentName {
  key: ContentKey;
  language: Language;
}

/** Valid in a URL, and in no key. */
export const SEPARATOR = '--';

/** Name in URLs: `landing`, or `landing--ar` in another language. */
export const toContentName = (key: string, tag: string): string =>
  tag === defaultLanguage.tag ? key : key + SEPARATOR + tag;

export function parseContentName(name: string): ContentName | undefined {
  const [key = '', tag, ...more] = name.split(SEPARATOR);
  const language = tag === undefined ? defaultLanguage : findLanguage(tag);
  if (more.length > 0 || !language || !isContentKey(key)) return undefined;
  // The default language has no suffix.
  return tag !== undefined && isDefault(language) ? undefined : { key, language };
}
