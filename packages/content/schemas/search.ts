import { array, strictObject } from 'zod';
import { linkSchema, metaSchema, pageHeadingSchema, phraseSchema, words } from './shared.ts';

export const searchPageSchema = strictObject({
  meta: metaSchema,
  heading: pageHeadingSchema,
  field: strictObject({
    label: words('Name of the field'),
    button: words('The button that searches'),
  }).describe('The field, here and on the not-found page'),
  hint: words('Before anything is searched for'),
  one: words('What was found, where it is one thing; {query} is what was searched for'),
  many: words('What was found; {count} is how many things, {query} what was searched for'),
  two: words('What was found, where it is two and a language says so in another way').optional(),
  few: words('What was found, where it is a few, likewise').optional(),
  cut: words('Where more was found than is shown; {count} is how many are'),
  kinds: strictObject({
    page: words('A page'),
    service: words('A service'),
    work: words('A case study'),
    blog: words('A post'),
  }).describe('What something is that was found'),
  none: strictObject({
    heading: phraseSchema.describe('Where nothing was found, from quiet to loud'),
    text: words('What to do then; {query} is what was searched for'),
  }).describe('Where nothing was found'),
  elsewhere: words('Name of the list of links'),
  links: array(linkSchema).describe('Pages to go on with, where nothing was found'),
});
