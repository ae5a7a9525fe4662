import type { ContentKey } from '@agency/content/content-files';
import { languages } from '@agency/content/languages';
import { hasContent } from '../../collections/content/default-content.ts';
import type { LanguageTab } from './LanguageTabs.tsx';

/** All languages of the site, with the URL of the content in each. */
export const listLanguageTabs = (
  toHref: (tag: string) => string,
  key?: ContentKey,
): LanguageTab[] =>
  languages.map((language) => ({
    ...{ tag: language.tag, name: language.name },
    ...((!key || hasContent(key, language)) && { href: toHref(language.tag) }),
  }));
