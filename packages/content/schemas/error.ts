import * as z from 'zod';
import { strictObject } from 'zod';
import { linkSchema, metaSchema, phraseLinesSchema, textSchema, words } from './shared.ts';

export const errorPageSchema = strictObject({
  meta: metaSchema,
  heading: strictObject({ lines: phraseLinesSchema.describe('Its lines') }).describe(
    'The heading of this page',
  ),
  status: words('Label of the status code'),
  text: words('Label of what the status says'),
  retry: words('Words of the link that loads the page again'),
  home: linkSchema.describe('The way to the landing page'),
  texts: z.record(z.string(), textSchema).describe('Status code → its text'),
});
