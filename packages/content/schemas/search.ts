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
  one: copy('It is one result; {query} is what was searched for'),
  many: copy(
    'It is any other number of results; {count} is the number, {query} what was searched for',
  ),
  two: copy('It is two results, in languages with a form for two').optional(),
  few: copy('It is a few results, in languages with a form for that').optional(),
  cut: copy('There are more results than are shown; {count} are shown'),
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
