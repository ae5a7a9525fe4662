import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProjectRoot } from '@agency/server/settings';
import { type Brand, parseBrand } from './brand.ts';

/**
 * The brand as `brand.yaml` states it now. Programs run inside the repository: the file is found from the working
 * folder upwards, because a bundler may have moved this code elsewhere.
 * @throws when the file is not there, or a field of it is missing, malformed or misspelled
 */
export function readBrand(): Brand {
  return parseBrand(readFileSync(join(findProjectRoot(process.cwd()), 'brand.yaml'), 'utf8'));
}
