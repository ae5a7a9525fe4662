import { array, strictObject } from 'zod';
import { copy, linkSchema, metaSchema, pageHeadingSchema, phraseSchema } from './shared.ts';

export const searchPageSchema = strictObject({
  meta: metaSchema,
  heading: pageHeadingSchema,
  field: strictObject({
    label: copy('Name of the field'),
    button: copy('The button that searches'),
  }).describe('The field, here and on the not-found page'),
  hint: copy('Shown before a search'),
  one: copy('Wording for one result; {query} is the search term'),
  many: copy(
    'Wording for any other number of results; {count} is the number, {query} the search term',
  ),
  two: copy('Wording for two results, in languages that have one').optional(),
  few: copy('Wording for a few results, in languages that have one').optional(),
  cut: copy('Shown when there are more results; {count} is the number of shown ones'),
  kinds: strictObject({
    page: copy('A page'),
    service: copy('A service'),
    work: copy('A case study'),
    blog: copy('A blog post'),
  }).describe('Kinds of results'),
  none: strictObject({
    heading: phraseSchema.describe('Heading when nothing was found, from quiet to loud'),
    text: copy('What to do then; {query} is what was searched for'),
  }).describe('Texts when nothing was found'),
  elsewhere: copy('Name of the list of links'),
  links: array(linkSchema).describe('Links to other pages when nothing was found'),
});
