import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '@agency/server/testing/find-postgres';
import { expect, it } from 'vitest';
import { openOnPostgres } from '../testing/on-postgres.ts';
import { queryDatabase } from './database.ts';
import { migrateDatabase } from './migrate-database.ts';

/** Longer than the timeouts of the connections, in seconds. */
const SLOW = 4;

// Skipped, and counted as that, where no PostgreSQL is installed (Debian: apt install postgresql).
it.skipIf(!findPostgres())(
  'a migration takes longer than a query may',
  {
    timeout: 60_000,
  },
  async () => {
    const { payload, close } = await openOnPostgres();
    const folder = mkdtempSync(join(tmpdir(), 'dashboard-migrations-'));
    const name = '99990101_000000_slow';
    writeFileSync(
      join(folder, `${name}.ts`),
      `export const up = ({ db }) => db.execute('SELECT pg_sleep(${SLOW})');`,
    );
    writeFileSync(
      join(folder, 'index.ts'),
      `import * as slow from './${name}';
    export const migrations = [{ ...slow, name: '${name}' }];`,
    );
    try {
      payload.db.migrationDir = folder;
      await migrateDatabase(payload);
      const select = `SELECT name FROM payload_migrations WHERE name = '${name}'`;
      expect(await queryDatabase(payload, select, [])).toHaveLength(1);
      // The timeouts apply again.
      await expect(queryDatabase(payload, `SELECT pg_sleep(${SLOW})`, [])).rejects.toThrow();
    } finally {
      rmSync(folder, { recursive: true, force: true });
      await close();
    }
  },
);
