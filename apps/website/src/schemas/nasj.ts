import * as z from 'zod';
import {
  linkSchema,
  metaSchema,
  pageHeadingSchema,
  phraseLinesSchema,
  phraseSchema,
  pictureSchema,
  sectionHeadingSchema,
  words,
} from './shared.ts';

const craftSchema = z.object({
  heading: z.array(phraseSchema).length(2).describe('Its heading, two lines'),
  text: words('One paragraph below it'),
});

/** Words of the page `content/pages/nasj`. */
export const nasjPageSchema = z.object({
  meta: metaSchema,
  heading: pageHeadingSchema,
  lead: words('What Nasj is, one paragraph'),
  know: z
    .object({
      link: words('Words of the link that leads down to this section'),
      heading: sectionHeadingSchema,
      lead: words('One paragraph below it'),
    })
    .describe('Section Get to know'),
  thread: words('The name in Arabic, as it is read'),
  story: z
    .object({
      heading: sectionHeadingSchema,
      lead: words('First paragraph, set larger'),
      text: z.array(z.string()).describe('The paragraphs after it'),
    })
    .describe('Section Our Story'),
  crafts: z
    .object({
      heading: words('Heading of the two, for screen readers'),
      identities: craftSchema.describe('The left one'),
      trails: craftSchema.describe('The right one'),
    })
    .describe('Section Building Identities & Developing Trails'),
  work: z
    .object({
      heading: sectionHeadingSchema,
      lead: words('One paragraph below it'),
      pictures: z
        .object({
          board: pictureSchema.describe('The identity on one sheet'),
          stitch: pictureSchema.describe('The word in thread'),
          loom: pictureSchema.describe('The loom'),
          cloth: pictureSchema.describe('Folded cloth'),
        })
        .describe('Pictures of the section'),
    })
    .describe('What Nasj made for itself'),
  closing: z
    .object({
      lines: phraseLinesSchema.describe('The last words, line by line'),
      cta: linkSchema.describe('Where they lead'),
    })
    .describe('End of the page'),
});
