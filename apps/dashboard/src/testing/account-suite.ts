import type { Payload } from 'payload';
import { expect } from 'vitest';
import { toTestCode } from './authenticator.ts';
import { createTestUser } from './open-test-dashboard.ts';

/**
 * Tests of concurrent requests that must succeed once, and of the way from invitation to session, for each database.
 */
export async function testAccounts(payload: Payload): Promise<void> {
  const accounts = await import('./accounts.ts');
  const { consumeCode: spendCode } = await import('../accounts/factor/factor.ts');
  await createTestUser(payload, 'admin', 'trier');
  const { cookie: admin } = await accounts.signInWith('trier');
  const password = accounts.TEST_PASSWORD;
  const who = { name: 'Nour', email: 'nour@example.com', role: 'editor' };
  const { body: sent } = await accounts.postAccounts(
    'invitations',
    { people: [who], password },
    admin,
  );
  const token = new URL(sent[0].link).hash.slice(1);
  const where = { email: { equals: who.email } };
  const found = await payload.find({
    collection: 'users',
    where,
    // The test reads all accounts.
    overrideAccess: true,
  });
  const account = found.docs[0]?.id ?? 0;
  const choosing = Array.from({ length: 8 }, () =>
    accounts.postAccounts('links/use', { token, password }),
  );
  const statuses = (await Promise.all(choosing)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 410)]);

  // A one-time password makes a link, after the transaction of the login.
  const { id: first } = await createTestUser(payload, 'admin', 'first');
  const oneTimePasswordUntil = new Date(Date.now() + 60_000).toISOString();
  await payload.update({
    collection: 'users',
    id: first,
    data: { oneTimePasswordUntil },
    // Only the server sets it.
    overrideAccess: true,
  });
  expect((await accounts.signInWith('first')).need).toBe('welcome');

  const { cookie = '' } = await accounts.signInWith('nour');
  const { secret, codes } = await accounts.enrol(cookie);
  for (const code of [toTestCode(secret), codes[0] ?? '']) {
    const spent = Array.from({ length: 8 }, () => spendCode(payload, account, code));
    expect((await Promise.all(spent)).filter(Boolean)).toHaveLength(1);
  }
  expect((await accounts.signInWith('nour')).need).toBe('code');
  const second = await accounts.signInWith('nour', { code: codes[1] ?? '' });
  expect(await accounts.whoIs(second.cookie)).toBe('nour@example.com');
  const ending = { account, password };
  const { body } = await accounts.postAccounts('sessions/end', ending, admin);
  expect(body).toEqual({ ended: 2 });
  expect(await accounts.whoIs(second.cookie)).toBeUndefined();
  await payload.delete({
    collection: 'users',
    id: account,
    // The test checks cascading deletion, not access.
    overrideAccess: true,
  });
}
