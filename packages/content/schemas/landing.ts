import * as z from 'zod';
import { array, strictObject } from 'zod';
import {
  copy,
  linkSchema,
  metaSchema,
  pageHeadingSchema,
  pagePictureSchema,
  sectionHeadingSchema,
  serviceCardSchema,
} from './shared.ts';

/** Drawings of the slides: files of `content/illustrations/slides`. */
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

const slideSchema = strictObject({
  title: copy(
    'The word the slide is about; its width is set for the shipped word, so a longer one is cut',
  ),
  text: copy('One sentence below it'),
  score: slideScoreSchema.describe('Which picture of dots is drawn for it'),
  image: pagePictureSchema.optional().describe('A picture instead of the drawing'),
  mobileImage: pagePictureSchema
    .optional()
    .describe('Its variant for narrow screens, if there is a picture instead of the drawing'),
});

export const landingPageSchema = strictObject({
  meta: metaSchema,
  heading: pageHeadingSchema,
  trade: copy('What the agency does, for whom and where: the first line below the heading'),
  lead: copy('Founding text'),
  cta: linkSchema.describe('Leads to the company page'),
  workCta: linkSchema.describe('Leads to the work, beside the first link'),
  clients: strictObject({
    routes: array(z.string().startsWith('/').max(120))
      .max(20)
      .describe(
        'Case studies by route, such as /serenita, from quiet to loud: the first six that are public; others fill up',
      ),
    others: copy('Text before the names of all other clients, in one sentence'),
  }).describe('Six clients; the full stop of the heading opens and shows their pictures'),
  services: strictObject({
    heading: sectionHeadingSchema,
    cards: array(serviceCardSchema)
      .length(4)
      .describe('One card a service: each leads to one of the four pages; also on Our Savvy'),
  }).describe('The four services'),
  carousel: strictObject({
    label: copy('Name of the carousel for screen readers'),
    role: copy('Role of the carousel for screen readers'),
    slides: array(slideSchema)
      .length(9)
      .describe('Nine slides, in order: each plays one of the nine drawn scores'),
    pause: copy('Button that pauses it'),
    play: copy('Button that starts it again'),
    previous: copy('Name of the button that shows the previous ones'),
    next: copy('Name of the button that shows the next ones'),
    position: copy('Name of a slide for screen readers: {title}, {number}, {total}'),
  }).describe('What the agency stands for: one word a slide, one slide a second'),
  pullOffs: strictObject({
    heading: sectionHeadingSchema,
    countriesNumber: copy(
      'The number of countries; {countries} is counted from the agency’s facts',
    ),
    countries: copy('What the number of countries counts'),
    brandsNumber: copy('The number of brands; {brands} is one of the agency’s facts'),
    brands: copy('What the number of brands counts'),
    peopleNumber: copy('The number of people; {people} is one of the agency’s facts'),
    people: copy('What the number of people counts'),
  }).describe('Three figures'),
  work: strictObject({
    heading: sectionHeadingSchema,
    more: linkSchema.describe('Link to Our Work'),
    seeMore: copy('Text on the dot of a tile'),
  }).describe('Six projects'),
  blogs: strictObject({
    heading: sectionHeadingSchema,
    more: linkSchema.describe('Link to all blogs'),
  }).describe('The newest blogs'),
});
