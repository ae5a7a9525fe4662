import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@agency/brand/brand';
import { reservedSegments } from '@agency/contracts';
import { toCompanyPath } from './brand-placeholders.ts';
import { languages } from './languages.ts';

/**
 * Names that a case study of the dashboard cannot have, in lower case: those of pages, routes and files.
 * @param root of the repository
 */
export function readReservedNames(root: string, brand: Brand): ReadonlySet<string> {
  const sources = ['src/pages', 'public'].flatMap((folder) =>
    readdirSync(join(root, 'apps/website', folder)),
  );
  const names = sources.map((name) => name.replace(/(?:\.\w+)+$/, ''));
  const tags = languages.map(({ tag }) => tag);
  const all = [
    ...names,
    ...reservedSegments,
    'media',
    'state',
    'index',
    ...tags,
    toCompanyPath(brand).slice(1),
  ];
  return new Set(all.map((name) => name.toLowerCase()));
}
