import { defineCollection } from 'astro:content';
import { readBrand } from '@agency/brand/read-brand';
import { fillBrand } from '@agency/content/brand-words';
import { caseStudySchema } from '@agency/content/schemas/case-study';
import { consentSchema } from '@agency/content/schemas/consent';
import { formWordsSchema } from '@agency/content/schemas/forms';
import { pageSchemas } from '@agency/content/schemas/pages';
import { serviceWordsSchema } from '@agency/content/schemas/service';
import { shellSchema } from '@agency/content/schemas/shell';
import { glob } from 'astro/loaders';
import * as z from 'zod';

const brand = readBrand();

/** Fills the brand's own words into every text of a file, however deep. */
function fillWords(value: unknown): unknown {
  if (typeof value === 'string') return fillBrand(value, brand);
  if (Array.isArray(value)) return value.map(fillWords);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fillWords(part)]));
  return value;
}

/** A folder with one file a language: `en.yaml`, later `ar.yaml`. */
function words<Schema extends z.ZodType>(folder: string, schema: Schema) {
  return defineCollection({
    loader: glob({ pattern: '*.yaml', base: `../../packages/content/${folder}` }),
    schema: z.preprocess(fillWords, schema),
  });
}

const pages = Object.fromEntries(
  Object.entries(pageSchemas).map(([name, schema]) => [name, words(`pages/${name}`, schema)]),
);

export const collections = {
  ...pages,
  shell: words('shell', shellSchema),
  forms: words('forms', formWordsSchema),
  consent: words('consent', consentSchema),
  services: words('services', serviceWordsSchema),
  caseStudies: defineCollection({
    loader: glob({ pattern: '*/en.yaml', base: '../../packages/content/case-studies' }),
    schema: caseStudySchema,
  }),
};
