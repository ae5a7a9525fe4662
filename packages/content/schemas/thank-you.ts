import { array, strictObject } from 'zod';
import { copy, linkSchema, metaSchema, pageHeadingSchema } from './shared.ts';

const stateSchema = strictObject({
  meta: metaSchema,
  heading: pageHeadingSchema,
  text: copy('What happens now'),
  links: array(linkSchema).describe('Links to other pages'),
});

export const thankYouPageSchema = strictObject({
  stored: stateSchema
    .extend({
      reference: copy('Before the reference of the message'),
      withdraw: copy('Link that withdraws an application'),
    })
    .describe('Shown after a message was stored'),
  nothing: stateSchema.describe('Shown without a stored message, or long after one'),
});
