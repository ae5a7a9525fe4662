import * as z from 'zod';
import { linkSchema, metaSchema, pageHeadingSchema, phraseSchema } from './shared.ts';

/** An office on the sound map. */
export const placeSchema = z.object({
  code: z.string().describe('Code of an office in brand.yaml'),
  longitude: z.number().describe('Degrees, east is positive'),
  latitude: z.number().describe('Degrees, north is positive'),
  label: z.enum(['before', 'after']).describe('On which side of its dot the code stands'),
});

/** Words of the page `content/pages/company`. */
export const companyPageSchema = z.object({
  meta: metaSchema,
  heading: pageHeadingSchema,
  meaning: phraseSchema.describe('What the name means'),
  lead: z.string(),
  values: z.object({
    heading: z.string().describe('Heading of the four cards, for screen readers'),
    passion: z.object({ title: z.string(), text: z.string() }),
    convergence: z.object({ title: z.string(), text: z.string() }),
    listen: z.object({ title: z.string(), tagline: phraseSchema }),
    louder: z.object({ title: z.string(), tagline: z.array(phraseSchema), text: z.string() }),
  }),
  story: z.object({
    heading: phraseSchema,
    lead: z.string(),
    cities: z.string().describe('Name of the list of offices on the map'),
    places: z.array(placeSchema).min(1).describe('Where the sound leaves from comes first'),
    facts: z
      .array(z.object({ number: z.string(), volume: z.enum(['1', '4', '6']), text: z.string() }))
      .length(3),
  }),
  founder: z.object({
    heading: phraseSchema,
    portrait: z.string().describe('What the picture shows'),
    text: z.array(z.string()).min(1),
  }),
  awards: z.object({
    heading: phraseSchema,
    lead: z.string(),
    marks: z.array(z.string()).length(5).describe('What each mark on the shelf shows'),
  }),
  people: z.object({
    heading: phraseSchema,
    more: z.string().describe('Prompt on a card that can be turned'),
    drawn: z.string().describe('Text alternative of a drawn stand-in: {name}'),
    previous: z.string(),
    next: z.string(),
    position: z.string().describe('Which people are shown: {from}, {to}, {total}'),
  }),
  clients: z.object({
    heading: phraseSchema,
    logos: z
      .array(z.object({ name: z.string(), lettering: z.string() }))
      .length(18)
      .describe('Names, and the drawn words of `content/lettering`'),
  }),
  brands: z.object({
    heading: phraseSchema,
    name: z.array(phraseSchema).describe('The magazine, in lines'),
    link: linkSchema,
    sister: z
      .object({ name: phraseSchema, text: z.string(), link: linkSchema })
      .describe('The sister brand'),
  }),
});
