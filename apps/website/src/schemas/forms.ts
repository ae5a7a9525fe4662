import * as z from 'zod';

const countedSchema = z.object({ one: z.string(), many: z.string() });

/** Words around forms: sentences for every refusal. */
export const formWordsSchema = z.object({
  problems: z.object({
    required: z.string(),
    tooLong: z.string(),
    email: z.string(),
    emailIncomplete: z.string(),
    phone: z.string(),
  }),
  fields: z
    .record(z.string(), z.record(z.string(), z.string()))
    .describe('Field → problem → its own sentence'),
  summary: z
    .object({
      missing: countedSchema.describe('All of them are empty'),
      wrong: countedSchema.describe('All of them are filled in, and wrong'),
      both: z.string().describe('Some are empty, some are wrong'),
    })
    .describe('{count} is the number in words'),
  numbers: z
    .array(z.string())
    .describe('Numbers in words, from zero; a larger one is written in digits'),
  refusals: z.object({
    notStored: z.string(),
    notStoredText: z.string(),
    tooLarge: z.string(),
    tooMany: z.string(),
    busy: z.string().describe('Too many others send a file in this moment'),
    unreadable: z.string(),
    crossSite: z.string(),
    trap: z.string(),
  }),
  trap: z.string().describe('Label of the field that must stay empty'),
});
export type FormWords = z.infer<typeof formWordsSchema>;
