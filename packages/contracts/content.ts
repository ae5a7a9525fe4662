import * as z from 'zod';

/** Name of a file of words: small letters, digits and dashes. */
export const contentKeySchema = z.string().regex(/^[a-z0-9-]{1,60}$/);

/** What the dashboard changed of one file of words (docs/overrides.md). */
export const contentSchema = z.object({
  fields: z
    .record(z.string().min(1).max(300), z.json())
    .describe('Place in the file → its new value; empty where nothing was changed'),
});

/** What the dashboard changed of one file of words. */
export type Content = z.infer<typeof contentSchema>;
