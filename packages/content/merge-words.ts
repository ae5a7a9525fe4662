import type { Brand } from '@agency/brand/brand';
import * as z from 'zod';
import { fillWords } from './brand-words.ts';
import {
  agencyWordsSchema,
  type ContentKey,
  type contentSchemas,
  toContentSchema,
} from './content-files.ts';
import { defaultLanguage, type Language } from './languages.ts';
import { findOfTheBuild } from './of-the-build.ts';
import { type Applied, applyOverrides, type Overrides } from './overrides.ts';
import { putWords } from './put-words.ts';

/** A parsed content file. */
export type Words<Key extends ContentKey> = z.infer<(typeof contentSchemas)[Key]>;

const NOT_BUILT = 'The build has no such picture: choose one that the file names';

/**
 * Parses a content file with its overrides and fills the placeholders of the brand.
 * @throws when the file itself is invalid
 */
export function mergeWords<Key extends ContentKey>(
  key: Key,
  original: unknown,
  overrides: Overrides,
  brand: Brand,
  language: Language,
): Applied<Words<Key>> {
  const schema = toMergedSchema(key, original, brand, language);
  return applyOverrides(original, overrides, schema) as Applied<Words<Key>>;
}

/**
 * The schema of a file with overrides. A build-only field accepts only values of the original file.
 * @param brand fills the placeholders of the original
 * @param filled fills those of the changed file
 */
export function toMergedSchema(
  key: ContentKey,
  original: unknown,
  brand: Brand,
  language: Language,
  filled = brand,
): z.ZodType {
  const schema = toContentSchema(key, language);
  const toFilled = (by: Brand) => z.preprocess((value) => fillWords(value, by, language), schema);
  const shipped = toFilled(brand).parse(original);
  const known = new Set(findOfTheBuild(schema, shipped).map(({ value }) => JSON.stringify(value)));
  return toFilled(filled).superRefine((words, context) => {
    for (const { path, value } of findOfTheBuild(schema, words)) {
      if (known.has(JSON.stringify(value))) continue;
      context.addIssue({ code: 'custom', path, message: NOT_BUILT });
    }
  });
}

/**
 * Applies overrides to the facts of the agency. Name and site URL stay those of the file.
 * @param shipped the facts of `brand.yaml` that may be changed, unparsed
 * @param brand the whole of the same file
 */
export function mergeBrand(shipped: unknown, facts: Overrides, brand: Brand): Applied<Brand> {
  const { words, refused } = mergeWords('agency', shipped, facts, brand, defaultLanguage);
  const { name, siteUrl } = brand;
  return { words: { ...words, name, siteUrl }, refused };
}

/**
 * Translates the facts of the agency.
 * @param shipped the content file of the language
 */
export function sayBrand(shipped: unknown, words: Overrides, brand: Brand): Applied<Brand> {
  const said = applyOverrides(shipped, words, agencyWordsSchema);
  const inLanguage = {
    ...(putWords(brand, said.words) as Brand),
    nameInPaths: brand.name,
    inDefaultLanguage: brand,
  };
  return { words: inLanguage, refused: said.refused };
}
