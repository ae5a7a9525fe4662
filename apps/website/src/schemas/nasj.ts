import * as z from 'zod';
import {
  linkSchema,
  metaSchema,
  pageHeadingSchema,
  phraseSchema,
  pictureSchema,
} from './shared.ts';

const craftSchema = z.object({ heading: z.array(phraseSchema).length(2), text: z.string() });

/** Words of the page `content/pages/nasj`. */
export const nasjPageSchema = z.object({
  meta: metaSchema,
  heading: pageHeadingSchema,
  lead: z.string(),
  know: z.object({ link: z.string(), heading: phraseSchema, lead: z.string() }),
  thread: z.string().describe('The name in Arabic, as it is read'),
  story: z.object({ heading: phraseSchema, lead: z.string(), text: z.array(z.string()) }),
  crafts: z.object({
    heading: z.string().describe('Heading of the two, for screen readers'),
    identities: craftSchema,
    trails: craftSchema,
  }),
  work: z.object({
    heading: phraseSchema,
    lead: z.string(),
    pictures: z.object({
      board: pictureSchema,
      stitch: pictureSchema,
      loom: pictureSchema,
      cloth: pictureSchema,
    }),
  }),
  closing: z.object({ lines: z.array(phraseSchema), cta: linkSchema }),
});
