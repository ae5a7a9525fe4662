import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProjectRoot } from '@agency/server/settings';
import { type Brand, parseBrand } from './brand.ts';

/** Reads `brand.yaml`, searched from the working directory upwards, because this code may be bundled elsewhere. */
export function readBrand(): Brand {
  return parseBrand(readFileSync(join(findProjectRoot(process.cwd()), 'brand.yaml'), 'utf8'));
}
