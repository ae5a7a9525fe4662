import type * as z from 'zod';
import { strictObject } from 'zod';
import { words } from './shared.ts';

/** Copy of the consent banner for ad measurement. */
export const consentSchema = strictObject({
  label: words('Name of the question for screen readers'),
  text: words('What is counted, in one paragraph'),
  allow: words('The button that allows it'),
  refuse: words('The button that does not'),
  change: words('Link at the foot of the page that asks again'),
});
export type ConsentWords = z.infer<typeof consentSchema>;
