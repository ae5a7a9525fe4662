import * as z from 'zod';
import { array, strictObject } from 'zod';
import { copy, textSchema } from './shared.ts';

const countedSchema = strictObject({
  one: copy('It is one field'),
  many: copy('It is several: {count}'),
  two: copy('It is two, where a language says so in another way').optional(),
  few: copy('It is a few, likewise: {count}').optional(),
});

export const formMessagesSchema = strictObject({
  problems: strictObject({
    required: copy('Nothing was written'),
    tooLong: copy('It is longer than the field takes'),
    email: copy('It is no e-mail address'),
    emailIncomplete: copy('The address ends with its @'),
    phone: copy('It is no phone number'),
    url: copy('It is no https address'),
  }).describe('What is said of a field that has no sentence of its own'),
  fields: z
    .record(z.string(), z.record(z.string(), textSchema))
    .describe('Field → problem → its own sentence'),
  summary: strictObject({
    missing: countedSchema.describe('All of them are empty'),
    wrong: countedSchema.describe('All of them are filled in, and wrong'),
    both: copy('Some are empty, some are wrong'),
  }).describe('Heading of the list of what to mend; {count} is the number in words'),
  numbers: array(textSchema).describe(
    'Numbers in words, from zero; a larger one is written in digits',
  ),
  refusals: strictObject({
    notStored: copy('Heading when the message could not be stored'),
    notStoredText: copy('What to do then: {email} is where to write instead'),
    tooLarge: copy('The whole form is too large'),
    tooMany: copy('Too many forms came from one connection'),
    busy: copy('Too many others send a file in this moment'),
    unreadable: copy('What came is no form'),
    closed: copy('What an application was for has closed meanwhile'),
    crossSite: copy('The form was sent from another site'),
    preview: copy('The form stands on a preview of a draft'),
  }).describe('What is said when a form is refused as a whole'),
  honeypot: copy('Label of the field that must stay empty'),
});
export type FormMessages = z.infer<typeof formMessagesSchema>;
