import { colourSchema } from '@agency/contracts';
import * as z from 'zod';
import { words } from './shared.ts';

const faceSchema = z.strictObject({
  file: words('Font file, as a package path'),
  axes: z.record(z.string(), z.number()).optional().describe('Variation axes of a variable font'),
});

const wordSchema = z.strictObject({
  text: words('The word, as it is written'),
  face: words('A name of `faces`'),
  tracking: z.number().default(0).describe('Letter spacing, em'),
  under: z
    .strictObject({
      text: words('Its words'),
      size: z.number().positive().describe('Type size, as a share of the first line’s'),
      tracking: z.number().default(0).describe('Letter spacing, em of its own size'),
      drop: z.number().positive().describe('From baseline to baseline, em of the first line'),
    })
    .optional()
    .describe('A second line, centred under the first'),
  colour: colourSchema
    .default('#000000')
    .describe('Six-digit colour it is drawn in; black when left out'),
  line: z.boolean().default(false).describe('Whether it shares its size with words beside it'),
  logo: z.boolean().default(false).describe('Whether it stands among other logos'),
});

/** `content/lettering/lettering.yaml`: words that are drawn, and in what. */
export const letteringSchema = z.strictObject({
  faces: z.record(z.string(), faceSchema).describe('Typefaces, by the names words use'),
  words: z.record(z.string(), wordSchema).describe('Drawn words, by the names pages use'),
});
export type DrawnWord = z.infer<typeof wordSchema>;
