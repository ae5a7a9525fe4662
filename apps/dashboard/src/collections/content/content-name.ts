import { type ContentKey, isContentKey } from '@agency/content/content-files';
import { defaultLanguage, findLanguage, isDefault, type Language } from '@agency/content/languages';

/** A file of words in one of the site's languages, on or off. */
export interface ContentName {
  key: ContentKey;
  language: Language;
}

/** No key has it, and an address may. */
const SEPARATOR = '--';

/** How words are named in addresses: `landing`, in another language than the default one `landing--ar`. */
export const toContentName = (key: string, tag: string): string =>
  tag === defaultLanguage.tag ? key : key + SEPARATOR + tag;

/** The words of a name; nothing when it is none. */
export function parseContentName(name: string): ContentName | undefined {
  const [key = '', tag, ...more] = name.split(SEPARATOR);
  const language = tag === undefined ? defaultLanguage : findLanguage(tag);
  if (more.length > 0 || !language || !isContentKey(key)) return undefined;
  // The default one has one name alone.
  return tag !== undefined && isDefault(language) ? undefined : { key, language };
}

/** The words of a case study in another language than the default one, which are in the study itself. */
export interface CaseStudyTranslation {
  /** Number of the study. */
  study: number;
  key: string;
  language: Language;
}

/** How the words of a study are named among others. */
export const toCaseStudyKey = (id: number): string => `study-${id}`;

/** Number of the study that some words belong to; nothing where they are those of a file. */
export function parseCaseStudyKey(key: string): number | undefined {
  const [, id] = /^study-([1-9]\d{0,8})$/.exec(key) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** The words of a study by their name, `study-12--ar`; nothing when it is none. */
export function parseTranslationName(name: string): CaseStudyTranslation | undefined {
  const [key = '', tag, ...more] = name.split(SEPARATOR);
  const study = parseCaseStudyKey(key);
  const language = findLanguage(tag);
  if (more.length > 0 || study === undefined || !language || isDefault(language)) return undefined;
  return { study, key, language };
}
