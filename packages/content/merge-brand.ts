import type { Brand } from '@agency/brand/brand';
import { agencyWordsSchema } from './content-files.ts';
import { defaultLanguage } from './languages.ts';
import { mergeWords } from './merge-words.ts';
import { type Applied, applyOverrides, type Overrides } from './overrides.ts';
import { putWords } from './put-words.ts';

/**
 * The agency with what was changed of its facts. Its name and the site's address are the file's: they are addresses.
 * @param shipped the facts of `brand.yaml` that may be changed, as they were read
 * @param brand the whole of the same file
 */
export function mergeBrand(shipped: unknown, facts: Overrides, brand: Brand): Applied<Brand> {
  const { words, refused } = mergeWords('agency', shipped, facts, brand, defaultLanguage);
  const { name, siteUrl } = brand;
  return { words: { ...words, name, siteUrl }, refused };
}

/**
 * The agency as it is said in another language: its words stand over the facts.
 * @param shipped the words of the language's file, by their places in `brand.yaml`
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
