import * as z from 'zod';
import { array, strictObject } from 'zod';
import { copy, textSchema } from './shared.ts';

const countedSchema = strictObject({
  one: copy('Wording for one field'),
  many: copy('Wording for several fields: {count}'),
  two: copy('Wording for two fields, in languages that have one').optional(),
  few: copy('Wording for a few, in languages that have one: {count}').optional(),
});

export const formMessagesSchema = strictObject({
  problems: strictObject({
    required: copy('The field is empty'),
    tooLong: copy('The text is too long'),
    email: copy('The e-mail address is invalid'),
    emailIncomplete: copy('The e-mail address ends with the @'),
    phone: copy('The phone number is invalid'),
    url: copy('The address is not an https address'),
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
    notStoredText: copy('What to do then: {email} is the agency’s e-mail address'),
    tooLarge: copy('The whole form is too large'),
    tooMany: copy('There were too many forms from one connection'),
    busy: copy('Too many other visitors are sending a file'),
    unreadable: copy('The request is not a form'),
    closed: copy('The opening of an application has closed meanwhile'),
    crossSite: copy('The form was sent from another site'),
    preview: copy('The form is on the preview of a draft'),
  }).describe('Messages when the whole form is rejected'),
  honeypot: copy('Label of the field that must stay empty'),
});
export type FormMessages = z.infer<typeof formMessagesSchema>;
