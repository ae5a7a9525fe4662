import * as z from 'zod';
import { metaSchema, pageHeadingSchema, phraseSchema, runSchema } from './shared.ts';

/** How loud each of a team's sixteen beats is: 0 rests, 9 is the last beat of all. */
const rhythmSchema = z
  .string()
  .regex(/^[0-9]{16}$/)
  .describe('Sixteen digits, one a beat');

/** Words of the page `content/pages/our-savvy`. The service cards are the landing page's. */
export const ourSavvyPageSchema = z.object({
  meta: metaSchema,
  heading: pageHeadingSchema,
  lead: z.string(),
  teams: z.object({
    heading: z.string().describe('For screen readers'),
    teams: z.array(z.object({ name: runSchema, text: z.string(), rhythm: rhythmSchema })).length(6),
  }),
  methodology: z.object({
    heading: phraseSchema,
    steps: z.array(z.object({ title: z.string(), text: z.string() })).length(3),
  }),
  structure: z.object({
    heading: phraseSchema,
    levels: z.array(z.object({ teams: runSchema, text: z.string() })).length(4),
  }),
});
