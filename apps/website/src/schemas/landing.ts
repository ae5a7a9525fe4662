import * as z from 'zod';
import {
  linkSchema,
  metaSchema,
  pageHeadingSchema,
  phraseSchema,
  serviceCardSchema,
} from './shared.ts';

/** The nine slides each play one dot score. */
export const slideScoreSchema = z.enum([
  'growth',
  'memorability',
  'dedication',
  'passion',
  'creativity',
  'professionalism',
  'amplification',
  'cultures',
  'convergence',
]);

/** Words of the page `content/pages/landing`. */
export const landingPageSchema = z.object({
  meta: metaSchema,
  heading: pageHeadingSchema,
  lead: z.string().describe('Founding text'),
  cta: linkSchema,
  services: z.object({ heading: phraseSchema, cards: z.array(serviceCardSchema).length(4) }),
  carousel: z.object({
    label: z.string().describe('Name of the carousel for screen readers'),
    role: z.string().describe('What a carousel is called for screen readers'),
    slides: z
      .array(z.object({ title: z.string(), text: z.string(), score: slideScoreSchema }))
      .length(9),
    pause: z.string(),
    play: z.string(),
    previous: z.string(),
    next: z.string(),
    position: z.string().describe('Name of a slide for screen readers: {title}, {number}, {total}'),
  }),
  pullOffs: z.object({
    heading: phraseSchema,
    countriesNumber: z.string(),
    countries: z.string().describe('What the number of countries counts'),
    brandsNumber: z.string(),
    brands: z.string().describe('What the number of brands counts'),
    peopleNumber: z.string(),
    people: z.string().describe('What the number of people counts'),
  }),
  work: z.object({
    heading: phraseSchema,
    more: linkSchema,
    seeMore: z.string().describe('Shown on a tile’s dot'),
  }),
  blogs: z.object({ heading: phraseSchema, more: linkSchema }),
});
