import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@agency/brand/brand';
import { toCompanyPath } from './brand-words.ts';
import { languages } from './languages.ts';

/** What no page is made for: our own server answers it, or one in front of both programs may. */
const OF_SERVERS = [
  'media',
  'healthz',
  'readyz',
  'state',
  'api',
  'cms-api',
  'admin',
  '_astro',
  'index',
];

/**
 * Names at the root of the site that are taken by its pages, routes and files, in small letters: `/{name}` is none that a case
 * study of the dashboard can have. Capitals do not count, because other spellings of a page lead to it.
 * @param root of the repository
 */
export function readReservedNames(root: string, brand: Brand): ReadonlySet<string> {
  const folders = ['src/pages', 'public'].map((folder) => join(root, 'apps/website', folder));
  const sources = folders.flatMap((folder) => readdirSync(folder));
  const names = sources.map((name) => name.replace(/(?:\.\w+)+$/, ''));
  const tags = languages.map(({ tag }) => tag);
  const all = [...names, ...OF_SERVERS, ...tags, toCompanyPath(brand).slice(1)];
  return new Set(all.map((name) => name.toLowerCase()));
}
