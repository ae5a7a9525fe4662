import { brandSchema } from '@agency/brand/brand';
import type * as z from 'zod';
import { array, strictObject } from 'zod';
import { defaultLanguage, isDefault, type Language } from './languages.ts';
import { consentSchema } from './schemas/consent.ts';
import { formMessagesSchema } from './schemas/forms.ts';
import { pageSchemas } from './schemas/pages.ts';
import { serviceCopySchema } from './schemas/service.ts';
import { shellSchema } from './schemas/shell.ts';

/** Facts that editors may change. Name and site URL are part of URLs. */
export const agencySchema = brandSchema.omit({ name: true, siteUrl: true });

const { birthplace, offices, social, stats } = brandSchema.shape;

/** The facts that are translated, entry by entry. */
export const agencyTranslationSchema = strictObject({
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
    .describe('Figures of the agency, which texts contain as placeholders'),
});

/** Every content file that the dashboard may override, by its key. `agency` is `brand.yaml`. */
export const contentSchemas = {
  ...pageSchemas,
  shell: shellSchema,
  forms: formMessagesSchema,
  consent: consentSchema,
  services: serviceCopySchema,
  agency: agencySchema,
} as const satisfies Record<string, z.ZodType>;

export type ContentKey = keyof typeof contentSchemas;

export const isContentKey = (key: string): key is ContentKey => Object.hasOwn(contentSchemas, key);

/** Whether a file belongs to a page. A page exists only in languages with a file. */
export const isPageKey = (key: ContentKey): boolean => Object.hasOwn(pageSchemas, key);

/** The schema of a file in a language. Facts are the same in all; other languages only translate them. */
export const toContentSchema = (key: ContentKey, language: Language): z.ZodType =>
  key === 'agency' && !isDefault(language) ? agencyTranslationSchema : contentSchemas[key];

/** Path of a file in a language, from the root of the repository. */
export function toContentFile(key: ContentKey, tag: string = defaultLanguage.tag): string {
  if (key === 'agency' && tag === defaultLanguage.tag) return 'brand.yaml';
  const folder = isPageKey(key) ? `pages/${key}` : key;
  return `packages/content/${folder}/${tag}.yaml`;
}
