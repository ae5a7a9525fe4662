import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readFreeSpace } from '@agency/server/metrics';
import type { Payload } from 'payload';
import { isPostgresAdapter, queryDatabase, toSqliteUrl } from './database.ts';
import { toPath } from './installation.ts';
import { getSettings } from './settings.ts';

/** Disk space for a message, its resume and the database, in bytes. */
const MIN_FREE_BYTES = 8 * 1024 ** 2;

/** Lifetime of a good result, in milliseconds. */
const GOOD_FOR = 5000;

const opened = new WeakMap<Payload['db'], ReturnType<typeof createStorageCheck>>();

/** The check of `/readyz` and of the intake, whether messages can be stored. */
export function getStorageCheck(payload: Payload) {
  const known = opened.get(payload.db) ?? createStorageCheck(payload);
  opened.set(payload.db, known);
  return known;
}

// Overwrites one row.
const WRITE_CHECK = `INSERT INTO payload_kv (key, data) VALUES ('write-check', to_jsonb(now()))
  ON CONFLICT (key) DO UPDATE SET data = excluded.data`;

function createStorageCheck(payload: Payload) {
  const { db } = payload;
  // A connection of its own, because those of requests may all be taken.
  const pool = isPostgresAdapter(db) ? new db.pg.Pool({ ...db.poolOptions, max: 1 }) : undefined;
  pool?.on('error', () => undefined);
  let goodUntil = 0;
  return {
    /** @throws if the database does not respond, or nothing can be written */
    async check() {
      const sql = 'SELECT 1 FROM payload_migrations LIMIT 1';
      await (pool ? pool.query(sql) : queryDatabase(payload, sql, []));
      if (performance.now() < goodUntil) return;
      // On SQLite a row would wait for writers; the check of the disk is enough.
      await pool?.query(WRITE_CHECK);
      for (const folder of listFolders()) await requireDiskSpace(folder);
      goodUntil = performance.now() + GOOD_FOR;
    },
    close: async () => pool?.end(),
  };
}

/** Data folders. */
function listFolders(): string[] {
  const settings = getSettings();
  const url = toSqliteUrl(settings);
  return [...new Set([settings.DATA_DIR, ...(url ? [dirname(toPath(url))] : [])])];
}

/** Free bytes on the fullest data disk; undefined if unknown. */
export async function readMinFreeBytes(): Promise<number | undefined> {
  const rooms = await Promise.all(listFolders().map(readFreeSpace));
  const known = rooms.filter((room) => room !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
}

// A test write also detects read-only and quota errors.
async function requireDiskSpace(folder: string): Promise<void> {
  const room = await readFreeSpace(folder);
  if (room !== undefined && room < MIN_FREE_BYTES) throw new Error(`${folder} has no room`);
  const path = join(folder, `write-check-${process.pid}`);
  const written = writeFile(path, Buffer.alloc(4096), { mode: 0o600, flush: true });
  await written.finally(() => rm(path, { force: true }));
}
