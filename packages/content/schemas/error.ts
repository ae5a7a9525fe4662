import * as z from 'zod';
import { strictObject } from 'zod';
import { copy, linkSchema, metaSchema, phraseLinesSchema, textSchema } from './shared.ts';

export const errorPageSchema = strictObject({
  meta: metaSchema,
  heading: strictObject({ lines: phraseLinesSchema.describe('Lines of the heading') }).describe(
    'The heading of this page',
  ),
  status: copy('Label of the status code'),
  text: copy('Label of the status text'),
  retry: copy('Text of the link that reloads the page'),
  home: linkSchema.describe('Link to the landing page'),
  texts: z.record(z.string(), textSchema).describe('Status code → its text'),
});
