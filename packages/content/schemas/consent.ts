import { strictObject } from 'zod';
import { copy } from './shared.ts';

/** Copy of the consent banner for ad measurement. */
export const consentSchema = strictObject({
  label: copy('Name of the question for screen readers'),
  text: copy('What is counted, in one paragraph'),
  allow: copy('The button that allows it'),
  refuse: copy('The button that does not'),
  change: copy('Link at the foot of the page that asks again'),
});
