import * as z from 'zod';
import { linkSchema, metaSchema, pageHeadingSchema } from './shared.ts';

const saidSchema = z.object({
  meta: metaSchema,
  heading: pageHeadingSchema,
  text: z.string(),
  links: z.array(linkSchema),
});

/** Words of the page `content/pages/thank-you`. */
export const thankYouPageSchema = z.object({
  stored: saidSchema
    .extend({ reference: z.string().describe('Before the reference of the message') })
    .describe('After a message was stored'),
  nothing: saidSchema.describe('Opened without having sent anything, or long after'),
});
