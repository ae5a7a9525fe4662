import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DataError } from '@agency/server/data-error';
import { toSqliteUrl } from '../../platform/database.ts';
import { dashboardFolder, syncFolder } from '../../platform/folders.ts';
import { toPath } from '../../platform/installation.ts';
import { listMigrations } from '../../platform/migrate-database.ts';
import type { DashboardSettings } from '../../platform/settings.ts';
import { copyFromPostgres, copyToPostgres } from './rows/copy-rows.ts';
import { openPostgres, withPostgres } from './rows/postgres-rows.ts';
import { copySqlite, isInUse, listMigrated, takeProcessLock } from './sqlite-copy.ts';

/**
 * Copies the database into a new SQLite file, while it is in use.
 * @throws {DataError} if there is none
 */
export async function copyDatabase(settings: DashboardSettings, to: string): Promise<void> {
  const url = toSqliteUrl(settings);
  if (url === undefined) {
    await makeSchema(`file:${to}`);
    return copyFromPostgres(settings.DATABASE_URL ?? '', to);
  }
  requireFile(toPath(url));
  copySqlite(toPath(url), to);
}

function requireFile(file: string): void {
  if (!existsSync(file))
    throw new DataError(`There is nothing to copy: the database ${file} is missing.`);
}

/**
 * Puts a copy in the place of the database. If it fails, the database is as it was, or refused as incomplete.
 * @param copy an SQLite file on any disk
 * @param aside folder after which a replaced SQLite file is named
 */
export async function putDatabase(
  settings: DashboardSettings,
  copy: string,
  aside: string,
): Promise<void> {
  const url = toSqliteUrl(settings);
  if (url !== undefined) return putSqlite(copy, toPath(url), aside);
  const target = settings.DATABASE_URL ?? '';
  // A backup of an older release gets the tables of this one.
  if (!isMigrated(copy)) await makeSchema(`file:${copy}`);
  await withPostgres(target, (database) => database.markIncomplete());
  await makeSchema(target);
  await copyToPostgres(copy, target);
}

async function putSqlite(copy: string, file: string, aside: string): Promise<void> {
  const beside = `${file}.restoring`;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const target = createWriteStream(beside, { mode: 0o600, flush: true });
  await pipeline(createReadStream(copy), target);
  if (existsSync(file)) await mkdir(aside, { recursive: true, mode: 0o700 });
  for (const ending of ['-wal', '-shm', '']) {
    const kept = `${file}.${basename(aside)}${ending}`;
    if (existsSync(file + ending)) await rename(file + ending, kept);
  }
  await rename(beside, file);
  await syncFolder(dirname(file));
}

/** Whether an SQLite file has all migrations. */
function isMigrated(file: string): boolean {
  const done = listMigrated(file);
  return listMigrations(join(dashboardFolder, 'src/migrations/sqlite')).every((name) =>
    done.includes(name),
  );
}

/** Migrates a database, in a process of its own with an empty data folder. */
async function makeSchema(url: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'schema-'));
  try {
    const { S3_BUCKET: _, BACKUP_BUCKET: __, ...environment } = process.env;
    const child = fork(join(dashboardFolder, 'src', 'commands', 'create-schema.ts'), [], {
      cwd: dashboardFolder,
      env: {
        ...environment,
        DATABASE_URL: url,
        DATA_DIR: folder,
        // PostgreSQL requires them; nothing is stored with them.
        PAYLOAD_SECRET: randomUUID(),
        INTAKE_SECRET: randomUUID(),
      },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new DataError('The tables of the copy could not be created.');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What a copy would replace; nothing if there is no database, or only an incomplete copy. */
export async function findDatabase(settings: DashboardSettings): Promise<string | undefined> {
  const url = toSqliteUrl(settings);
  if (url !== undefined)
    return existsSync(toPath(url)) ? `there is a database, ${toPath(url)}` : undefined;
  const isFilled = await withPostgres(settings.DATABASE_URL ?? '', (one) => one.isFilled());
  return isFilled ? 'the PostgreSQL database has tables' : undefined;
}

/** Whether another process uses the database. */
export async function isDatabaseInUse(settings: DashboardSettings): Promise<boolean> {
  const url = toSqliteUrl(settings);
  if (url !== undefined) return existsSync(toPath(url)) && isInUse(toPath(url));
  return withPostgres(settings.DATABASE_URL ?? '', (database) => database.isInUse());
}

/**
 * Prevents the dashboard from starting.
 * @returns a function that lets it start
 * @throws {DataError} if it runs
 */
export async function blockStart(settings: DashboardSettings): Promise<() => Promise<void>> {
  const running = new DataError('The database is in use. Stop the dashboard first.');
  const url = toSqliteUrl(settings);
  if (url !== undefined) {
    requireFile(toPath(url));
    const release = takeProcessLock(`${toPath(url)}-boot`);
    if (release && !isInUse(toPath(url))) return async () => release();
    release?.();
    throw running;
  }
  const database = await openPostgres(settings.DATABASE_URL ?? '');
  if (await database.isInUse()) {
    await database.close();
    throw running;
  }
  await database.lockBoot();
  return () => database.close();
}
