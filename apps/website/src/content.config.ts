import { defineCollection } from 'astro:content';
import { caseStudySchema } from '@agency/content/schemas/case-study';
import { glob } from 'astro/loaders';

export const collections = {
  caseStudies: defineCollection({
    loader: glob({ pattern: '*/en.yaml', base: '../../packages/content/case-studies' }),
    schema: caseStudySchema,
  }),
};
