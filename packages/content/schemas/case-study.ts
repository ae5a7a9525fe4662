import {
  caseStudyCategorySchema,
  caseYearSchema,
  colourSchema,
  cropSchema,
  dotCardSchema,
  pictureShapes,
  resultCardSchema,
  rhythmSchema,
  strictWorldSchema,
  websiteBlockSchema,
} from '@agency/contracts';
import * as z from 'zod';
import { array, strictObject } from 'zod';
import { copy, fileSchema, phraseSchema, pictureSchema, textSchema } from './shared.ts';

/** A cover has no caption, so its alternative text must be longer. */
const coverSchema = strictObject({
  ...pictureSchema.shape,
  alt: pictureSchema.shape.alt.min(31).describe('What the cover shows, in more than 30 letters'),
});

const partSchema = strictObject(cropSchema.shape);

const plateSchema = strictObject({
  ...pictureSchema.shape,
  caption: copy('Caption, if it adds something').max(200).optional(),
});

const picturesSchema = strictObject({
  banner: pictureSchema.optional().describe('1600 × 900, top of the page'),
  bannerTall: pictureSchema.optional().describe('900 × 1200, its variant up to 768 px'),
  gallery: array(plateSchema).default([]).describe('1600 × 1200 or 1600 × 1000, in order'),
});

const filmUrlSchema = z.url({ protocol: /^https$/ }).regex(/\.(?:mp4|webm)$/);

const filmSchema = strictObject({
  file: z
    .union([fileSchema('mp4|webm'), filmUrlSchema])
    .describe(
      'The film: a file, with its other format beside it under the same name, or a URL on one of the `MEDIA_HOSTS`',
    ),
  poster: fileSchema('webp|avif').describe('Shown until it plays'),
  posterAlt: copy('What the film shows'),
  captions: fileSchema('vtt').optional().describe('WebVTT'),
});

const headingSchema = z
  .union([textSchema, phraseSchema])
  .describe('Heading of the section; the last word of a plain text is the loudest');
const paragraphsSchema = array(textSchema).min(1).describe('Paragraphs');
const pictureNumberSchema = z.int().min(1).describe('Which picture of `pictures.gallery`, from 1');

const blockSchema = z.discriminatedUnion('kind', [
  strictObject({
    kind: z.literal('text').describe('A section of text'),
    heading: headingSchema.optional(),
    text: paragraphsSchema,
  }),
  strictObject({
    kind: z.literal('gallery').describe('Pictures, set in a rhythm'),
    rhythm: rhythmSchema.optional(),
    show: array(pictureNumberSchema).min(1).describe('Which pictures, in their order'),
    crop: partSchema.optional().describe('The part of each picture that a detail shows'),
  }),
  strictObject({
    kind: z.literal('wide').describe('One picture from edge to edge'),
    show: pictureNumberSchema.describe('From edge to edge'),
  }),
  strictObject({
    kind: z.literal('results').describe('Figures of the results'),
    heading: headingSchema,
    cards: array(resultCardSchema.strict()).min(1).describe('One card a figure'),
  }),
  strictObject({
    kind: z.literal('dotCards').describe('Cards of a process, each with a dot'),
    heading: headingSchema,
    text: paragraphsSchema.optional(),
    cards: array(dotCardSchema.strict()).min(1).describe('Cards, in the order of the process'),
  }),
  strictObject({
    kind: z.literal('video').describe('A film'),
    show: z.int().min(1).describe('Which film of `films`, from 1'),
  }),
  websiteBlockSchema.strict(),
]);
export type CaseStudyBlock = z.infer<typeof blockSchema>;

export const caseStudySchema = strictObject({
  route: z.string().startsWith('/').describe('Path of its page, exactly as written'),
  aliases: array(z.string().startsWith('/'))
    .default([])
    .describe('Other spellings of the path, which redirect permanently'),
  client: copy('Name of the client; it is the heading of the page'),
  sector: copy('What the client does'),
  country: copy('Country of the client'),
  categories: array(caseStudyCategorySchema)
    .min(1)
    .describe('Filters of Our Work and service pages that show it'),
  colour: colourSchema.describe('Colour behind the tile when it becomes a circle'),
  world: strictWorldSchema
    .optional()
    .describe('Colours of the page below its heading; derived from `colour` when left out'),
  order: z.int().min(1).describe('Place in the Our Work grid'),
  mobileOrder: z
    .int()
    .min(1)
    .optional()
    .describe('Place in the mobile list; `order` when left out'),
  services: array(textSchema).min(1).describe('What was done, as facts'),
  year: caseYearSchema.optional(),
  team: array(textSchema).min(1).optional().describe('Teams or people who worked on it'),
  summary: copy('The work in one line'),
  description: z
    .string()
    .min(50)
    .max(170)
    .describe('Meta description, of a length search engines show'),
  intro: strictObject({ heading: headingSchema, text: paragraphsSchema }).describe(
    'First section, beside the aperture',
  ),
  aperture: strictObject({
    show: pictureNumberSchema,
    crop: partSchema.optional().describe('The part of it that the circle shows'),
  })
    .optional()
    .describe('Detail of a picture in the circle beside the intro; the square tile when left out'),
  blocks: array(blockSchema).default([]).describe('The rest of the page, in order'),
  changed: paragraphsSchema.optional().describe('What the work changed, after the blocks'),
  related: array(z.string().startsWith('/'))
    .length(3)
    .optional()
    .describe('Related work by route; random when left out'),
  tile: coverSchema.optional().describe(pictureShapes.tile),
  wide: coverSchema.optional().describe(pictureShapes.wide),
  small: coverSchema.optional().describe('Square, without a wordmark'),
  pictures: picturesSchema.default({ gallery: [] }).describe('Pictures of the page'),
  films: array(filmSchema).default([]).describe('Films of the page; blocks show them by number'),
});
export type CaseStudy = z.infer<typeof caseStudySchema>;
