import { afterAll, beforeAll, expect, it } from 'vitest';
import { openUsedDatabase, type UsedDatabase } from '../testing/used-database.ts';

/** The last migration before accounts were invited. */
const BEFORE = '20261122_202859_clocks_watch_and_editing';

let database: UsedDatabase;

beforeAll(async () => {
  database = await openUsedDatabase(BEFORE);
  const { hashPassword } = await import('../collections/users/password-hash.ts');
  const { hash, salt } = await hashPassword('a long enough password');
  await database.ask(
    `INSERT INTO users (name, role, email, hash, salt) VALUES ('Old', 'admin', 'old@example.com', '${hash}', '${salt}')`,
  );
}, 60_000);
afterAll(() => database.close());

it('existing users of a used database can sign in', async () => {
  const { signInWith: tryToSignIn, whoIs } = await import('../testing/accounts.ts');
  await database.migrate();
  const { docs } = await database.payload.find({ collection: 'users', overrideAccess: true });
  expect(docs).toMatchObject([{ name: 'Old', role: 'admin', state: 'active' }]);
  const { cookie, need } = await tryToSignIn('old');
  expect(need).toBeUndefined();
  expect(await whoIs(cookie)).toBe('old@example.com');
});
