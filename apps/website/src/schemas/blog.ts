import * as z from 'zod';
import { linkSchema, metaSchema, phraseSchema } from './shared.ts';

/** Words of the page `content/pages/blog`. */
export const blogPageSchema = z.object({
  meta: metaSchema,
  list: z.string().describe('Name of the blog list in the trail'),
  by: z.string().describe('Before the author’s name'),
  contents: z.string().describe('Heading of the table of contents'),
  related: phraseSchema,
  missing: z.object({ title: z.string(), text: z.string(), cta: linkSchema }),
  failed: z
    .object({ text: z.string(), retry: z.string() })
    .describe('When it could not be fetched; the title is the same, whatever the reason'),
});
