import * as z from 'zod';
import { array, strictObject } from 'zod';
import { buildOnly } from '../build-only.ts';
import {
  copy,
  linkSchema,
  metaSchema,
  pageHeadingSchema,
  phraseLinesSchema,
  phraseSchema,
  sectionHeadingSchema,
  textSchema,
} from './shared.ts';

export const placeSchema = strictObject({
  code: copy('Code of an office among the agency’s facts'),
  longitude: z.number().describe('Degrees, east is positive'),
  latitude: z.number().describe('Degrees, north is positive'),
  label: z.enum(['before', 'after']).describe('Side of the dot on which the code is'),
});

const valueSchema = strictObject({
  title: copy('The value'),
  text: copy('What it means to us'),
});
const factSchema = strictObject({
  number: copy('The figure; {years}, {launchYear} and others are facts of the agency'),
  volume: z.enum(['1', '4', '6']).describe('Volume of the figure: 1 is quiet, 6 is loud'),
  text: copy('What it counts'),
});
const logoSchema = strictObject({
  name: copy('Name of the client, the text alternative of its logo'),
  lettering: buildOnly(copy('Its drawn word in `content/illustrations/lettering`')),
});

export const companyPageSchema = strictObject({
  meta: metaSchema,
  heading: pageHeadingSchema,
  meaning: phraseSchema.describe('What the name means'),
  lead: copy('Who the agency is, one paragraph'),
  values: strictObject({
    heading: copy('Heading of the four cards, for screen readers'),
    passion: valueSchema.describe('First card'),
    convergence: valueSchema.describe('Second card'),
    listen: strictObject({
      title: copy('Text on the front of the card'),
      tagline: phraseSchema.describe('Text on the back of the card'),
    }).describe('Third card, which can be turned'),
    louder: strictObject({
      title: copy('Text on the front of the card'),
      tagline: phraseLinesSchema.describe('Text on the back of the card, line by line'),
      text: copy('One sentence below the tagline'),
    }).describe('Fourth card, which can be turned'),
  }).describe('What the agency values'),
  story: strictObject({
    heading: sectionHeadingSchema,
    lead: copy('Beginning of the agency, one paragraph'),
    cities: copy('Name of the list of offices on the map'),
    places: buildOnly(
      array(placeSchema).min(1).describe('Offices on the map; the sound starts at the first one'),
    ),
    facts: array(factSchema).min(1).max(6).describe('Figures below the map'),
  }).describe('The story, on a map of sound'),
  founder: strictObject({
    heading: sectionHeadingSchema,
    position: copy(
      'Position of the founder in the list of the team: the member with it is shown with name and portrait',
    ),
    text: array(textSchema).min(1).describe('Paragraphs beside it'),
  }).describe('The founder'),
  awards: strictObject({
    heading: sectionHeadingSchema,
    lead: copy('One sentence above the awards'),
    marks: array(textSchema)
      .length(5)
      .describe('What each mark shows: the picture is drawn with five marks'),
    list: array(strictObject({ name: copy('Name of the award'), year: copy('Year') }))
      .max(30)
      .describe('Names and years of the awards; when empty, the link is shown instead'),
    link: linkSchema.describe('Link to Our Work'),
  }).describe('The awards'),
  people: strictObject({
    heading: sectionHeadingSchema,
    more: copy('Prompt on a card that can be turned'),
    previous: copy('Name of the button that shows the previous ones'),
    next: copy('Name of the button that shows the next ones'),
    position: copy('Which people are shown: {from}, {to}, {total}'),
  }).describe('The team; the people themselves come from the dashboard'),
  clients: strictObject({
    heading: sectionHeadingSchema,
    logos: array(logoSchema)
      .length(18)
      .describe(
        'Names, and the drawn words of `content/illustrations/lettering`: eighteen are drawn, and fill the rows of every screen',
      ),
  }).describe('Logos of clients'),
  brands: strictObject({
    heading: sectionHeadingSchema,
    name: phraseLinesSchema.describe('Name of the magazine, line by line'),
    link: linkSchema.describe('Link to its page'),
    sister: strictObject({
      name: phraseSchema.describe('Its name, as a tile'),
      text: copy('One sentence below the name'),
      link: linkSchema.describe('Link to its page'),
    }).describe('The sister brand'),
  }).describe('The agency’s other brands: the magazine and the sister brand'),
});
