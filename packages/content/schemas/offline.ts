import { strictObject } from 'zod';
import { metaSchema, words } from './shared.ts';

export const offlinePageSchema = strictObject({
  meta: metaSchema,
  heading: words('The heading of this page'),
  label: words('The heading as read aloud'),
  text: words('What happened and what to do'),
  retry: words('Words of what loads the page again'),
  saved: words('Heading of the list of pages that can be read offline'),
  opened: strictObject({
    today: words('Opened today'),
    yesterday: words('Opened yesterday'),
    earlier: words('Opened longer ago'),
  }).describe('When a saved page was opened last'),
});
