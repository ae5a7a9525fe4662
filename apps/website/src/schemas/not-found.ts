import * as z from 'zod';
import { linkSchema, metaSchema, pageHeadingSchema } from './shared.ts';

/** Words of the page `content/pages/not-found`. */
export const notFoundPageSchema = z.object({
  meta: metaSchema,
  heading: pageHeadingSchema,
  label: z.string().describe('The heading as read aloud'),
  code: z.string(),
  text: z.string(),
  home: linkSchema,
  elsewhere: z.string().describe('Name of the list of links'),
  links: z.array(linkSchema),
});
