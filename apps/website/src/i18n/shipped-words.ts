import { type ContentKey, toContentFile } from '@agency/content/content-files';
import { parse } from 'yaml';
import brandFile from '../../../../brand.yaml?raw';
import { locale } from './locale.ts';

const ROOT = '../../../../';
const files = import.meta.glob<string>(
  [
    '../../../../packages/content/pages/*/*.yaml',
    '../../../../packages/content/{shell,forms,consent,services}/*.yaml',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const read = new Map<ContentKey, unknown>();

/**
 * A file of words as it was when the site was built, before its schema reads it.
 * @throws when the build has no such file
 */
export function getShippedWords(key: ContentKey): unknown {
  const known = read.get(key);
  if (known !== undefined) return known;
  const words = key === 'agency' ? readFacts() : parse(findFile(key));
  read.set(key, words);
  return words;
}

function findFile(key: ContentKey): string {
  const file = files[ROOT + toContentFile(key, locale.tag)];
  if (file === undefined) throw new Error(`content of '${key}' is missing`);
  return file;
}

/** What of `brand.yaml` an editor may change. */
function readFacts(): unknown {
  const { name: _name, siteUrl: _siteUrl, ...facts } = parse(brandFile);
  return facts;
}
