import * as z from 'zod';
import { array, strictObject } from 'zod';
import { buildOnly } from '../build-only.ts';
import {
  copy,
  linkSchema,
  metaSchema,
  pageHeadingSchema,
  pagePictureSchema,
  phraseLinesSchema,
  sectionHeadingSchema,
  textSchema,
} from './shared.ts';

const sceneSchema = strictObject({
  scene: buildOnly(copy('Name of a drawing in `content/illustrations/scenes`')),
  alt: copy('What it shows'),
});
const communityPictureSchema = strictObject({
  ...pagePictureSchema.shape,
  large: z.boolean().default(false).describe('Two columns and two rows wide'),
});
export type CommunityPicture = z.infer<typeof communityPictureSchema>;
const letteringSchema = strictObject({
  word: buildOnly(copy('Name of a drawn word in `content/illustrations/lettering`')),
  alt: copy('The word as it is read, in Arabic'),
}).describe('The drawn Arabic word');

const rowSchema = strictObject({
  name: copy('What the magazine brings'),
  text: copy('One sentence on it'),
  lettering: letteringSchema,
});
const resultSchema = strictObject({
  number: copy('The figure'),
  text: copy('What it counts'),
  picture: sceneSchema.describe('A scene that draws the figure'),
});

export const peopleOfCairoPageSchema = strictObject({
  meta: metaSchema,
  heading: pageHeadingSchema,
  strip: array(textSchema)
    .min(1)
    .max(5)
    .describe('Text above the name; phones show its first and last part'),
  panorama: strictObject({
    lettering: letteringSchema,
    alt: copy('What the panorama shows'),
  }).describe('The picture of the opening'),
  what: strictObject({
    heading: sectionHeadingSchema,
    lead: copy('First paragraph, set larger'),
    text: copy('Second paragraph'),
    picture: sceneSchema.describe('Picture next to the paragraphs'),
  }).describe('Section What’s POC'),
  why: strictObject({
    heading: sectionHeadingSchema,
    text: copy('One paragraph'),
    lettering: letteringSchema,
  }).describe('Section Why we exist?'),
  bring: strictObject({
    heading: sectionHeadingSchema,
    rows: array(rowSchema).describe('Rows, in order'),
  }).describe('Section What we Bring You'),
  achievements: strictObject({
    heading: sectionHeadingSchema,
    results: array(resultSchema)
      .length(3)
      .describe('Three figures: each is below a drawing with the same number of dots'),
  }).describe('Section Our Achievements'),
  vision: strictObject({
    heading: copy('Heading of the section, for screen readers'),
    lines: phraseLinesSchema.describe('The vision, line by line'),
  }).describe('Section Our Vision'),
  community: strictObject({
    heading: sectionHeadingSchema,
    lead: copy('One paragraph below it'),
    pictures: array(communityPictureSchema).describe('Pictures of the grid, in order'),
    cta: linkSchema.describe('Where the section leads'),
  }).describe('Section Our Community'),
});
