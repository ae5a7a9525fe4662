import * as z from 'zod';
import { array, strictObject } from 'zod';
import { ofTheBuild } from '../of-the-build.ts';
import {
  linkSchema,
  metaSchema,
  pageHeadingSchema,
  pagePictureSchema,
  phraseLinesSchema,
  sectionHeadingSchema,
  textSchema,
  words,
} from './shared.ts';

const sceneSchema = strictObject({
  scene: ofTheBuild(words('A name of `content/illustrations/scenes`')),
  alt: words('What it shows'),
});
const inGrid = {
  large: z.boolean().default(false).describe('Two columns and two rows wide'),
};
/** A picture of the grid: a drawn scene or a file. */
const communityPictureSchema = z.union([
  strictObject({ ...sceneSchema.shape, ...inGrid }),
  strictObject({ ...pagePictureSchema.shape, ...inGrid }),
]);
export type CommunityPicture = z.infer<typeof communityPictureSchema>;
const letteringSchema = strictObject({
  word: ofTheBuild(words('A drawn word of `content/illustrations/lettering`')),
  alt: words('The word as it is read, in Arabic'),
}).describe('The drawn Arabic word');

const rowSchema = strictObject({
  name: words('What the magazine brings'),
  text: words('One sentence on it'),
  lettering: letteringSchema,
});
const resultSchema = strictObject({
  number: words('The figure'),
  text: words('What it counts'),
  picture: sceneSchema.describe('A scene that draws the figure'),
});

export const peopleOfCairoPageSchema = strictObject({
  meta: metaSchema,
  heading: pageHeadingSchema,
  strip: array(textSchema)
    .min(1)
    .max(5)
    .describe('The line above the name; phones show its two ends'),
  panorama: strictObject({
    lettering: letteringSchema,
    alt: words('What the panorama shows'),
  }).describe('The picture of the opening'),
  what: strictObject({
    heading: sectionHeadingSchema,
    lead: words('First paragraph, set larger'),
    text: words('Second paragraph'),
    picture: sceneSchema.describe('The scene beside them'),
  }).describe('Section What’s POC'),
  why: strictObject({
    heading: sectionHeadingSchema,
    text: words('One paragraph'),
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
      .describe('Three figures: each stands under a drawing of as many dots'),
  }).describe('Section Our Achievements'),
  vision: strictObject({
    heading: words('Heading of the section, for screen readers'),
    lines: phraseLinesSchema.describe('The vision, line by line'),
  }).describe('Section Our Vision'),
  community: strictObject({
    heading: sectionHeadingSchema,
    lead: words('One paragraph below it'),
    pictures: array(communityPictureSchema).describe('Pictures of the grid, in order'),
    cta: linkSchema.describe('Where the section leads'),
  }).describe('Section Our Community'),
});
