import { array, strictObject } from 'zod';
import { copy, linkSchema, metaSchema, pageHeadingSchema, textSchema } from './shared.ts';

const stateSchema = strictObject({
  meta: metaSchema,
  heading: pageHeadingSchema,
  text: copy('Explanation; {mail} becomes the e-mail link'),
  links: array(linkSchema).describe('Links to other pages'),
});
const stateWithButtonSchema = stateSchema.extend({ button: copy('The button that deletes it') });

export const withdrawPageSchema = strictObject({
  ask: stateWithButtonSchema
    .extend({ deleted: array(textSchema).describe('Data that will be deleted') })
    .describe('Shown before the deletion'),
  deleted: stateSchema.describe('Shown when the application was deleted'),
  gone: stateSchema.describe('Shown when the application had been deleted before'),
  unknown: stateSchema.describe('Shown when the link is invalid or incomplete'),
  failed: stateWithButtonSchema.describe('Shown when the application could not be deleted'),
});
