import type * as z from 'zod';
import { array, strictObject } from 'zod';
import { copy, textSchema } from './shared.ts';

export const mailCopySchema = strictObject({
  copy: strictObject({
    subject: copy('Subject; {brand} and {reference} of the message'),
    heading: copy('Its first line'),
    lines: array(textSchema).min(1).describe('Paragraphs; {reference}'),
    withdraw: copy('The way to the page that takes an application back'),
    end: copy('Why it came, and what to do where it was somebody else; {brand}'),
  }).describe('The confirmation for the sender'),
  rejection: strictObject({
    subject: copy('Subject; {brand} is filled in for each'),
    text: copy('Text; {name}, {position} and {brand} are filled in for each'),
  }).describe('What a reject mail begins as: whoever sends it may change every word'),
  answer: strictObject({
    subject: copy('Subject; {about} and {reference} of the message'),
    introduction: copy('Above what is quoted; {name} of the sender, and {when} it came'),
  }).describe('What an answer in the own mail program begins as'),
});
export type MailCopy = z.infer<typeof mailCopySchema>;
