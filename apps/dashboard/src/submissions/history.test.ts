import { expect, it } from 'vitest';
import { toActorName, toShownActorName } from './history.ts';

it.each([
  [{ id: 5, name: 'Laila Hassan' }, 'Laila Hassan'],
  [{ id: 5, name: '  ' }, 'Colleague 5'],
  [{ id: 5, name: null, email: 'laila@example.com' }, 'Colleague 5'],
])('%j is called %s, and never by an e-mail address', (account, who) => {
  expect(toActorName(account)).toBe(who);
});

it.each([
  ['en', 'Colleague 5'],
  ['ar', 'الزميل 5'],
])('one without a name is shown in %s as %s', (language, who) => {
  const req = { i18n: { language } } as never;
  expect(toShownActorName(req, { id: 5, name: ' ' })).toBe(who);
  expect(toShownActorName(req, { id: 5, name: 'Laila Hassan' })).toBe('Laila Hassan');
});
