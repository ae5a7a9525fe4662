import { focusSchema } from '@agency/contracts';
import * as z from 'zod';
import type { HeadingEnd, Volume } from '../model/phrase.ts';

/** Words of one place, said as they are shown. */
export const words = (description: string) => z.string().describe(description);

const volumeSchema = z.literal([1, 2, 3, 4, 5, 6, 'crescendo']) satisfies z.ZodType<Volume>;
const headingEndSchema = z.enum(['dot', 'bang', 'hole', 'none']) satisfies z.ZodType<HeadingEnd>;

/** A run of words in one volume; a phrase is several, from quiet to loud. */
export const runSchema = z.object({
  text: z.string().min(1).describe('The words'),
  volume: volumeSchema.describe('1 whispers, 6 shouts, crescendo rises letter by letter'),
  from: z.int().min(0).max(99).optional().describe('Where a crescendo begins, percent'),
});
/** Words from quiet to loud. */
export const phraseSchema = z.array(runSchema).min(1);
/** Heading of a section. */
export const sectionHeadingSchema = phraseSchema.describe(
  'Heading of the section, from quiet to loud',
);
/** Several lines of words, each from quiet to loud. */
export const phraseLinesSchema = z.array(phraseSchema);

/** The h1 of a page, fitted to the page's margins. */
export const pageHeadingSchema = z
  .object({
    lines: z.array(phraseSchema).min(1).describe('Lines as set from 768 px'),
    end: headingEndSchema.describe(
      'What closes the heading: dot, bang (!), hole (! without its dot), none',
    ),
    narrow: z
      .enum(['lines', 'pairs', 'runs'])
      .default('runs')
      .describe('Below 768 px: the same lines, two runs in a line, or every run on its own'),
  })
  .describe('The h1 of the page; its widest line is fitted from margin to margin');

/** A file beside the words: `./name.ext`, known by its bare name from here on. */
export const fileSchema = (extensions: string) =>
  z
    .string()
    .regex(new RegExp(`^\\./[\\w-]+\\.(${extensions})$`))
    .transform((file) => file.slice(2));

/** Title, description and preview of a page, for search and sharing. */
export const metaSchema = z
  .object({
    title: z.string().optional().describe('Document title; the site’s default when left out'),
    description: z
      .string()
      .optional()
      .describe('Meta description; the site’s default when left out'),
    preview: z.string().optional().describe('Preview picture; the site’s default when left out'),
    previewArt: fileSchema('webp|avif')
      .optional()
      .describe('File beside these words that a page’s own preview shows; rings when left out'),
  })
  .describe('Title, description and preview of the page, for search and sharing');

/** A link as content states it. */
export const linkSchema = z.object({
  label: z.string().min(1).describe('Words of the link'),
  href: z.string().min(1).describe('Where it goes'),
  about: z
    .string()
    .optional()
    .describe('Said after the words, for whoever hears or lists links alone'),
});

/** A card of the service group (docs/product.md, section 4). */
export const serviceCardSchema = z.object({
  title: z.string().describe('Name of the service'),
  short: z.string().describe('Shown while the card is closed'),
  long: z.string().describe('Shown while the card is open'),
  dot: z.enum(['blue', 'yellow']).describe('Colour of its dot'),
  primary: z.boolean().default(false).describe('Whether it is open when none is hovered'),
  link: linkSchema.describe('Leads to the page of the service'),
});

/** A picture beside the words that name it. */
export const pictureSchema = z.object({
  file: fileSchema('webp|avif').describe('File beside these words'),
  alt: z.string().min(1).describe('What the picture shows'),
  focus: focusSchema.optional().describe('What stays in view where the layout cuts the picture'),
});
export type ContentPicture = z.infer<typeof pictureSchema>;
