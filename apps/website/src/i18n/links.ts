import { isDefault, type Language } from '@agency/content/languages';
import { isPageIn, toHref } from './language-pages.ts';

/**
 * Words whose links lead to pages of their language. A list of links goes without those that do not exist in it; any
 * other link to such a page leads to the default language.
 */
export function localiseLinks(words: unknown, language: Language): unknown {
  if (isDefault(language)) return words;
  if (Array.isArray(words)) {
    const isShown = (entry: unknown) => !isLink(entry) || isPageIn(entry.href, language);
    return words.filter(isShown).map((entry) => localiseLinks(entry, language));
  }
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([name, value]) => [
      name,
      name === 'href' && typeof value === 'string'
        ? toHref(value, language)
        : localiseLinks(value, language),
    ]),
  );
}

const isLink = (entry: unknown): entry is { href: string } =>
  typeof entry === 'object' && entry !== null && 'href' in entry && typeof entry.href === 'string';
