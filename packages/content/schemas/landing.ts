import * as z from 'zod';
import { array, strictObject } from 'zod';
import {
  linkSchema,
  metaSchema,
  pageHeadingSchema,
  pagePictureSchema,
  sectionHeadingSchema,
  serviceCardSchema,
  words,
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
  title: words('The word the slide is about'),
  text: words('One sentence below it'),
  score: slideScoreSchema.describe('Which picture of dots is drawn for it'),
  image: pagePictureSchema.optional().describe('A picture in place of the drawing'),
  mobileImage: pagePictureSchema
    .optional()
    .describe('Its variant for narrow screens, where there is a picture in place of the drawing'),
});

export const landingPageSchema = strictObject({
  meta: metaSchema,
  heading: pageHeadingSchema,
  lead: words('Founding text'),
  cta: linkSchema.describe('Leads to the company page'),
  services: strictObject({
    heading: sectionHeadingSchema,
    cards: array(serviceCardSchema)
      .length(4)
      .describe('One card a service: each leads to one of the four pages; also on Our Savvy'),
  }).describe('The four services'),
  carousel: strictObject({
    label: words('Name of the carousel for screen readers'),
    role: words('What a carousel is called for screen readers'),
    slides: array(slideSchema)
      .length(9)
      .describe('Nine slides, in order: each plays one of the nine drawn scores'),
    pause: words('Button while it moves'),
    play: words('Button while it rests'),
    previous: words('Name of the button that goes back'),
    next: words('Name of the button that goes on'),
    position: words('Name of a slide for screen readers: {title}, {number}, {total}'),
  }).describe('What the agency stands for, a word a second'),
  pullOffs: strictObject({
    heading: sectionHeadingSchema,
    countriesNumber: words(
      'The number of countries; {countries} is counted from the agency’s facts',
    ),
    countries: words('What the number of countries counts'),
    brandsNumber: words('The number of brands; {brands} is one of the agency’s facts'),
    brands: words('What the number of brands counts'),
    peopleNumber: words('The number of people; {people} is one of the agency’s facts'),
    people: words('What the number of people counts'),
  }).describe('Three figures'),
  work: strictObject({
    heading: sectionHeadingSchema,
    more: linkSchema.describe('The way to Our Work'),
    seeMore: words('Shown on a tile’s dot'),
  }).describe('Six projects'),
  blogs: strictObject({
    heading: sectionHeadingSchema,
    more: linkSchema.describe('The way to all blogs'),
  }).describe('The newest blogs'),
});
