import { array, strictObject } from 'zod';
import { copy, linkSchema, metaSchema, pageHeadingSchema } from './shared.ts';

const saidSchema = strictObject({
  meta: metaSchema,
  heading: pageHeadingSchema,
  text: copy('What happens now'),
  links: array(linkSchema).describe('Pages to go on with'),
});

export const thankYouPageSchema = strictObject({
  stored: saidSchema
    .extend({
      reference: copy('Before the reference of the message'),
      withdraw: copy('Link that takes an application back'),
    })
    .describe('After a message was stored'),
  nothing: saidSchema.describe('Opened without having sent anything, or long after'),
});
