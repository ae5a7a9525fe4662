import * as z from 'zod';

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
  summary: z.object({
    one: z.string(),
    many: z.string().describe('{count} is the number in words'),
  }),
  numbers: z.array(z.string()).describe('Numbers in words, from zero'),
  refusals: z.object({
    notStored: z.string(),
    notStoredText: z.string(),
    tooLarge: z.string(),
    tooMany: z.string(),
    unreadable: z.string(),
    crossSite: z.string(),
    trap: z.string(),
  }),
  trap: z.string().describe('Label of the field that must stay empty'),
});
export type FormWords = z.infer<typeof formWordsSchema>;
