import { array, strictObject } from 'zod';
import { copy, linkSchema, metaSchema, pageHeadingSchema, textSchema } from './shared.ts';

const saidSchema = strictObject({
  meta: metaSchema,
  heading: pageHeadingSchema,
  text: copy('What happened; {mail} becomes the e-mail link'),
  links: array(linkSchema).describe('Links to other pages'),
});
const askedSchema = saidSchema.extend({ button: copy('The button that deletes it') });

export const withdrawPageSchema = strictObject({
  ask: askedSchema
    .extend({ deleted: array(textSchema).describe('What will be deleted') })
    .describe('Shown before the deletion'),
  deleted: saidSchema.describe('It was deleted now'),
  gone: saidSchema.describe('There was nothing to delete any more'),
  unknown: saidSchema.describe('The link is invalid or incomplete'),
  failed: askedSchema.describe('It could not be deleted now'),
});
