import { parse } from 'yaml';
import source from '../../../../brand.yaml?raw';
import { brandSchema } from '../model/brand.ts';

/** The brand, as the one file at the root of the repository states it. */
export const brand = brandSchema.parse(parse(source));
