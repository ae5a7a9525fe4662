import { strictObject } from 'zod';
import { copy } from './shared.ts';

/** Copy of the consent banner for ad measurement. */
export const consentSchema = strictObject({
  label: copy('Name of the question for screen readers'),
  text: copy('What is counted, in one paragraph'),
  allow: copy('The button that allows it'),
  refuse: copy('The button that rejects it'),
  change: copy('Link in the footer that shows the question again'),
});
