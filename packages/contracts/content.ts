import * as z from 'zod';
import { languageTagSchema } from './blog.ts';

/** Name of a file of words: small letters, digits and dashes. */
export const contentKeySchema = z.string().regex(/^[a-z0-9-]{1,60}$/);

/** A place in a file of words: the way to it with slashes. */
export const contentPlaceSchema = z.string().min(1).max(300);

/** Most places of one file: some five times as many as the longest has. */
const MOST_PLACES = 2000;

/** The overrides of one content file (docs/content.md). */
export const contentSchema = z.object({
  fields: z
    .record(contentPlaceSchema, z.json())
    .refine((fields) => Object.keys(fields).length <= MOST_PLACES)
    .describe('Place in the file → its new value; empty where nothing was changed'),
  updated_at: z.iso
    .datetime({ offset: true })
    .optional()
    .describe('When what is published was last changed, ISO 8601; for the sitemap'),
  language: languageTagSchema
    .optional()
    .describe('Language of the words, where one was asked for; the default one when left out'),
});

/** What the dashboard changed of one file of words. */
export type Content = z.infer<typeof contentSchema>;
