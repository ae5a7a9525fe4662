import { array, strictObject } from 'zod';
import { copy, linkSchema, metaSchema, pageHeadingSchema, phraseSchema } from './shared.ts';

export const searchPageSchema = strictObject({
  meta: metaSchema,
  heading: pageHeadingSchema,
  field: strictObject({
    label: copy('Name of the field'),
    button: copy('The button that searches'),
  }).describe('The field, here and on the not-found page'),
  hint: copy('Before anything is searched for'),
  one: copy('What was found, where it is one thing; {query} is what was searched for'),
  many: copy('What was found; {count} is how many things, {query} what was searched for'),
  two: copy('What was found, where it is two and a language says so in another way').optional(),
  few: copy('What was found, where it is a few, likewise').optional(),
  cut: copy('Where more was found than is shown; {count} is how many are'),
  kinds: strictObject({
    page: copy('A page'),
    service: copy('A service'),
    work: copy('A case study'),
    blog: copy('A post'),
  }).describe('What something is that was found'),
  none: strictObject({
    heading: phraseSchema.describe('Where nothing was found, from quiet to loud'),
    text: copy('What to do then; {query} is what was searched for'),
  }).describe('Where nothing was found'),
  elsewhere: copy('Name of the list of links'),
  links: array(linkSchema).describe('Pages to go on with, where nothing was found'),
});
