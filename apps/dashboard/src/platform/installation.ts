import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DataError } from '@agency/server/data-error';
import { requireWritable } from '@agency/server/data-folder';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import {
  INCOMPLETE_TABLE,
  isPostgresAdapter,
  isSqlite,
  queryDatabase,
  toSqliteUrl,
} from './database.ts';
import type { DashboardSettings } from './settings.ts';

/** File that marks a used data folder. */
export const MARKER_NAME = 'dashboard-in-use.txt';

/** File that marks a restore in progress. */
export const RESTORING_NAME = 'restore-incomplete.txt';

type DataLocation = Pick<DashboardSettings, 'DATABASE_URL' | 'DATA_DIR'>;

/** Marks the data folder as used. From then on an empty database is treated as lost. */
export function markInUse({ DATA_DIR }: DataLocation): void {
  const file = join(DATA_DIR, MARKER_NAME);
  if (existsSync(file)) return;
  writeFileSync(
    file,
    'The dashboard has kept data in this folder and its database. While this file is here it refuses to start on an\nempty database, because that is what a lost one looks like. Delete it to begin anew.\n',
    { mode: 0o600 },
  );
}

/**
 * Rejects a missing SQLite file of a used data folder, or one that is not writable, before SQLite would create it.
 * @throws {DataError} with advice
 */
export function requireUsableFile(settings: DataLocation): void {
  if (existsSync(join(settings.DATA_DIR, RESTORING_NAME))) {
    throw new DataError(
      'Cannot start: a restore was cut off, or is under way. When it is not, type npm run restore -- <file> again.',
    );
  }
  const url = toSqliteUrl(settings);
  if (url === undefined) return;
  const file = toPath(url);
  if (existsSync(file)) requireWritable(file);
  else rejectIfUsed(settings, `the database ${file} is missing`);
}

/**
 * Rejects an empty database of a used data folder, and a damaged one.
 * @throws {DataError} with advice
 */
export async function requireIntactDatabase(
  { db }: Payload,
  settings: DataLocation,
): Promise<void> {
  if (isSqlite(db)) {
    const { rows } = await db.client.execute('PRAGMA quick_check(1)');
    if (rows[0]?.quick_check !== 'ok') throw toDamaged(settings);
  }
  if (!(await hasTables(db))) {
    const name = isSqlite(db) ? toPath(toSqliteUrl(settings) ?? '') : 'DATABASE_URL names';
    rejectIfUsed(settings, `the database ${name} is empty`);
  }
}

/**
 * Rejects a PostgreSQL database to which rows were not copied completely.
 * @throws {DataError} with advice
 */
export async function requireCompleteDatabase({ db }: Payload): Promise<void> {
  if (!isPostgresAdapter(db) || !(await hasTable(db, INCOMPLETE_TABLE))) return;
  throw new DataError(
    'Cannot start: a restore or move to the database of DATABASE_URL was cut off, or is under way. When it is not, type the command again.',
  );
}

/** Converts an error of opening the database; unknown errors are returned unchanged. */
export function explainOpenError(error: unknown, settings: DataLocation): unknown {
  return isDamage(error) && toSqliteUrl(settings) ? toDamaged(settings) : error;
}

// Drizzle and migrations wrap it as cause.
const isDamage = (error: unknown): boolean =>
  error instanceof Error &&
  (/SQLITE_(?:NOTADB|CORRUPT)/.test(error.message) || isDamage(error.cause));

const toDamaged = (settings: DataLocation) =>
  new DataError(
    `Cannot start: the database ${toPath(toSqliteUrl(settings) ?? '')} is damaged. Put your last backup in its place: the database and all that lies beside it in ${settings.DATA_DIR} belong together.`,
  );

function rejectIfUsed({ DATA_DIR }: DataLocation, problem: string): void {
  const marker = join(DATA_DIR, MARKER_NAME);
  if (!existsSync(marker)) return;
  throw new DataError(
    `Cannot start: ${problem}, but ${marker} shows that this dashboard has been used. Restore the database from a backup, or correct DATABASE_URL or DATA_DIR. To begin anew with an empty one, delete ${marker}.`,
  );
}

/** Whether the database was ever migrated. */
export async function hasTables(db: Payload['db']): Promise<boolean> {
  if (isPostgresAdapter(db)) return hasTable(db, 'payload_migrations');
  const sql = "SELECT 1 FROM sqlite_master WHERE name = 'payload_migrations'";
  return (await queryDatabase({ db }, sql, [])).length > 0;
}

async function hasTable({ pool }: PostgresAdapter, name: string): Promise<boolean> {
  const { rows } = await pool.query('SELECT to_regclass($1) AS found', [name]);
  return rows[0]?.found !== null;
}

/** Path of an SQLite URL. */
export function toPath(url: string): string {
  const plain = url.split('?')[0] ?? '';
  return plain.startsWith('file:///') ? fileURLToPath(plain) : plain.slice('file:'.length);
}
