import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentKey, isPageKey, toContentFile } from '@agency/content/content-files';
import { defaultLanguage, findLanguage, isDefault, type Language } from '@agency/content/languages';
import { findProjectRoot } from '@agency/server/settings';
import { parse } from 'yaml';
import { type ContentName, parseContentName } from './content-name.ts';

const toFilePath = (key: ContentKey, { tag }: Language): string =>
  join(findProjectRoot(process.cwd()), toContentFile(key, tag));

/** Whether a language has a file of its own for some words. */
export const hasOwnFile = (key: ContentKey, language: Language): boolean =>
  existsSync(toFilePath(key, language));

/** Whether there are words of a key in a language: those of a page need a file, for what pages share the fallback stands in. */
export const hasContent = (key: ContentKey, language: Language): boolean =>
  !isPageKey(key) || hasOwnFile(key, language);

/** The words of a name, as addresses say it, that can be read; nothing when there are none. */
export function findContentName(name: string): ContentName | undefined {
  const found = parseContentName(name);
  return found && hasContent(found.key, found.language) ? found : undefined;
}

/**
 * A file of words as it is shipped, before its schema. Read from the disk, as `brand.yaml` is: the program runs inside the
 * repository however it was started, and what is read is what the website was built from.
 * @throws when there are none in the language
 */
export function readDefaults(
  key: ContentKey,
  language: Language = defaultLanguage,
): Record<string, unknown> {
  if (!isDefault(language) && !hasOwnFile(key, language)) {
    const fallback = findLanguage(language.fallback);
    // Words of the agency stand over its facts, one by one.
    if (key === 'agency')
      return fallback && !isDefault(fallback) ? readDefaults(key, fallback) : {};
    if (fallback && !isPageKey(key)) return readDefaults(key, fallback);
  }
  const words: Record<string, unknown> = parse(readFileSync(toFilePath(key, language), 'utf8'));
  if (key !== 'agency' || !isDefault(language)) return words;
  // Addresses of the site, which nobody overrides.
  const { name: _name, siteUrl: _siteUrl, ...facts } = words;
  return facts;
}
