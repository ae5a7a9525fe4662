import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Brand, brandSchema } from '../src/model/brand.ts';

const file = new URL('../../../brand.yaml', import.meta.url);

/** The brand as the one file at the root of the repository states it. Throws when a field is missing or malformed. */
export function getBrand(): Brand {
  return brandSchema.parse(parse(readFileSync(file, 'utf8')));
}
