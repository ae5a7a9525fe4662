import { array, strictObject } from 'zod';
import {
  copy,
  linkSchema,
  metaSchema,
  pageHeadingSchema,
  pagePictureSchema,
  phraseLinesSchema,
  phraseSchema,
  sectionHeadingSchema,
  textSchema,
} from './shared.ts';

const craftSchema = strictObject({
  heading: array(phraseSchema)
    .length(2)
    .describe('Its heading, two lines: so the pictures of both halves begin at one height'),
  text: copy('One paragraph below it'),
});

export const nasjPageSchema = strictObject({
  meta: metaSchema,
  heading: pageHeadingSchema,
  lead: copy('What Nasj is, one paragraph'),
  know: strictObject({
    link: copy('Words of the link that leads down to this section'),
    heading: sectionHeadingSchema,
    lead: copy('One paragraph below it'),
  }).describe('Section Get to know'),
  thread: copy('The name in Arabic, as it is read'),
  story: strictObject({
    heading: sectionHeadingSchema,
    lead: copy('First paragraph, set larger'),
    text: array(textSchema).describe('The paragraphs after it'),
  }).describe('Section Our Story'),
  crafts: strictObject({
    heading: copy('Heading of the two, for screen readers'),
    identities: craftSchema.describe('The left one'),
    trails: craftSchema.describe('The right one'),
  }).describe('Section Building Identities & Developing Trails'),
  work: strictObject({
    heading: sectionHeadingSchema,
    lead: copy('One paragraph below it'),
    pictures: strictObject({
      board: pagePictureSchema.describe('The identity on one sheet'),
      stitch: pagePictureSchema.describe('The word in thread'),
      loom: pagePictureSchema.describe('The loom'),
      cloth: pagePictureSchema.describe('Folded cloth'),
    }).describe('Pictures of the section'),
  }).describe('What Nasj made for itself'),
  closing: strictObject({
    lines: phraseLinesSchema.describe('The last words, line by line'),
    cta: linkSchema.describe('Where they lead'),
  }).describe('End of the page'),
});
