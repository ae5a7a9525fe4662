import * as z from 'zod';
import { dateTimeSchema, languageTagSchema } from './blog.ts';
import { imageSchema } from './image.ts';
import { pictureShapes, rhythms } from './picture-shapes.ts';
import { colourSchema, worldSchema } from './world.ts';

/** The three categories of case studies (docs/product.md, section 3). */
export const caseStudyCategorySchema = z.enum(['branding', 'ich', 'web']);
export type CaseStudyCategory = z.infer<typeof caseStudyCategorySchema>;

export const caseYearSchema = z.int().min(2000).max(2100).describe('Year in which it was finished');

/** Related case studies that an editor may choose: a page shows three. */
export const MAX_RELATED_CASE_STUDIES = 3;

/** The path of a case study without its slash. */
export const caseStudyNameSchema = z
  .string()
  .regex(/^[A-Za-z0-9]+(?:[-_&][A-Za-z0-9]+)*$/)
  .max(60);

const textSchema = z.string().min(1);
const paragraphsSchema = z.array(textSchema).min(1).max(50).describe('Paragraphs');
const headingSchema = textSchema.max(120).describe('Heading of the section');

const percentSchema = z.int().min(0).max(100);

/** A part of a picture: the fixed point of an enlargement. */
export const cropSchema = z.object({
  x: percentSchema.describe('Percent from the left: 0 keeps the left edge, 100 the right'),
  y: percentSchema.describe('Percent from the top: 0 keeps the upper edge, 100 the lower'),
  scale: z.number().min(1).max(6).multipleOf(0.1).describe('How often it is enlarged'),
});
export type Crop = z.infer<typeof cropSchema>;

const filmSchema = z.object({
  src: z
    .string()
    .regex(/\.(?:mp4|webm)$/)
    .describe('Path of the film; the media base goes in front of it'),
  type: z.enum(['video/mp4', 'video/webm']).describe('Media type'),
  poster: imageSchema.describe(
    'Shown until it plays; its text alternative says what the film shows',
  ),
  captions: z
    .string()
    .regex(/\.vtt$/)
    .optional()
    .describe('Path of the captions in WebVTT; the media base goes in front of it'),
});
export type WireFilm = z.infer<typeof filmSchema>;

/** A figure of the block `results`. */
export const resultCardSchema = z.object({
  topText: textSchema.describe('The figure'),
  bottomText: textSchema.describe('What it counts'),
  footerText: textSchema.optional().describe('A remark on it'),
});

/** A card of the block `dotCards`. */
export const dotCardSchema = z.object({
  dotColour: z.enum(['blue', 'yellow']).describe('Colour of its dot'),
  title: textSchema.describe('The step'),
  points: z.array(textSchema).min(1).max(20).describe('What is done in it'),
  backgroundColour: z.enum(['#F6F6F6', 'white']).describe('Colour of the card'),
  border: z.boolean().describe('Whether it has a border'),
});

export const websiteBlockSchema = z.object({
  kind: z.literal('website').describe('A link to the client’s website'),
  label: textSchema.max(120).describe('Text of the link'),
  href: z.url({ protocol: /^https?$/ }).describe('Opened in a new tab'),
});

/** Layout of a gallery. */
export const rhythmSchema = z
  .enum(rhythms)
  .describe(
    'pairs: two in a row, 7/5 then 5/7 · triptych: three upright ones in a row · tall: one upright beside two · beside: they scroll beside the text before them, which is sticky · detail: enlarged to a pattern, from edge to edge',
  );

