import { defaultLanguage, isDefault, type Language } from './languages.ts';

/** Splits the language tag, in any case, from a path with or without query: `/ar/our-work` is `/our-work` in Arabic. */
export function splitLanguage(
  fullPath: string,
  languages: readonly Language[],
): { language: Language; path: string } {
  const [, tag = '', rest = ''] = /^\/([a-z][\w-]*)(?=$|\?|\/(?!\/))(.*)$/is.exec(fullPath) ?? [];
  const language = languages.find((one) => one.tag.toLowerCase() === tag.toLowerCase());
  if (!language || isDefault(language)) return { language: defaultLanguage, path: fullPath };
  return { language, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** Adds the language tag to a path. URLs of other sites and fragments stay unchanged. */
export function toLanguagePath(path: string, language: Language): string {
  if (isDefault(language) || !path.startsWith('/')) return path;
  return `/${language.tag}${path.replace(/^\/(?=$|[?#])/, '')}`;
}
