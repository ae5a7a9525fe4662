import * as z from 'zod';
import { metaSchema, phraseSchema } from './shared.ts';

/** Words every case-study page shares: `content/pages/case-study`. */
export const caseStudyPageSchema = z.object({
  meta: metaSchema.describe('{client} in the title is the client’s name'),
  list: z.string().describe('Name of the portfolio in the trail'),
  facts: z.object({
    client: z.string(),
    sector: z.string(),
    country: z.string(),
    services: z.string(),
  }),
  film: z.object({
    play: z.string().describe('Name of the play button: {film}'),
    captions: z.string().describe('Name of the captions track'),
  }),
  newTab: z.string().describe('Said after a link that opens a new tab'),
  related: z.object({
    heading: phraseSchema,
    seeMore: z.string().describe('Shown on a tile’s dot'),
  }),
});