/** A block of a case study. The website skips unknown blocks. */
export const wireBlockSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text').describe('A section of text'),
    heading: headingSchema.optional(),
    text: paragraphsSchema,
  }),
  z.object({
    kind: z.literal('gallery').describe('Pictures, set in a rhythm'),
    rhythm: rhythmSchema.optional().describe('`pairs` when left out'),
    pictures: z
      .array(
        imageSchema.extend({
          caption: textSchema.max(200).optional().describe('Caption'),
        }),
      )
      .min(1)
      .max(40),
    crop: cropSchema.optional().describe('The part of each picture that a detail shows'),
  }),
  z.object({
    kind: z.literal('wide').describe('One picture from edge to edge'),
    picture: imageSchema,
  }),
  z.object({
    kind: z.literal('results').describe('Figures of the results'),
    heading: headingSchema,
    cards: z.array(resultCardSchema).min(1).max(12),
  }),
  z.object({
    kind: z.literal('dotCards').describe('Cards of a process, each with a dot'),
    heading: headingSchema,
    text: paragraphsSchema.optional(),
    cards: z.array(dotCardSchema).min(1).max(12),
  }),
  z.object({ kind: z.literal('video').describe('A film'), film: filmSchema }),
  websiteBlockSchema,
]);
export type WireBlock = z.infer<typeof wireBlockSchema>;

export const listedCaseStudySchema = z.object({
  id: z.int().positive().describe('Number that identifies the case study'),
  name: caseStudyNameSchema.describe(
    'Last part of its URL; replaces the case study of the repository with the same one',
  ),
  client: textSchema.max(60).describe('Name of the client; the heading of the page'),
  sector: textSchema.max(120).describe('What the client does'),
  country: textSchema.max(60).describe('Country of the client'),
  categories: z
    .array(caseStudyCategorySchema)
    .min(1)
    .describe('Filters and service pages that show it'),
  colour: colourSchema.describe('Colour behind the tile when it becomes a circle'),
  order: z.int().min(1).max(9999).describe('Place in the Our Work grid'),
  mobile_order: z.int().min(1).max(9999).optional().describe('Place in the mobile list'),
  summary: textSchema.max(300).describe('The work in one line'),
  tile: imageSchema.describe(pictureShapes.tile),
  wide: imageSchema.nullable().describe(`${pictureShapes.wide}; the tile where there is none`),
  small: imageSchema
    .nullable()
    .describe('Square, without a wordmark; the tile where there is none'),
  updated_at: dateTimeSchema.describe('When what visitors see of it last changed, ISO 8601'),
  language: languageTagSchema
    .optional()
    .describe('Language of its texts; the default one when left out'),
});
export type ListedCaseStudy = z.infer<typeof listedCaseStudySchema>;

export const wireCaseStudySchema = listedCaseStudySchema.extend({
  services: z.array(textSchema.max(120)).min(1).max(20).describe('What was done, as facts'),
  year: caseYearSchema.optional(),
  team: z.array(textSchema.max(120)).max(20).optional().describe('Who worked on it'),
  changed: z.array(textSchema).max(50).optional().describe('What the work changed'),
  description: z.string().min(50).max(170).describe('Meta description'),
  intro: z
    .object({ heading: headingSchema, text: paragraphsSchema })
    .describe('First section, beside the aperture'),
  world: worldSchema
    .nullable()
    .optional()
    .describe('Colours of the page below its heading; derived from `colour` when left out'),
  aperture: imageSchema
    .nullable()
    .optional()
    .describe('In the circle beside the first section; `small` where there is none'),
  aperture_crop: cropSchema.optional().describe('The part of it that the circle shows'),
  blocks: z.array(wireBlockSchema).max(60).describe('The rest of the page, in order'),
  related: z
    .array(caseStudyNameSchema)
    .max(MAX_RELATED_CASE_STUDIES)
    .describe('Related work by name; random case studies fill up to three'),
  banner: imageSchema
    .nullable()
    .describe(`${pictureShapes.banner}, top of the page; \`wide\` where there is none`),
  banner_tall: imageSchema
    .nullable()
    .describe(`${pictureShapes.bannerTall}, the banner up to 768 px; the tile where there is none`),
});
export type WireCaseStudy = z.infer<typeof wireCaseStudySchema>;
