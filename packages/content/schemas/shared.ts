import { focusSchema, imageSchema, imageSizeSchema } from '@agency/contracts';
import * as z from 'zod';
// By name in these schemas, because Biome breaks a chain of calls that begins with `z.array` into a line each.
import { array, strictObject } from 'zod';
import { buildOnly } from '../build-only.ts';
import type { HeadingEnd, Volume } from '../phrase.ts';

/** A text. A field that is not shown is left out, never empty. */
export const textSchema = z.string().min(1).max(5000);
export const copy = (description: string) => textSchema.describe(description);

const volumeSchema = z.literal([1, 2, 3, 4, 5, 6, 'crescendo']) satisfies z.ZodType<Volume>;
const headingEndSchema = z.enum(['dot', 'bang', 'hole', 'none']) satisfies z.ZodType<HeadingEnd>;

export const runSchema = strictObject({
  text: copy('The text'),
  volume: volumeSchema.describe('1 is quiet, 6 is loud, crescendo rises by letter'),
  from: z.int().min(0).max(99).optional().describe('Volume at which a crescendo begins, percent'),
});
/** A run of a page heading. The longest line decides the font size. */
const headingRunSchema = runSchema.extend({
  text: textSchema.max(40).describe('The text, at most 40 characters'),
});
export const phraseSchema = array(runSchema).min(1);
export const sectionHeadingSchema = phraseSchema.describe(
  'Heading of the section, from quiet to loud',
);
export const phraseLinesSchema = array(phraseSchema);

/** The h1 of a page. */
export const pageHeadingSchema = strictObject({
  lines: array(array(headingRunSchema).min(1).max(6))
    .min(1)
    .max(6)
    .describe('Lines on a tablet and wider; at most six, of six runs each'),
  end: headingEndSchema.describe('End of the heading: dot, bang (!), hole (! without dot), none'),
  narrow: z
    .enum(['lines', 'pairs', 'runs'])
    .default('runs')
    .describe('On a phone: the same lines, two runs in a line, or every run on its own'),
}).describe('The heading of the page; its widest line is fitted from margin to margin');

/** A file in the folder of the content file: `./name.ext`, parsed to `name.ext`. */
export const fileSchema = (extensions: string) =>
  buildOnly(
    z
      .string()
      .regex(new RegExp(`^\\./[\\w-]+\\.(${extensions})$`))
      .transform((file) => file.slice(2)),
  );

export const shareImageSchema = z
  .string()
  .regex(/^\/[\w-][\w./-]*$/, 'Write a path of this site, as /preview.png');

export const metaSchema = strictObject({
  title: copy('Document title; the site’s default when left out').optional(),
  description: copy(
    'What search engines show below the title; the site’s own when left out',
  ).optional(),
  preview: shareImageSchema
    .describe('Preview picture, its address on the site; the site’s own when left out')
    .optional(),
  previewArt: fileSchema('webp|avif')
    .optional()
    .describe('File in the same folder that the preview picture shows; rings when left out'),
}).describe('Title, description and preview of the page, for search and sharing');

const hrefSchema = z
  .string()
  .max(500)
  .regex(
    /^(?:https?:\/\/[^\s/]\S*|mailto:\S+|tel:\+?[\d-]+|\/(?![/\\])\S*|#\S+|\{companyPath\})$/i,
    'Write /page for a page of this site, #part for a part of this one, https://… for another site, mailto:… or tel:…',
  );

export const linkSchema = strictObject({
  label: copy('Text of the link'),
  href: hrefSchema.describe('Target of the link: /page, #part, https://…, mailto:… or tel:…'),
  about: copy(
    'Added to the text for screen readers, which may read a link without its context',
  ).optional(),
});

/** A card of the service group (docs/product.md, section 4). */
export const serviceCardSchema = strictObject({
  title: copy('Name of the service'),
  short: copy('Shown while the card is closed'),
  long: copy('Shown while the card is open'),
  dot: z.enum(['blue', 'yellow']).describe('Colour of its dot'),
  primary: z.boolean().default(false).describe('Whether it is open when none is hovered'),
  link: linkSchema.describe('Leads to the page of the service'),
});

export const pictureSchema = strictObject({
  file: fileSchema('webp|avif').describe('File in the same folder'),
  alt: copy('What the picture shows'),
  focus: focusSchema
    .optional()
    .describe('The part that stays visible where the layout crops the picture'),
});
export type ContentPicture = z.infer<typeof pictureSchema>;

/** A picture of the media library. Its alternative text depends on the page, so it is in the content. */
export const libraryPictureSchema = strictObject({
  ...imageSchema.omit({ name: true, focus: true }).shape,
  id: z.int().positive().describe('Its number in the library'),
  src: imageSchema.shape.src
    .regex(/^\/media\/[\w.-]+$/)
    .describe('Path of the picture; its address is the media base + src'),
  hashblur: z.string().min(1).optional().describe('Blurhash of the picture'),
  sizes: array(strictObject(imageSizeSchema.shape)).default([]).describe('Smaller renditions'),
});
export type LibraryPicture = z.infer<typeof libraryPictureSchema>;

/** A picture in the folder of the content file, or one of the media library. */
export const pagePictureSchema = pictureSchema.extend({
  file: z
    .union([pictureSchema.shape.file, libraryPictureSchema])
    .describe('File in the same folder, or a picture of the library'),
});
export type PagePicture = z.infer<typeof pagePictureSchema>;
