import * as z from 'zod';
import { strictObject } from 'zod';
import { copy, linkSchema, metaSchema, phraseLinesSchema, textSchema } from './shared.ts';

export const errorPageSchema = strictObject({
  meta: metaSchema,
  heading: strictObject({ lines: phraseLinesSchema.describe('Its lines') }).describe(
    'The heading of this page',
  ),
  status: copy('Label of the status code'),
  text: copy('Label of what the status says'),
  retry: copy('Words of the link that loads the page again'),
  home: linkSchema.describe('The way to the landing page'),
  texts: z.record(z.string(), textSchema).describe('Status code → its text'),
});
