import * as z from 'zod';
import { linkSchema, metaSchema, phraseLinesSchema, words } from './shared.ts';

/** Words of the page `content/pages/error`. */
export const errorPageSchema = z.object({
  meta: metaSchema,
  heading: z
    .object({ lines: phraseLinesSchema.describe('Its lines') })
    .describe('The h1 of the page'),
  status: words('Label of the status code'),
  text: words('Label of what the status says'),
  retry: words('Words of the link that loads the page again'),
  home: linkSchema.describe('The way to the landing page'),
  texts: z.record(z.string(), z.string()).describe('Status code → its text'),
});
