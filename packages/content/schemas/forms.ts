import * as z from 'zod';
import { array, strictObject } from 'zod';
import { textSchema, words } from './shared.ts';

const countedSchema = strictObject({
  one: words('It is one field'),
  many: words('It is several: {count}'),
  two: words('It is two, where a language says so in another way').optional(),
  few: words('It is a few, likewise: {count}').optional(),
});

/** Messages of all forms. */
export const formWordsSchema = strictObject({
  problems: strictObject({
    required: words('Nothing was written'),
    tooLong: words('It is longer than the field takes'),
    email: words('It is no e-mail address'),
    emailIncomplete: words('The address ends with its @'),
    phone: words('It is no phone number'),
  }).describe('What is said of a field that has no sentence of its own'),
  fields: z
    .record(z.string(), z.record(z.string(), textSchema))
    .describe('Field → problem → its own sentence'),
  summary: strictObject({
    missing: countedSchema.describe('All of them are empty'),
    wrong: countedSchema.describe('All of them are filled in, and wrong'),
    both: words('Some are empty, some are wrong'),
  }).describe('Heading of the list of what to mend; {count} is the number in words'),
  numbers: array(textSchema).describe(
    'Numbers in words, from zero; a larger one is written in digits',
  ),
  refusals: strictObject({
    notStored: words('Heading when the message could not be stored'),
    notStoredText: words('What to do then: {email} is where to write instead'),
    tooLarge: words('The whole form is too large'),
    tooMany: words('Too many forms came from one connection'),
    busy: words('Too many others send a file in this moment'),
    unreadable: words('What came is no form'),
    closed: words('What an application was for has closed meanwhile'),
    crossSite: words('The form was sent from another site'),
    preview: words('The form stands on a preview of a draft'),
  }).describe('What is said when a form is refused as a whole'),
  honeypot: words('Label of the field that must stay empty'),
});
export type FormWords = z.infer<typeof formWordsSchema>;
