import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentKey, toContentFile } from '@agency/content/content-files';
import { findProjectRoot } from '@agency/server/settings';
import { parse } from 'yaml';

/**
 * A file of words as it is shipped, before its schema. Read from the disk, as `brand.yaml` is: the program runs inside the
 * repository however it was started, and what is read is what the website was built from.
 * @throws when the file is not there
 */
export function readShipped(key: ContentKey): Record<string, unknown> {
  const root = findProjectRoot(process.cwd());
  const words: Record<string, unknown> = parse(
    readFileSync(join(root, toContentFile(key)), 'utf8'),
  );
  if (key !== 'agency') return words;
  // Addresses of the site, which nobody overrides.
  const { name: _name, siteUrl: _siteUrl, ...facts } = words;
  return facts;
}
