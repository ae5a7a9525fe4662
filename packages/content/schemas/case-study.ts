import {
  colourSchema,
  cropSchema,
  rhythmSchema,
  strictWorldSchema,
  studyPictureShapes,
} from '@agency/contracts';
import * as z from 'zod';
import { array, strictObject } from 'zod';
import { fileSchema, phraseSchema, pictureSchema, textSchema, words } from './shared.ts';

/** The portfolio's three categories (docs/product.md, section 3). */
export const caseStudyCategorySchema = z.enum(['branding', 'ich', 'web']);
export type CaseStudyCategory = z.infer<typeof caseStudyCategorySchema>;

/** A cover stands without words beside it: what it shows has to be said in more than a word or two. */
const coverSchema = strictObject({
  ...pictureSchema.shape,
  alt: pictureSchema.shape.alt.min(31).describe('What the cover shows, in more than 30 letters'),
});

/** A part of a picture, as a file states it. */
const partSchema = strictObject(cropSchema.shape);

const plateSchema = strictObject({
  ...pictureSchema.shape,
  caption: words('Said below it, where it tells something').max(200).optional(),
});

/** Every picture of a case study but its tiles. */
const picturesSchema = strictObject({
  banner: pictureSchema.optional().describe('1600 × 900, top of the page'),
  bannerTall: pictureSchema.optional().describe('900 × 1200, its variant up to 768 px'),
  gallery: array(plateSchema).default([]).describe('1600 × 1200 or 1600 × 1000, in order'),
});

const filmAddressSchema = z.url({ protocol: /^https$/ }).regex(/\.(?:mp4|webm)$/);

const filmSchema = strictObject({
  file: z
    .union([fileSchema('mp4|webm'), filmAddressSchema])
    .describe(
      'The film: a file, whose other format lies beside it by the same name, or its address on a host that `MEDIA_HOSTS` names',
    ),
  poster: fileSchema('webp|avif').describe('Shown until it plays'),
  posterAlt: words('What the film shows'),
  captions: fileSchema('vtt').optional().describe('WebVTT'),
});

const headingSchema = z
  .union([textSchema, phraseSchema])
  .describe('Heading of the section, as specified; plain words shout their last one');
const paragraphsSchema = array(textSchema).min(1).describe('Paragraphs');
const pictureNumberSchema = z.int().min(1).describe('Which picture of `pictures.gallery`, from 1');

const textBlockSchema = strictObject({
  kind: z.literal('text').describe('A section of words'),
  heading: headingSchema.optional(),
  text: paragraphsSchema,
});
const galleryBlockSchema = strictObject({
  kind: z.literal('gallery').describe('Pictures, set in a rhythm'),
  rhythm: rhythmSchema.optional(),
  show: array(pictureNumberSchema).min(1).describe('Which pictures, in their order'),
  crop: partSchema.optional().describe('The part of each picture that a detail shows'),
});
const wideBlockSchema = strictObject({
  kind: z.literal('wide').describe('One picture from edge to edge'),
  show: pictureNumberSchema.describe('From edge to edge'),
});
const resultsBlockSchema = strictObject({
  kind: z.literal('results').describe('Figures of what was reached'),
  heading: headingSchema,
  cards: array(
    strictObject({
      topText: words('The figure'),
      bottomText: words('What it counts'),
      footerText: words('A remark on it').optional(),
    }),
  )
    .min(1)
    .describe('One card a figure'),
});
const dotCardsBlockSchema = strictObject({
  kind: z.literal('dotCards').describe('Cards of a process, each with a dot'),
  heading: headingSchema,
  text: paragraphsSchema.optional(),
  cards: array(
    strictObject({
      dotColour: z.enum(['blue', 'yellow']).describe('Colour of its dot'),
      title: words('The step'),
      points: array(textSchema).min(1).describe('What is done in it'),
      backgroundColour: z.enum(['#F6F6F6', 'white']).describe('Colour of the card'),
      border: z.boolean().describe('Whether a line runs round it'),
    }),
  )
    .min(1)
    .describe('Cards, in the order of the process'),
});
const videoBlockSchema = strictObject({
  kind: z.literal('video').describe('A film'),
  show: z.int().min(1).describe('Which film of `films`, from 1'),
});
const websiteBlockSchema = strictObject({
  kind: z.literal('website').describe('A link to the client’s website'),
  label: words('Words of the link'),
  href: z.url().describe('The client’s own website, opened in a new tab'),
});

export const caseStudyBlockSchema = z.discriminatedUnion('kind', [
  textBlockSchema,
  galleryBlockSchema,
  wideBlockSchema,
  resultsBlockSchema,
  dotCardsBlockSchema,
  videoBlockSchema,
  websiteBlockSchema,
]);
export type CaseStudyBlock = z.infer<typeof caseStudyBlockSchema>;

/** A case study's folder: its tile, its place in the grid and its page all follow from it. */
export const caseStudySchema = strictObject({
  route: z.string().startsWith('/').describe('Path of its page, exactly as written'),
  aliases: array(z.string().startsWith('/'))
    .default([])
    .describe('Other spellings of the path; they answer with a permanent redirect'),
  client: words('Name of the client; it is the heading of the page'),
  sector: words('What the client does'),
  country: words('Where the client is at home'),
  categories: array(caseStudyCategorySchema)
    .min(1)
    .describe('Filters of Our Work and service pages that show it'),
  colour: colourSchema.describe('Plate behind the tile when it closes to a circle'),
  world: strictWorldSchema
    .optional()
    .describe('Colours of the page after its headline; made of `colour` when left out'),
  order: z.int().min(1).describe('Place in the Our Work grid'),
  mobileOrder: z
    .int()
    .min(1)
    .optional()
    .describe('Place in the mobile list; `order` when left out'),
  services: array(textSchema).min(1).describe('What was done, as facts'),
  summary: words('The work in one line'),
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
  blocks: array(caseStudyBlockSchema).default([]).describe('The rest of the page, in order'),
  related: array(z.string().startsWith('/'))
    .length(3)
    .optional()
    .describe('Fixed related work by route; random when left out'),
  tile: coverSchema.optional().describe(studyPictureShapes.tile),
  wide: coverSchema.optional().describe(studyPictureShapes.wide),
  small: coverSchema.optional().describe('Square, without a wordmark'),
  pictures: picturesSchema.default({ gallery: [] }).describe('Pictures of the page'),
  films: array(filmSchema).default([]).describe('Films of the page; blocks show them by number'),
});
export type CaseStudy = z.infer<typeof caseStudySchema>;
