import type { Brand } from '@agency/brand/brand';
import * as z from 'zod';
import { fillWords } from './brand-words.ts';
import { type ContentKey, type contentSchemas, toContentSchema } from './content-files.ts';
import type { Language } from './languages.ts';
import { findOfTheBuild } from './of-the-build.ts';
import { type Applied, applyOverrides, type Overrides } from './overrides.ts';

/** What a file of words holds when it was read. */
export type Words<Key extends ContentKey> = z.infer<(typeof contentSchemas)[Key]>;

const NOT_BUILT = 'The build has no such picture: choose one that the file names';

/**
 * A file of words with what was changed, as pages show it.
 * @param original the file as it was read
 * @param brand fills the places in the words; facts of the agency are filled with nothing
 * @param language of the file
 * @throws when the file itself does not fit its schema
 */
export function mergeWords<Key extends ContentKey>(
  key: Key,
  original: unknown,
  overrides: Overrides,
  brand: Brand,
  language: Language,
): Applied<Words<Key>> {
  const schema = toMergedSchema(key, original, brand, language);
  // The schema of this key has read it, which a table of schemas does not tell.
  return applyOverrides(original, overrides, schema) as Applied<Words<Key>>;
}

/**
 * What a changed file must fit: its own schema, and of what only a build makes nothing but what the file names. The
 * dashboard checks what it saves with the same.
 * @param brand of the file, which its own words fit
 * @param filled what the places of changed words are filled with, when that is another
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
