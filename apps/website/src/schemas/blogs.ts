import * as z from 'zod';
import { linkSchema, metaSchema, pageHeadingSchema, phraseSchema } from './shared.ts';

/** Words of the page `content/pages/blogs`. */
export const blogsPageSchema = z.object({
  meta: metaSchema,
  heading: pageHeadingSchema,
  categories: z.object({ label: z.string(), all: z.string() }),
  promo: z.object({ heading: z.array(phraseSchema), lead: z.string(), cta: linkSchema }),
  earlier: phraseSchema.describe('Heading of the remaining blogs'),
  empty: z.object({ heading: phraseSchema, text: z.string(), cta: linkSchema }),
  failed: z.object({ heading: phraseSchema, text: z.string(), retry: z.string() }),
  loading: z.string().describe('Said while blogs are being fetched'),
  pages: z.object({
    label: z.string(),
    newer: z.string(),
    older: z.string(),
    position: z.string(),
  }),
});
