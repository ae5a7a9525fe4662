import * as z from 'zod';
import {
  linkSchema,
  metaSchema,
  pageHeadingSchema,
  phraseSchema,
  pictureSchema,
} from './shared.ts';

const sceneSchema = z.object({
  scene: z.string().describe('A name of `model/scenes/scenes.ts` or `portraits.ts`'),
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
const letteringSchema = z.object({
  word: z.string().describe('A drawn word of `content/lettering`'),
  alt: z.string().describe('The word as it is read, in Arabic'),
});

/** Words of the page `content/pages/people-of-cairo`. */
export const peopleOfCairoPageSchema = z.object({
  meta: metaSchema,
  heading: pageHeadingSchema,
  strip: z.array(z.string()).length(3).describe('The line above the name'),
  panorama: z.object({ lettering: letteringSchema, alt: z.string() }),
  what: z.object({
    heading: phraseSchema,
    lead: z.string(),
    text: z.string(),
    picture: sceneSchema,
  }),
  why: z.object({ heading: phraseSchema, text: z.string(), lettering: letteringSchema }),
  bring: z.object({
    heading: phraseSchema,
    rows: z.array(z.object({ name: z.string(), text: z.string(), lettering: letteringSchema })),
  }),
  achievements: z.object({
    heading: phraseSchema,
    results: z
      .array(z.object({ number: z.string(), text: z.string(), picture: sceneSchema }))
      .length(3),
  }),
  vision: z.object({ heading: z.string(), lines: z.array(phraseSchema) }),
  community: z.object({
    heading: phraseSchema,
    lead: z.string(),
    pictures: z.array(communityPictureSchema),
    cta: linkSchema,
  }),
});
