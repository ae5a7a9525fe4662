import { defineCollection } from 'astro:content';
import { defaultLanguage } from '@agency/content/languages';
import { caseStudySchema } from '@agency/content/schemas/case-study';
import { glob } from 'astro/loaders';

export const collections = {
  caseStudies: defineCollection({
    loader: glob({
      pattern: `*/${defaultLanguage.tag}.yaml`,
      base: '../../packages/content/case-studies',
    }),
    schema: caseStudySchema,
  }),
};
