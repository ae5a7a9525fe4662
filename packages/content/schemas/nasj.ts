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
    link: copy('Text of the link to this section'),
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
    heading: copy('Heading of both halves, for screen readers'),
    identities: craftSchema.describe('Left half'),
    trails: craftSchema.describe('Right half'),
  }).describe('Section Building Identities & Developing Trails'),
  work: strictObject({
    heading: sectionHeadingSchema,
    lead: copy('One paragraph below it'),
    pictures: strictObject({
      board: pagePictureSchema.describe('Overview of the identity'),
      stitch: pagePictureSchema.describe('The name in stitches'),
      loom: pagePictureSchema.describe('The loom'),
      cloth: pagePictureSchema.describe('Folded cloth'),
    }).describe('Pictures of the section'),
  }).describe('What Nasj created for itself'),
  closing: strictObject({
    lines: phraseLinesSchema.describe('Closing text, line by line'),
    cta: linkSchema.describe('Link below the closing text'),
  }).describe('Last section of the page'),
});
