import type { ContentKey } from '@agency/content/content-files';
import { languages } from '@agency/content/languages';
import { hasContent } from '../../collections/content/default-content.ts';
import type { LanguageTab } from './LanguageTabs.tsx';

/** Every language of the site, with the address of some words in it, where it has them. */
export const listTabs = (toHref: (tag: string) => string, key?: ContentKey): LanguageTab[] =>
  languages.map((language) => ({
    ...{ tag: language.tag, name: language.name },
    ...((!key || hasContent(key, language)) && { href: toHref(language.tag) }),
  }));
