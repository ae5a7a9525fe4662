import type { ContentKey } from '@agency/content/content-files';
import { languages } from '@agency/content/languages';
import { hasWords } from '../../collections/content/shipped-words.ts';
import type { LanguageTab } from './LanguageTabs.tsx';

/** Every language of the site, with the address of some words in it, where it has them. */
export const listLanguageTabs = (
  toHref: (tag: string) => string,
  key?: ContentKey,
): LanguageTab[] =>
  languages.map((language) => ({
    ...{ tag: language.tag, name: language.name },
    ...((!key || hasWords(key, language)) && { href: toHref(language.tag) }),
  }));
