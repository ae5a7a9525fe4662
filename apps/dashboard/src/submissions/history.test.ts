import { expect, it } from 'vitest';
import { toActorName } from './history.ts';

it.each([
  [{ id: 5, name: 'Laila Hassan' }, 'Laila Hassan'],
  [{ id: 5, name: '  ' }, 'Colleague 5'],
  [{ id: 5, name: null, email: 'laila@example.com' }, 'Colleague 5'],
])('%j is called %s, and never by an e-mail address', (account, who) => {
  expect(toActorName(account)).toBe(who);
});
