import { defaultLanguage, isDefault, type Language } from './languages.ts';

/** A path without its language. */
export interface LanguagePath {
  language: Language;
  /** The specification's own path. */
  path: string;
}

/**
 * Takes the language off a path, or off a path with its query: `/ar/our-work` is `/our-work` in Arabic. In any case:
 * `toLanguagePath` knows its one spelling. `/ar//our-work` is none of its pages, as `//our-work` is none of ours.
 */
export function splitLanguage(address: string, languages: readonly Language[]): LanguagePath {
  const [, tag = '', rest = ''] = /^\/([a-z][\w-]*)(?=$|\?|\/(?!\/))(.*)$/is.exec(address) ?? [];
  const language = languages.find((one) => one.tag.toLowerCase() === tag.toLowerCase());
  if (!language || isDefault(language)) return { language: defaultLanguage, path: address };
  return { language, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** A path of the specification in a language. Addresses of other sites, and parts of a page, stay as they are. */
export function toLanguagePath(path: string, language: Language): string {
  if (isDefault(language) || !path.startsWith('/')) return path;
  return `/${language.tag}${path.replace(/^\/(?=$|[?#])/, '')}`;
}
