import * as z from 'zod';
import { linkSchema, metaSchema, pageHeadingSchema } from './shared.ts';

/** Words of the page `content/pages/thank-you`. */
export const thankYouPageSchema = z.object({
  meta: metaSchema,
  heading: pageHeadingSchema,
  text: z.string(),
  reference: z.string().describe('Before the reference of the message'),
  links: z.array(linkSchema),
});
