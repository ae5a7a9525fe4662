import { type ContentKey, isContentKey } from '@agency/content/content-files';
import { defaultLanguage, findLanguage, isDefault, type Language } from '@agency/content/languages';

/** A file of words in one of the site's languages, on or off. */
export interface WordsName {
  key: ContentKey;
  language: Language;
}

/** No key has it, and an address may. */
const SEPARATOR = '--';

/** How words are named in addresses: `landing`, in another language than the default one `landing--ar`. */
export const toWordsName = (key: string, tag: string): string =>
  tag === defaultLanguage.tag ? key : key + SEPARATOR + tag;

/** The words of a name; nothing when it is none. */
export function parseWordsName(name: string): WordsName | undefined {
  const [key = '', tag, ...more] = name.split(SEPARATOR);
  const language = tag === undefined ? defaultLanguage : findLanguage(tag);
  if (more.length > 0 || !language || !isContentKey(key)) return undefined;
  // The default one has one name alone.
  return tag !== undefined && isDefault(language) ? undefined : { key, language };
}
