import * as z from 'zod';
import { array, strictObject } from 'zod';
import { copy, textSchema } from './shared.ts';

const countedSchema = strictObject({
  one: copy('It is one field'),
  many: copy('It is several: {count}'),
  two: copy('It is two, in languages with a form for two').optional(),
  few: copy('It is a few, in languages with a form for that: {count}').optional(),
});

export const formMessagesSchema = strictObject({
  problems: strictObject({
    required: copy('Nothing was written'),
    tooLong: copy('It is longer than allowed'),
    email: copy('It is no e-mail address'),
    emailIncomplete: copy('The address ends with its @'),
    phone: copy('It is no phone number'),
    url: copy('It is no https address'),
  }).describe('Messages about fields without messages of their own'),
  fields: z
    .record(z.string(), z.record(z.string(), textSchema))
    .describe('Field → problem → message'),
  summary: strictObject({
    missing: countedSchema.describe('All of them are empty'),
    wrong: countedSchema.describe('All of them are invalid'),
    both: copy('Some are empty, some are invalid'),
  }).describe('Heading of the list of errors; {count} is the number in words'),
  numbers: array(textSchema).describe(
    'Numbers in words, from zero; a larger one is written in digits',
  ),
  refusals: strictObject({
    notStored: copy('Heading when the message could not be stored'),
    notStoredText: copy('What to do then: {email} is where to write instead'),
    tooLarge: copy('The whole form is too large'),
    tooMany: copy('Too many forms came from one connection'),
    busy: copy('Too many others send a file at this moment'),
    unreadable: copy('The request is not a form'),
    closed: copy('The opening of an application has closed meanwhile'),
    crossSite: copy('The form was sent from another site'),
    preview: copy('The form is on the preview of a draft'),
  }).describe('Messages when the whole form is rejected'),
  honeypot: copy('Label of the field that must stay empty'),
});
export type FormMessages = z.infer<typeof formMessagesSchema>;
