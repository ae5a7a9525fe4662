import { brandSchema } from '@agency/brand/brand';
import type * as z from 'zod';
import { array, strictObject } from 'zod';
import { defaultLanguage, isDefault, type Language } from './languages.ts';
import { consentSchema } from './schemas/consent.ts';
import { formWordsSchema } from './schemas/forms.ts';
import { pageSchemas } from './schemas/pages.ts';
import { serviceWordsSchema } from './schemas/service.ts';
import { shellSchema } from './schemas/shell.ts';

/** Facts that an editor may change: not the name, which is an address of the site, and not where the site is. */
export const agencySchema = brandSchema.omit({ name: true, siteUrl: true });

const { birthplace, offices, social, stats } = brandSchema.shape;

/** What of the agency is said in words: in each language they stand over its facts, entry by entry. */
export const agencyWordsSchema = strictObject({
  name: brandSchema.shape.name.optional(),
  birthplace: birthplace.optional(),
  offices: array(offices.element.pick({ city: true, country: true }))
    .optional()
    .describe('Offices, in the order they are listed'),
  social: array(social.element.pick({ name: true }))
    .optional()
    .describe('Social networks, in the order they are listed'),
  stats: stats
    .pick({ peopleReachedADay: true })
    .optional()
    .describe('The agency’s figures, wherever a text names them'),
});

/**
 * Every file of words that the dashboard may override, by its key: the pages by the name of their folder, what they
 * share, and the facts of `brand.yaml` as `agency`.
 */
export const contentSchemas = {
  ...pageSchemas,
  shell: shellSchema,
  forms: formWordsSchema,
  consent: consentSchema,
  services: serviceWordsSchema,
  agency: agencySchema,
} as const satisfies Record<string, z.ZodType>;

/** Name of a file of words: `landing`, `shell`, `agency`. */
export type ContentKey = keyof typeof contentSchemas;

/** Whether there is a file of words of this name. */
export const isContentKey = (key: string): key is ContentKey => Object.hasOwn(contentSchemas, key);

/** Whether the words of a key are a page's: it exists in the languages that have its file, and in no other. */
export const isPageKey = (key: ContentKey): boolean => Object.hasOwn(pageSchemas, key);

/** What the words of a key must fit in a language. Facts are the same in all: others than the default one have their words alone. */
export const toContentSchema = (key: ContentKey, language: Language): z.ZodType =>
  key === 'agency' && !isDefault(language) ? agencyWordsSchema : contentSchemas[key];

/** Where the file of a key stands in a language, from the root of the repository. */
export function toContentFile(key: ContentKey, tag: string = defaultLanguage.tag): string {
  // The facts are the same in every language; those of a language's file stand over them.
  if (key === 'agency' && tag === defaultLanguage.tag) return 'brand.yaml';
  const folder = isPageKey(key) ? `pages/${key}` : key;
  return `packages/content/${folder}/${tag}.yaml`;
}
