import { type ContentKey, isContentKey } from '@agency/content/content-files';
import { defaultLanguage, findLanguage, isDefault, type Language } from '@agency/content/languages';

/** A content file in one language of the site, which may be off. */
export interface ContentName {
  key: ContentKey;
  language: Language;
}

/** Valid in a URL, and in no key. */
const SEPARATOR = '--';

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

/** The translation of a case study; the default language is in the case study itself. */
export interface CaseStudyTranslation {
  /** Id of the case study. */
  study: number;
  key: string;
  language: Language;
}

/** Key of the translations of a case study. */
export const toCaseStudyKey = (id: number): string => `study-${id}`;

/** Id of the case study of a key; nothing for the key of a file. */
export function parseCaseStudyKey(key: string): number | undefined {
  const [, id] = /^study-([1-9]\d{0,8})$/.exec(key) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** Parses the name of a case study translation, `study-12--ar`. */
export function parseTranslationName(name: string): CaseStudyTranslation | undefined {
  const [key = '', tag, ...more] = name.split(SEPARATOR);
  const study = parseCaseStudyKey(key);
  const language = findLanguage(tag);
  if (more.length > 0 || study === undefined || !language || isDefault(language)) return undefined;
  return { study, key, language };
}
