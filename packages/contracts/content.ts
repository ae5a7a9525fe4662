import * as z from 'zod';
import { dateTimeSchema, languageTagSchema } from './blog.ts';

export const contentKeySchema = z.string().regex(/^[a-z0-9-]{1,60}$/);

/** Path of a field in a content file, with slashes. */
export const contentPathSchema = z.string().min(1).max(300);

/** Most overrides of a file. The longest file has 400 fields. */
const MAX_OVERRIDES = 2000;

/** The overrides of one content file (docs/content.md). */
export const contentSchema = z.object({
  fields: z
    .record(contentPathSchema, z.json())
    .refine((fields) => Object.keys(fields).length <= MAX_OVERRIDES)
    .describe('Path in the file → new value; empty when nothing was changed'),
  updated_at: dateTimeSchema
    .optional()
    .describe('Last published change, ISO 8601; for the sitemap'),
  language: languageTagSchema.optional().describe('Language; the default one when left out'),
});

export type Content = z.infer<typeof contentSchema>;
