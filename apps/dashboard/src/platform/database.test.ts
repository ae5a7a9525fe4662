import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { SanitizedConfig } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestDashboard, type TestDashboard } from '../testing/open-test-dashboard.ts';
import { createDatabase } from './database.ts';
import { dashboardFolder } from './folders.ts';
import { listMigrations, migrateDatabase } from './migrate-database.ts';
import { getSettings } from './settings.ts';

let dashboard: TestDashboard;
beforeAll(async () => {
  dashboard = await openTestDashboard();
});
afterAll(() => dashboard.close());

const getClient = () => (dashboard.payload.db as unknown as SQLiteAdapter).client;
const request = async (sql: string) =>
  Object.values((await getClient().execute(sql)).rows[0] ?? {})[0];

describe('SQLite', () => {
  it.each([
    ['journal_mode', 'wal'],
    // The driver runs in the main thread, so it must never wait.
    ['busy_timeout', 0],
    ['secure_delete', 1],
    // FULL: acknowledged data survives a power failure.
    ['synchronous', 2],
    ['foreign_keys', 1],
  ])('has the pragma %s = %s', async (pragma, value) => {
    expect(await request(`PRAGMA ${pragma}`)).toBe(value);
  });

  it('never reuses the id of a deleted row', async () => {
    const { payload } = dashboard;
    const make = (name: string) => payload.create({ collection: 'authors', data: { name } });
    const { id } = await make('First');
    await payload.delete({ collection: 'authors', id });
    expect((await make('Second')).id).toBeGreaterThan(id);
  });

  it('can be migrated repeatedly', async () => {
    const before = await request('SELECT count(*) FROM payload_migrations');
    await migrateDatabase(dashboard.payload);
    expect(await request('SELECT count(*) FROM payload_migrations')).toBe(before);
  });

  it.each([
    ['fails', 'SELECT * FROM nowhere', /no such table/],
    ['leaves rows that point nowhere', 'SELECT 1', /point nowhere/],
  ])('keeps the old schema and its foreign keys if a migration %s', async (_how, last, error) => {
    const { db } = dashboard.payload;
    const [name] = listMigrations(db.migrationDir);
    const rename = (from?: string, to?: string) =>
      getClient().execute(`UPDATE payload_migrations SET name = '${to}' WHERE name = '${from}'`);
    await rename(name, 'other');
    const migrate = vi.spyOn(db, 'migrate').mockImplementation(async () => {
      await getClient().execute(
        'CREATE TABLE half_way (id INTEGER, media INTEGER REFERENCES media)',
      );
      await getClient().execute('INSERT INTO half_way VALUES (1, 999)');
      await getClient().execute(last);
    });
    await expect(migrateDatabase(dashboard.payload)).rejects.toThrow(error);
    migrate.mockRestore();
    await rename('other', name);
    expect(await request("SELECT count(*) FROM sqlite_master WHERE name = 'half_way'")).toBe(0);
    expect(await request('PRAGMA foreign_keys')).toBe(1);
    await migrateDatabase(dashboard.payload);
  });
});

it('the check rejects while the database does not respond', async () => {
  const { getStorageCheck } = await import('./storage-check.ts');
  const { check } = getStorageCheck(dashboard.payload);
  await expect(check()).resolves.toBeUndefined();
  vi.spyOn(getClient(), 'execute').mockRejectedValue(new Error('disk I/O error'));
  await expect(check()).rejects.toThrow('disk I/O error');
});

// A collection that was changed without a migration fails on existing databases.
describe.each([
  ['sqlite', undefined],
  ['postgres', 'postgres://nobody@127.0.0.1:1/nothing'],
])('the %s migrations', (kind, url) => {
  it('create exactly the schema of the collections', async () => {
    const { getPayload } = await import('payload');
    const { default: config } = await import('../payload.config.ts');
    const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
    try {
      cpSync(join(dashboardFolder, 'src', 'migrations', kind), folder, { recursive: true });
      const before = new Set(readdirSync(folder));
      const settings = { ...getSettings(), DATABASE_URL: url };
      const payload = await getPayload({
        key: `drift-${kind}`,
        config: {
          ...(await config),
          db: (await createDatabase(settings)) as SanitizedConfig['db'],
        },
        disableDBConnect: true,
        disableOnInit: true,
      });
      payload.db.migrationDir = folder;
      await payload.db.createMigration({
        payload,
        migrationName: 'drift',
        forceAcceptWarning: true,
      });
      const written = readdirSync(folder).filter(
        (file) => !before.has(file) && /drift\.ts$/.test(file),
      );
      const statements = written.map((file) => readFileSync(join(folder, file), 'utf8'));
      expect(statements).toHaveLength(1);
      expect(statements[0]).not.toMatch(/CREATE|ALTER|DROP/);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
