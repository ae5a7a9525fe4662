import * as z from 'zod';
import { linkSchema, metaSchema, pageHeadingSchema, phraseSchema, runSchema } from './shared.ts';

const cardSchema = z.object({
  heading: z.object({
    word: z.string(),
    volume: z.union([z.literal(1), z.literal(6)]).describe('Volume of the word that stays'),
    swell: z.string().describe('The word whose letters swell away from that volume'),
  }),
  text: z.string(),
});

/** Words of the page `content/pages/careers`. */
export const careersPageSchema = z.object({
  meta: metaSchema,
  heading: pageHeadingSchema,
  opening: z.object({
    gap: z.string().describe('In the gap of the field of dots; leads to the form'),
    lead: z.string(),
  }),
  scale: cardSchema,
  care: cardSchema,
  vibe: z.object({ heading: phraseSchema, lines: z.array(runSchema).min(1) }),
  join: z.object({
    heading: phraseSchema,
    lead: z.string(),
    offices: z.string().describe('Label of the office cities, which are the brand’s'),
    resume: z.object({ label: z.string(), text: z.string() }),
    data: z.object({ label: z.string(), link: linkSchema }),
  }),
  form: z.object({
    label: z.string(),
    fields: z.object({
      firstName: z.string(),
      lastName: z.string(),
      phone: z.string(),
      email: z.string(),
      position: z.string(),
      message: z.string(),
      resume: z.string(),
    }),
    phoneExample: z.string(),
    file: z.object({
      choose: z.string(),
      change: z.string(),
      limits: z.string().describe('Said before a file is chosen'),
      kept: z.string().describe('Said of a file that came with the last try'),
    }),
    send: z.string(),
    sending: z.string(),
    stored: phraseSchema,
    failed: z.string().describe('Said when the answer was not ok (docs/product.md, section 5)'),
    error: z.string().describe('Said when there was no answer (docs/product.md, section 5)'),
    nothingLost: z.string().describe('Text and file are still there'),
    fileLost: z.string().describe('The text is still there, the file is not'),
    summary: z.object({ one: z.string(), many: z.string().describe('{count}, in words') }),
    refusals: z.object({ tooLarge: z.string(), tooMany: z.string() }),
    problems: z.object({
      position: z.object({ required: z.string() }),
      message: z.object({ required: z.string() }),
      resume: z.object({
        required: z.string(),
        empty: z.string(),
        tooLarge: z.string(),
        type: z.string(),
        mismatch: z.string(),
        damaged: z.string(),
        encrypted: z.string(),
        macros: z.string(),
        active: z.string(),
        oversize: z.string(),
      }),
    }),
  }),
});
