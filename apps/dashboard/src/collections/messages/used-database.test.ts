import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Migration, Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toTestEnvironment } from '../../testing/open-test-dashboard.ts';

/** The last migration before messages were worked on here. */
const BEFORE = '20261122_120005_public_blogs';

let folder: string;
let payload: Payload;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dashboard-test-'));
  delete process.env.DATABASE_URL;
  Object.assign(process.env, toTestEnvironment(folder));
  const { getPayload } = await import('payload');
  const { default: config } = await import('../../payload.config.ts');
  const { migrations } = await import('../../migrations/sqlite/migrations.ts');
  payload = await getPayload({ config });
  const last = migrations.findIndex(({ name }) => name === BEFORE);
  await payload.db.migrate({ migrations: migrations.slice(0, last + 1) as Migration[] });
  for (const [name, state] of [
    ['ليلى أحمد', 'read'],
    ['Nour Hassan', 'new'],
  ]) {
    await ask(
      `INSERT INTO enquiries (service, name, title, company, email, phone, state, reference, submission_id, fingerprint)
       VALUES ('Naming', '${name}', 'T', 'C', 'a@b.example', '+20 100 000 0000', '${state}', '${name}', '${name}', 'f')`,
    );
  }
}, 60_000);
afterAll(async () => {
  await payload.destroy();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(sql: string): Promise<Record<string, unknown>[]> {
  const { client } = payload.db as unknown as {
    client: { execute(sql: string): Promise<{ rows: Record<string, unknown>[] }> };
  };
  return (await client.execute(sql)).rows;
}

it('keeps every message of a used database, and makes them findable', async () => {
  const { migrateDatabase } = await import('../../platform/migrate-database.ts');
  await migrateDatabase(payload);
  const states = await ask('SELECT state, starred, search_text FROM enquiries ORDER BY id');
  expect(states).toMatchObject([
    { state: 'open', starred: 0, search_text: null },
    { state: 'new', starred: 0, search_text: null },
  ]);

  const { foldOldMessages } = await import('./fold-old-messages.ts');
  // Two processes at once, one of which is ended half-way.
  let turns = 0;
  const isOver = () => {
    turns += 1;
    return turns > 1;
  };
  await Promise.all([foldOldMessages(payload, isOver), foldOldMessages(payload)]);
  const texts = await ask('SELECT search_text, lead_source FROM enquiries ORDER BY id');
  expect(texts[0]?.search_text).toContain('ليلي احمد');
  expect(texts[0]?.search_text).toContain('201000000000');
  expect(texts[1]?.search_text).toContain('nour hassan');
  expect(texts.map(({ lead_source }) => lead_source)).toEqual(['(direct)', '(direct)']);
});
