import { array, strictObject } from 'zod';
import { copy, linkSchema, metaSchema, pageHeadingSchema, textSchema } from './shared.ts';

const saidSchema = strictObject({
  meta: metaSchema,
  heading: pageHeadingSchema,
  text: copy('What is the matter; {mail} becomes the e-mail link'),
  links: array(linkSchema).describe('Pages to go on with'),
});
const askedSchema = saidSchema.extend({ button: copy('The button that does it') });

export const withdrawPageSchema = strictObject({
  ask: askedSchema
    .extend({ deleted: array(textSchema).describe('What will be deleted') })
    .describe('Before anything is done'),
  deleted: saidSchema.describe('It was deleted now'),
  gone: saidSchema.describe('There was nothing to delete any more'),
  unknown: saidSchema.describe('The link is none of ours, or not whole'),
  failed: askedSchema.describe('It could not be done now'),
});
