import type * as z from 'zod';
import { array, strictObject } from 'zod';
import { copy, textSchema } from './shared.ts';

export const mailCopySchema = strictObject({
  copy: strictObject({
    subject: copy('Subject; {brand} and {reference} of the message'),
    heading: copy('Its first line'),
    lines: array(textSchema).min(1).describe('Paragraphs; {reference}'),
    withdraw: copy('Link to the page that withdraws an application'),
    end: copy('Why the mail came, and what to do if somebody else caused it; {brand}'),
  }).describe('The confirmation for the sender'),
  rejection: strictObject({
    subject: copy('Subject; {brand} is filled in for each'),
    text: copy('Text; {name}, {position} and {brand} are filled in for each'),
  }).describe('Draft of a rejection mail, which its sender can change'),
  answer: strictObject({
    subject: copy('Subject; {about} and {reference} of the message'),
    introduction: copy('Above the quoted message; {name} is its sender, {when} its time'),
  }).describe('Draft of a reply in the mail program of an editor'),
});
export type MailCopy = z.infer<typeof mailCopySchema>;
