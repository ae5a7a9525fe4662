import type * as z from 'zod';
import { array, strictObject } from 'zod';
import { textSchema, words } from './shared.ts';

/** Copy of mails to visitors and applicants. */
export const mailWordsSchema = strictObject({
  copy: strictObject({
    subject: words('Subject; {brand} and {reference} of the message'),
    heading: words('Its first line'),
    lines: array(textSchema).min(1).describe('Paragraphs above what was sent; {reference}'),
    linesWithoutText: array(textSchema)
      .min(1)
      .describe(
        'The same where what was sent names a web address and is not repeated; {reference}',
      ),
    withdraw: words('The way to the page that takes an application back'),
    end: words('Why it came, and what to do where it was somebody else; {brand}'),
  }).describe('The copy for the sender'),
  fields: strictObject({
    reference: words('Name of the reference'),
    service: words('Name of the service'),
  }).describe('Fields that nobody types; the others have the labels of their form'),
  rejection: strictObject({
    subject: words('Subject; {brand} is filled in for each'),
    text: words('Text; {name}, {position} and {brand} are filled in for each'),
  }).describe('What a reject mail begins as: whoever sends it may change every word'),
  answer: strictObject({
    subject: words('Subject; {about} and {reference} of the message'),
    introduction: words('Above what is quoted; {name} of the sender, and {when} it came'),
  }).describe('What an answer in the own mail program begins as'),
});
export type MailWords = z.infer<typeof mailWordsSchema>;
