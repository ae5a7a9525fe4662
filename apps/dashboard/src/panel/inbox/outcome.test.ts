import { expect, it } from 'vitest';
import type { Change } from '../../inbox/changes.ts';
import { getTranslations } from '../language/get-translations.ts';
import { toOutcome } from './outcome.ts';

const speech = getTranslations({ language: 'en' }, 'inbox');

it.each([
  ['contact-messages', 'open', 'now open'],
  ['contact-messages', 'spam', 'now spam'],
  ['applications', 'open', 'no longer spam'],
] as const)('a %s that becomes %s is said to be %s', (form, to, text) => {
  const change: Change = { field: 'state', to, messages: [{ form, id: 1, from: 'new' }] };
  const changed = [{ form, id: 1, from: 'new', to }];
  expect(toOutcome(change, { changed, refused: [] }, [], speech)).toContain(text);
});
