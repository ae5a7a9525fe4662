import * as z from 'zod';
import { metaSchema, pageHeadingSchema, words } from './shared.ts';

const tableSchema = z.object({
  caption: words('What the table says, above it'),
  columns: z.array(z.string()).describe('Heads of the columns; the first column names the row'),
  rows: z.array(z.array(z.string())).describe('Rows, with as many cells as there are columns'),
});
const blockSchema = z.union([
  z.object({ paragraph: words('One paragraph; {mail} becomes the e-mail link') }),
  z.object({ list: z.array(z.string()).describe('Points of a list') }),
  z.object({ table: tableSchema.describe('A table') }),
]);
const sectionSchema = z.object({
  id: z
    .string()
    .regex(/^[a-z-]+$/)
    .describe('Where links to the section lead, after the #'),
  title: words('Heading of the section'),
  blocks: z.array(blockSchema).min(1).describe('Paragraphs, lists and tables, in order'),
});

/** Words of the page `content/pages/privacy-policy`. */
export const privacyPolicyPageSchema = z.object({
  meta: metaSchema,
  heading: pageHeadingSchema,
  lead: words('The policy in one paragraph'),
  changed: z
    .object({
      label: words('Before the day'),
      date: z.iso.date().describe('When this text last changed, as 2026-01-31'),
      words: words('The same day in words'),
    })
    .describe('When the policy last changed'),
  contents: words('Heading of the table of contents'),
  sections: z.array(sectionSchema).describe('Sections, in order'),
});
export type PolicyBlock = z.infer<typeof blockSchema>;
