import * as z from 'zod';
import { blogSchema, languageTagSchema, listedBlogSchema } from './blog.ts';
import { wireCaseStudySchema } from './case-study.ts';
import { contentKeySchema, contentSchema } from './content.ts';
import { imageSchema } from './image.ts';
import { pictureShapes } from './picture-shapes.ts';

/** Paths of a draft on the website and in the content API, without the token (docs/content.md). */
export const previewPaths = { page: '/preview/', draft: '/api/preview/' } as const;

export const previewTokenSchema = z.string().regex(/^[a-z0-9-]{16,200}$/);

const missingFieldsSchema = z
  .array(z.string().min(1).max(60))
  .max(20)
  .describe('Names of the fields that must be filled in before it can be published');

/** A draft of a case study: tile and description may be missing. */
export const draftedCaseStudySchema = wireCaseStudySchema.extend({
  tile: imageSchema.nullable().describe(pictureShapes.tile),
  description: z.string().max(170).describe('Meta description; empty while there is none'),
});
export type DraftedCaseStudy = z.infer<typeof draftedCaseStudySchema>;

/** Response of `GET /api/preview/{token}`: a draft in the shape of the published record. */
export const previewSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('blog').describe('A blog'),
    draft: blogSchema,
    related: z.array(listedBlogSchema).max(50).describe('Published blogs of its category'),
    lacks: missingFieldsSchema,
  }),
  z.object({
    kind: z.literal('case-study').describe('A case study'),
    language: languageTagSchema.optional().describe('The default one when left out'),
    draft: draftedCaseStudySchema,
    lacks: missingFieldsSchema,
  }),
  z.object({
    kind: z.literal('content').describe('The texts of a content file'),
    key: contentKeySchema,
    language: languageTagSchema.optional().describe('The default one when left out'),
    draft: contentSchema,
    lacks: missingFieldsSchema,
  }),
]);

export type Preview = z.infer<typeof previewSchema>;

/**
 * Message of a framed preview to the dashboard when a text is clicked: the texts of the element and of those around
 * it, the innermost first.
 */
export const clickedTextSchema = z.object({
  type: z.literal('preview-text'),
  texts: z.array(z.string()),
});

export type ClickedText = z.infer<typeof clickedTextSchema>;
