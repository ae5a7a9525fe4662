import * as z from 'zod';
import { metaSchema, pageHeadingSchema } from './shared.ts';

const blockSchema = z.union([
  z.object({ paragraph: z.string().describe('{mail} becomes the e-mail link') }),
  z.object({ list: z.array(z.string()) }),
  z.object({
    table: z.object({
      caption: z.string(),
      columns: z.array(z.string()),
      rows: z.array(z.array(z.string())),
    }),
  }),
]);

/** Words of the page `content/pages/privacy-policy`. */
export const privacyPolicyPageSchema = z.object({
  meta: metaSchema,
  heading: pageHeadingSchema,
  lead: z.string(),
  changed: z.object({
    label: z.string(),
    date: z.iso.date().describe('When this text last changed'),
    words: z.string().describe('The same day in words'),
  }),
  contents: z.string().describe('Heading of the table of contents'),
  sections: z.array(
    z.object({
      id: z.string().regex(/^[a-z-]+$/),
      title: z.string(),
      blocks: z.array(blockSchema).min(1),
    }),
  ),
});
export type PolicyBlock = z.infer<typeof blockSchema>;
