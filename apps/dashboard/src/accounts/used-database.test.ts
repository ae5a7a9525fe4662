import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Migration, Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toTestEnvironment } from '../testing/open-test-dashboard.ts';

/** The last migration before accounts were invited. */
const BEFORE = '20261122_202859_clocks_watch_and_editing';

let folder: string;
let payload: Payload;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dashboard-test-'));
  delete process.env.DATABASE_URL;
  Object.assign(process.env, toTestEnvironment(folder));
  const { getPayload } = await import('payload');
  const { default: config } = await import('../payload.config.ts');
  const { migrations } = await import('../migrations/sqlite/migrations.ts');
  const { hashPassword } = await import('../collections/users/password-hash.ts');
  payload = await getPayload({ config });
  const last = migrations.findIndex(({ name }) => name === BEFORE);
  expect(last).toBeGreaterThan(0);
  await payload.db.migrate({ migrations: migrations.slice(0, last + 1) as Migration[] });
  const { hash, salt } = await hashPassword('a long enough password');
  const { client } = payload.db as unknown as {
    client: { execute(sql: string): Promise<unknown> };
  };
  await client.execute(
    `INSERT INTO users (name, role, email, hash, salt) VALUES ('Old', 'admin', 'old@example.com', '${hash}', '${salt}')`,
  );
}, 60_000);
afterAll(async () => {
  await payload.destroy();
  rmSync(folder, { recursive: true, force: true });
});

it('lets everybody of a used database in as before', async () => {
  const { migrateDatabase } = await import('../platform/migrate-database.ts');
  const { tryToSignIn, whoIs } = await import('../testing/accounts.ts');
  await migrateDatabase(payload);
  const { docs } = await payload.find({ collection: 'users', overrideAccess: true });
  expect(docs).toMatchObject([{ name: 'Old', role: 'admin', state: 'active' }]);
  const { cookie, need } = await tryToSignIn('old');
  expect(need).toBeUndefined();
  expect(await whoIs(cookie)).toBe('old@example.com');
});
