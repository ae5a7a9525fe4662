import { expect, it } from 'vitest';
import { toActorName } from './history.ts';

it.each([
  [{ id: 5, name: 'Laila Hassan' }, 'Laila Hassan'],
  [{ id: 5, name: '  ' }, 'Colleague 5'],
  [{ id: 5, name: null, email: 'laila@example.com' }, 'Colleague 5'],
])('the author %j is shown as %s, never as an e-mail address', (account, who) => {
  expect(toActorName(account)).toBe(who);
});
