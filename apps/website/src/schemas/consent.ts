import * as z from 'zod';

/** What a visitor is asked before an advertisement is measured. */
export const consentSchema = z.object({
  label: z.string().describe('Name of the question for screen readers'),
  text: z.string().describe('What is counted, in one paragraph'),
  allow: z.string().describe('The button that allows it'),
  refuse: z.string().describe('The button that does not'),
  change: z.string().describe('Link at the foot of the page that asks again'),
});
export type ConsentWords = z.infer<typeof consentSchema>;
