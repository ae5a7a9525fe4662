import type { Brand } from '@agency/brand/brand';
import * as z from 'zod';
import { fillCopy } from './brand-placeholders.ts';
import { findBuildOnly } from './build-only.ts';
import {
  agencyTranslationSchema,
  type ContentKey,
  type contentSchemas,
  toContentSchema,
} from './content-files.ts';
import { defaultLanguage, type Language } from './languages.ts';
import { mergeTranslation } from './merge-translation.ts';
import { applyOverrides, type Merged, type Overrides } from './overrides.ts';

export type Copy<Key extends ContentKey> = z.infer<(typeof contentSchemas)[Key]>;

/**
 * Parses a content file with its overrides and fills the placeholders of the brand.
 * @throws when the file itself is invalid
 */
export function mergeCopy<Key extends ContentKey>(
  key: Key,
  original: unknown,
  overrides: Overrides,
  brand: Brand,
  language: Language,
): Merged<Copy<Key>> {
  const schema = toMergedSchema(key, original, brand, language);
  return applyOverrides(original, overrides, schema) as Merged<Copy<Key>>;
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
  const toFilled = (by: Brand) => z.preprocess((value) => fillCopy(value, by, language), schema);
  const parsed = toFilled(brand).parse(original);
  const known = new Set(findBuildOnly(schema, parsed).map(({ value }) => JSON.stringify(value)));
  return toFilled(filled).superRefine((copy, context) => {
    for (const { path, value } of findBuildOnly(schema, copy)) {
      if (known.has(JSON.stringify(value))) continue;
      const message = 'The build has no such picture: choose one that the file names';
      context.addIssue({ code: 'custom', path, message });
    }
  });
}

/**
 * Applies overrides to the facts of the agency. Name and site URL stay those of the file.
 * @param original the facts of `brand.yaml` that may be changed, unparsed
 * @param brand the whole of the same file
 */
export function mergeBrand(original: unknown, facts: Overrides, brand: Brand): Merged<Brand> {
  const { copy, rejected } = mergeCopy('agency', original, facts, brand, defaultLanguage);
  const { name, siteUrl } = brand;
  return { copy: { ...copy, name, siteUrl }, rejected };
}

/**
 * Translates the facts of the agency.
 * @param original the content file of the language
 */
export function translateBrand(
  original: unknown,
  overrides: Overrides,
  brand: Brand,
): Merged<Brand> {
  const { copy: translation, rejected } = applyOverrides(
    original,
    overrides,
    agencyTranslationSchema,
  );
  const translated = mergeTranslation(brand, translation) as Brand;
  return { copy: { ...translated, nameInPaths: brand.name, inDefaultLanguage: brand }, rejected };
}
