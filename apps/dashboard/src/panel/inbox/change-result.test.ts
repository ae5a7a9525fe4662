import { expect, it } from 'vitest';
import type { Change } from '../../submissions/inbox/change-messages.ts';
import { getTranslations } from '../language/get-translations.ts';
import { toResultText } from './change-result.ts';

const translations = getTranslations({ language: 'en' }, 'inbox');

it.each([
  ['contact', 'open', 'now open'],
  ['contact', 'spam', 'now spam'],
  ['application', 'open', 'no longer spam'],
] as const)('a %s that becomes %s: %s', (form, to, text) => {
  const change: Change = { field: 'state', to, messages: [{ id: 1, from: 'new' }] };
  const changed = [{ form, id: 1, from: 'new', to }];
  expect(toResultText(change, { changed, refused: [] }, [], translations)).toContain(text);
});
