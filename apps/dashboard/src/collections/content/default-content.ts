import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentKey, isPageKey, toContentFile } from '@agency/content/content-files';
import { defaultLanguage, findLanguage, isDefault, type Language } from '@agency/content/languages';
import { findProjectRoot } from '@agency/server/settings';
import { parse } from 'yaml';
import { type ContentName, parseContentName } from './content-name.ts';

const toFilePath = (key: ContentKey, { tag }: Language): string =>
  join(findProjectRoot(process.cwd()), toContentFile(key, tag));

export const hasOwnFile = (key: ContentKey, language: Language): boolean =>
  existsSync(toFilePath(key, language));

/** Whether content exists in a language. A page needs its own file; shared copy uses the fallback language. */
export const hasContent = (key: ContentKey, language: Language): boolean =>
  !isPageKey(key) || hasOwnFile(key, language);

/** Parses a name from a URL. Returns nothing if the content does not exist. */
export function findContentName(name: string): ContentName | undefined {
  const found = parseContentName(name);
  return found && hasContent(found.key, found.language) ? found : undefined;
}

/**
 * Reads the default copy of a file, before its schema is applied. It reads from disk, as for `brand.yaml`: the
 * process runs inside the repository from which the website was built.
 * @throws if the language has no file
 */
export function readDefaults(
  key: ContentKey,
  language: Language = defaultLanguage,
): Record<string, unknown> {
  if (!isDefault(language) && !hasOwnFile(key, language)) {
    const fallback = findLanguage(language.fallback);
    // A translation of the agency overrides single facts.
    if (key === 'agency')
      return fallback && !isDefault(fallback) ? readDefaults(key, fallback) : {};
    if (fallback && !isPageKey(key)) return readDefaults(key, fallback);
  }
  const copy: Record<string, unknown> = parse(readFileSync(toFilePath(key, language), 'utf8'));
  if (key !== 'agency' || !isDefault(language)) return copy;
  // Editors cannot override the name and the URL of the site.
  const { name: _name, siteUrl: _siteUrl, ...facts } = copy;
  return facts;
}
