import * as z from 'zod';
import { array, strictObject } from 'zod';
import { copy, metaSchema, pageHeadingSchema, textSchema } from './shared.ts';

const tableSchema = strictObject({
  caption: copy('Caption of the table'),
  columns: array(textSchema).describe('Heads of the columns; the first column names the row'),
  rows: array(array(textSchema)).describe('Rows, with as many cells as there are columns'),
});
const blockSchema = z.union([
  strictObject({
    paragraph: copy(
      'One paragraph; {mail} becomes the e-mail link, {messages}, {applications}, {spam} and {logs} become periods, {copies} sentences',
    ),
  }),
  strictObject({ list: array(textSchema).describe('Points of a list') }),
  strictObject({ table: tableSchema.describe('A table') }),
]);
// As `Intl.PluralRules` names them.
const countedSchema = strictObject({
  one: copy('Wording for one: {count}'),
  other: copy('Wording for any other number: {count}'),
  zero: copy('Wording for none, in languages that have one').optional(),
  two: copy('Wording for two, in languages that have one').optional(),
  few: copy('Wording for a few, in languages that have one: {count}').optional(),
  many: copy('Wording for many, in languages that have one: {count}').optional(),
});
const sectionSchema = strictObject({
  id: z
    .string()
    .regex(/^[a-z-]+$/)
    .describe('Last part of the section’s address, after the #'),
  title: copy('Heading of the section'),
  blocks: array(blockSchema).min(1).describe('Paragraphs, lists and tables, in order'),
});

export const privacyPolicyPageSchema = strictObject({
  meta: metaSchema,
  heading: pageHeadingSchema,
  lead: copy('The policy in one paragraph'),
  changed: strictObject({
    label: copy('Text before the date'),
    date: z.iso.date().describe('When this text last changed, as 2026-01-31'),
    words: copy('The same date as text'),
  }).describe('When the policy last changed'),
  contents: copy('Heading of the table of contents'),
  periods: strictObject({
    day: countedSchema.describe('A number of days'),
    month: countedSchema.describe('A number of months'),
    filesSooner: copy('{applications} and {files}, if files are deleted before their applications'),
    copies: copy('Text of {copies}; {backups} is how long backups are kept'),
    noCopies: copy('Text of {copies} when no backups are kept'),
  }).describe('Texts of the periods; the numbers come from the dashboard'),
  sections: array(sectionSchema).describe('Sections, in order'),
});
export type PolicySection = z.infer<typeof sectionSchema>;
export type PolicyBlock = z.infer<typeof blockSchema>;
