import * as z from 'zod';
import {
  linkSchema,
  metaSchema,
  pageHeadingSchema,
  phraseLinesSchema,
  pictureSchema,
  sectionHeadingSchema,
  words,
} from './shared.ts';

const sceneSchema = z.object({
  scene: words('A name of `drawings/scenes/scenes.ts` or `portraits.ts`'),
  alt: z.string().min(1).describe('What it shows'),
});
const inGrid = {
  large: z.boolean().default(false).describe('Two columns and two rows wide'),
};
/** A picture of the community's grid: a scene that is drawn, or a file. Never both. */
const communityPictureSchema = z.union([
  z.strictObject({ ...sceneSchema.shape, ...inGrid }),
  z.strictObject({ ...pictureSchema.shape, ...inGrid }),
]);
export type CommunityPicture = z.infer<typeof communityPictureSchema>;
const letteringSchema = z
  .object({
    word: words('A drawn word of `content/lettering`'),
    alt: words('The word as it is read, in Arabic'),
  })
  .describe('The drawn Arabic word');

const rowSchema = z.object({
  name: words('What the magazine brings'),
  text: words('One sentence on it'),
  lettering: letteringSchema,
});
const resultSchema = z.object({
  number: words('The figure'),
  text: words('What it counts'),
  picture: sceneSchema.describe('A scene that draws the figure'),
});

/** Words of the page `content/pages/people-of-cairo`. */
export const peopleOfCairoPageSchema = z.object({
  meta: metaSchema,
  heading: pageHeadingSchema,
  strip: z.array(z.string()).length(3).describe('The line above the name'),
  panorama: z
    .object({ lettering: letteringSchema, alt: words('What the panorama shows') })
    .describe('The picture of the opening'),
  what: z
    .object({
      heading: sectionHeadingSchema,
      lead: words('First paragraph, set larger'),
      text: words('Second paragraph'),
      picture: sceneSchema.describe('The scene beside them'),
    })
    .describe('Section What’s POC'),
  why: z
    .object({
      heading: sectionHeadingSchema,
      text: words('One paragraph'),
      lettering: letteringSchema,
    })
    .describe('Section Why we exist?'),
  bring: z
    .object({
      heading: sectionHeadingSchema,
      rows: z.array(rowSchema).describe('Rows, in order'),
    })
    .describe('Section What we Bring You'),
  achievements: z
    .object({
      heading: sectionHeadingSchema,
      results: z.array(resultSchema).length(3).describe('Three figures'),
    })
    .describe('Section Our Achievements'),
  vision: z
    .object({
      heading: words('Heading of the section, for screen readers'),
      lines: phraseLinesSchema.describe('The vision, line by line'),
    })
    .describe('Section Our Vision'),
  community: z
    .object({
      heading: sectionHeadingSchema,
      lead: words('One paragraph below it'),
      pictures: z.array(communityPictureSchema).describe('Pictures of the grid, in order'),
      cta: linkSchema.describe('Where the section leads'),
    })
    .describe('Section Our Community'),
});
