import * as z from 'zod';
import { caseStudyCategorySchema } from './case-study.ts';
import { metaSchema, pageHeadingSchema, phraseSchema } from './shared.ts';

/** A point of a list: what it says in a few loud words, and the rest of the sentence. */
const pointSchema = z.object({
  lead: z.string().min(1).describe('The loud words'),
  text: z.string().min(1).describe('The rest'),
});

const pointListSchema = z.object({
  heading: phraseSchema,
  points: z.array(pointSchema).min(1),
});

/** How many times more; a disc of that diameter is drawn. */
const numberSchema = z.object({
  times: z.int().min(2).max(10),
  label: z.string().min(1).describe('What grows'),
});

/** Pictures made of dots that open a service page; `model/scores/service-scores.ts` plays them. */
export const serviceScoreSchema = z.enum(['channels', 'click', 'narrative']);

/** Words of a service page. A part that is left out is not shown. */
export const servicePageSchema = z.object({
  meta: metaSchema,
  service: z.string().min(1).describe('Name of the service, sent with every enquiry'),
  heading: pageHeadingSchema,
  intro: z.string().optional(),
  narrative: z.object({ heading: phraseSchema, lead: z.string() }).optional(),
  score: serviceScoreSchema.optional().describe('Picture below the opening'),
  goals: pointListSchema.optional(),
  signs: pointListSchema.optional().describe('Success signs'),
  numbers: z.array(numberSchema).min(1).optional().describe('Multiplier statistics'),
  need: pointListSchema.optional().describe('The black list box'),
  keywords: z.array(z.string().min(1)).min(2).describe('Keyword banner'),
  scenarios: z
    .object({
      heading: phraseSchema,
      narrowHeading: phraseSchema.optional().describe('Below 768 px'),
      cards: z.array(z.object({ title: z.string(), text: z.string() })).min(1),
    })
    .optional(),
  envisionment: z.object({ heading: phraseSchema, lead: z.string() }).optional(),
  category: caseStudyCategorySchema.optional().describe('Whose projects are shown'),
  enquiry: z.object({ heading: phraseSchema, lead: z.string() }).describe('Closing block'),
});

/** Words that the four service pages share. */
export const serviceWordsSchema = z.object({
  whatWeDo: phraseSchema.describe('Heading of the keyword banner'),
  pause: z.string(),
  play: z.string(),
  numbers: phraseSchema.describe('Heading of the multiplier statistics'),
  times: z.string().describe('A multiplier; {times} is the number'),
  projects: z.object({
    heading: phraseSchema,
    seeMore: z.string().describe('Shown on a tile’s dot'),
  }),
  form: z.object({
    label: z.string(),
    fields: z.object({
      name: z.string(),
      phone: z.string(),
      email: z.string(),
      title: z.string(),
      company: z.string(),
    }),
    phoneExample: z.string(),
    send: z.string(),
    sending: z.string(),
    note: z.string().describe('Beside the button; {privacy} becomes the link'),
    privacy: z.object({ label: z.string(), href: z.string() }),
    stored: z.object({ lead: z.string(), text: z.string() }),
  }),
});
export type ServiceWords = z.infer<typeof serviceWordsSchema>;
