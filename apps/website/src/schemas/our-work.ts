import * as z from 'zod';
import { metaSchema, pageHeadingSchema } from './shared.ts';

/** Words of the page `content/pages/our-work`. */
export const ourWorkPageSchema = z.object({
  meta: metaSchema,
  title: z.string().describe('Name of the page in the trail'),
  heading: pageHeadingSchema,
  filter: z.object({
    label: z.string().describe('Name of the filter for screen readers'),
    all: z.string(),
    branding: z.string(),
    ich: z.string(),
    web: z.string(),
  }),
  list: z.string().describe('Name of the list for screen readers'),
  seeMore: z.string().describe('Shown on a tile’s dot'),
  toggle: z.object({
    more: z.string(),
    back: z.string(),
    shown: z.string().describe('The louder half of the count: {shown}'),
    of: z.string().describe('The quieter half: {total}'),
  }),
});
