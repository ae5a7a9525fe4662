import { brandSchema } from '@agency/brand/brand';
import type * as z from 'zod';
import { defaultLanguage } from './languages.ts';
import { consentSchema } from './schemas/consent.ts';
import { formWordsSchema } from './schemas/forms.ts';
import { pageSchemas } from './schemas/pages.ts';
import { serviceWordsSchema } from './schemas/service.ts';
import { shellSchema } from './schemas/shell.ts';

/** Facts that an editor may change: not the name, which is an address of the site, and not where the site is. */
export const agencySchema = brandSchema.omit({ name: true, siteUrl: true });

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

/** Where the file of a key stands in a language, from the root of the repository. */
export function toContentFile(key: ContentKey, tag: string = defaultLanguage.tag): string {
  // The facts are the same in every language; those of a language's file stand over them.
  if (key === 'agency') return 'brand.yaml';
  const folder = Object.hasOwn(pageSchemas, key) ? `pages/${key}` : key;
  return `packages/content/${folder}/${tag}.yaml`;
}
