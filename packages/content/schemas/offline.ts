import { strictObject } from 'zod';
import { copy, metaSchema } from './shared.ts';

export const offlinePageSchema = strictObject({
  meta: metaSchema,
  heading: copy('The heading of this page'),
  label: copy('The heading as read aloud'),
  text: copy('Explanation, and what to do now'),
  retry: copy('Text of the button that reloads the page'),
  saved: copy('Heading of the list of pages that can be read offline'),
  opened: strictObject({
    today: copy('Opened today'),
    yesterday: copy('Opened yesterday'),
    earlier: copy('Opened longer ago'),
  }).describe('When a saved page was opened last'),
});
