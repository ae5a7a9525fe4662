import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { DataError } from '@agency/server/data-error';
import { getSecret } from '@agency/server/secrets';
import { type FileStore, openFileStore } from '../backup/file-store.ts';
import { countOtherConnections } from '../backup/postgres-copy.ts';
import { takeProcessLock } from '../backup/process-lock.ts';
import { isInUse } from '../backup/sqlite-copy.ts';
import { toSqliteUrl } from '../platform/database.ts';
import { dashboardFolder } from '../platform/folders.ts';
import { toPath } from '../platform/installation.ts';
import type { DashboardSettings } from '../platform/settings.ts';
import type { DatabaseSide } from './database-side.ts';
import { createFileMove, type FileMove } from './move-files.ts';
import { copyRows, findDifference, requireSameTables, sumTables } from './move-rows.ts';
import {
  hidePassword,
  type MoveSide,
  type MoveState,
  readMoveState,
  removeMoveState,
  writeMoveState,
} from './move-state.ts';
import { openPostgresSide, type PostgresSide } from './postgres-side.ts';
import { openSqliteSide } from './sqlite-side.ts';

/** Wait for the session of a killed move to end, in milliseconds. */
const LEAVE_MS = 15_000;

/** Target of a move. */
export interface MoveTarget {
  /** Target database; rows stay if missing. */
  to?: string | undefined;
  /** Target bucket, `null` for the data folder; files stay if missing. */
  bucket?: string | null | undefined;
}

export interface Moved {
  /** Missing if they stayed. */
  rows?: number;
  files?: number;
  target: DashboardSettings;
}

/**
 * Moves rows and files to another database and file store. The dashboard may run: reads continue; writes are rejected
 * while rows are copied, and for ever after in the old database. The same command resumes an interrupted move.
 * @param settings current settings
 * @throws {DataError} if it is not possible; no data is lost
 */
export async function move(settings: DashboardSettings, wanted: MoveTarget): Promise<Moved> {
  const target = toTarget(settings, wanted);
  return withMoveLock(settings, () => moveAlone(settings, target));
}

/**
 * Undoes a move: the old database accepts writes again. The target is not changed.
 * @param settings from before the move
 * @throws {DataError} if they name another database
 */
export async function undoMove(settings: DashboardSettings): Promise<void> {
  await withMoveLock(settings, async () => {
    const note = readMoveState(settings.DATA_DIR);
    if (note && !isDeepStrictEqual(toSide(settings), note.from)) {
      throw new DataError(
        `Nothing was undone: the move was from ${note.from.database}. Give the settings of before the move.`,
      );
    }
    const side = await openSide(settings);
    try {
      await side.lock();
      await side.unfreeze();
      await side.commit();
    } finally {
      await side.close();
    }
    await removeMoveState(settings.DATA_DIR);
  });
}

async function withMoveLock<Result>(
  { DATA_DIR }: DashboardSettings,
  work: () => Promise<Result>,
): Promise<Result> {
  const giveBack = takeProcessLock(join(DATA_DIR, 'move-lock'));
  if (!giveBack) throw new DataError('Nothing was moved: another move is under way.');
  try {
    return await work();
  } finally {
    giveBack();
  }
}

function toTarget(settings: DashboardSettings, { to, bucket }: MoveTarget): DashboardSettings {
  const target: DashboardSettings = {
    ...settings,
    ...(to !== undefined && { DATABASE_URL: to }),
    ...(bucket !== undefined && { S3_BUCKET: bucket ?? undefined }),
  };
  const [from, other] = [toSide(settings), toSide(target)];
  if (isDeepStrictEqual(from, other)) {
    throw new DataError('Say where to: npm run move -- --to postgres://… --bucket …');
  }
  if (from.database !== other.database && isSqlite(settings) === isSqlite(target)) {
    throw new DataError(
      'Rows are moved from SQLite to PostgreSQL or back. To the same kind they go as a backup: npm run backup, npm run restore.',
    );
  }
  return target;
}

const isSqlite = (settings: DashboardSettings) => toSqliteUrl(settings) !== undefined;

const toSide = (settings: DashboardSettings): MoveSide => ({
  database: hidePassword(toSqliteUrl(settings) ?? settings.DATABASE_URL ?? ''),
  ...(settings.S3_BUCKET && { bucket: settings.S3_BUCKET }),
});

async function moveAlone(settings: DashboardSettings, target: DashboardSettings): Promise<Moved> {
  const { DATA_DIR } = settings;
  const sides = { from: toSide(settings), to: toSide(target) };
  const begun = readMoveState(DATA_DIR);
  if (begun?.state === 'moved') {
    throw new DataError(
      `Nothing was moved: what the move from ${begun.from.database} has left behind is still there. Delete it with --clean first, or go back with --undo.`,
    );
  }
  if (begun && !isDeepStrictEqual({ from: begun.from, to: begun.to }, sides)) {
    throw new DataError(
      `A move to ${begun.to.database} was begun and cut off. Finish it with the same command, or give it up with --undo.`,
    );
  }
  const isResumed = begun !== undefined;
  const movesFiles = sides.from.bucket !== sides.to.bucket;
  const movesRows = sides.from.database !== sides.to.database;
  const stores = { from: openFileStore(settings), to: openFileStore(target) };
  if (movesFiles && !isResumed) await requireNoFiles(stores.to);
  if (movesRows) await requireNoRows(settings, target, isResumed ? begun : undefined);
  else await requireUnusedDatabase(settings);
  if (!isResumed) await writeMoveState(DATA_DIR, { ...sides, state: 'copying' });

  const stage = join(DATA_DIR, 'moving');
  await rm(stage, { recursive: true, force: true });
  await mkdir(stage, { mode: 0o700 });
  try {
    const fileMove = movesFiles ? createFileMove(stores.from, stores.to, stage) : undefined;
    await fileMove?.copy();
    const moved = movesRows
      ? await moveRows(settings, target, sides, fileMove)
      : { files: (await fileMove?.catchUp()) ?? 0 };
    await rm(stage, { recursive: true, force: true });
    await writeMoveState(DATA_DIR, { ...sides, state: 'moved' });
    return { ...moved, target };
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

async function moveRows(
  settings: DashboardSettings,
  target: DashboardSettings,
  sides: Pick<MoveState, 'from' | 'to'>,
  fileMove: FileMove | undefined,
): Promise<Omit<Moved, 'target'>> {
  const { DATA_DIR } = settings;
  const url = toSqliteUrl(target);
  // An SQLite file is renamed when it is complete.
  const making = url && `${toPath(url)}.moving`;
  if (making) {
    await removeFile(making);
    await mkdir(dirname(making), { recursive: true, mode: 0o700 });
  }
  const place = making ? { ...target, DATABASE_URL: `file:${making}` } : target;
  await makeSchema(place);
  const from = await openSide(settings);
  const to = await openSide(place);
  try {
    const columns = await [from, to].find(isPostgres)?.findColumns();
    if (!columns) throw new Error('neither end is PostgreSQL');
    await requireSameTables(from, columns);
    await requireSameTables(to, columns);
    await from.lock();
    await to.begin();
    await to.empty(Object.keys(columns));
    const sums = await copyRows(from, to, columns);
    const files = await fileMove?.catchUp();
    await writeMoveState(DATA_DIR, { ...sides, state: 'placing', sums });
    await to.commit();
    await to.close();
    if (making && url) {
      // `requireNoRows` has compared a file of an interrupted attempt.
      await removeFile(toPath(url));
      await rename(making, toPath(url));
      await removeFile(making);
    }
    await from.freeze(Object.keys(columns));
    await from.commit();
    const rows = Object.values(sums).reduce((total, { rows: count }) => total + count, 0);
    return { rows, ...(files !== undefined && { files }) };
  } finally {
    await to.close();
    await from.close();
  }
}

const isPostgres = (side: DatabaseSide): side is PostgresSide => 'findColumns' in side;

async function openSide(settings: DashboardSettings): Promise<DatabaseSide> {
  const url = toSqliteUrl(settings);
  if (url === undefined) return openPostgresSide(settings.DATABASE_URL ?? '');
  if (!existsSync(toPath(url))) throw new DataError(`There is no database ${toPath(url)}.`);
  return openSqliteSide(toPath(url));
}

/** Migrates the target in a child process with a temporary data folder. */
async function makeSchema(settings: DashboardSettings): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = settings;
  const folder = await mkdtemp(join(tmpdir(), 'move-'));
  try {
    const { S3_BUCKET: _, BACKUP_BUCKET: __, ...environment } = process.env;
    const child = fork(join(dashboardFolder, 'src', 'commands', 'make-schema.ts'), [], {
      cwd: dashboardFolder,
      env: {
        ...environment,
        ...{ DATABASE_URL, DATA_DIR: folder },
        // The temporary folder has no secrets, and PostgreSQL requires them.
        PAYLOAD_SECRET: getSecret(DATA_DIR, 'PAYLOAD_SECRET', settings.PAYLOAD_SECRET),
        INTAKE_SECRET: getSecret(DATA_DIR, 'INTAKE_SECRET', settings.INTAKE_SECRET),
      },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new DataError('Nothing was moved: the tables could not be made there.');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function removeFile(path: string): Promise<void> {
  for (const ending of ['', '-wal', '-shm', '-boot', '-boot-wal', '-boot-shm']) {
    await rm(path + ending, { force: true });
  }
}

/** @throws {DataError} if the store has files */
async function requireNoFiles(store: FileStore): Promise<void> {
  for await (const { name } of store.list()) {
    throw new DataError(
      `Nothing was moved: there are files already where they should go, as ${name}. Files of an earlier move go with --clean; others move away yourself.`,
    );
  }
}

/** Whether the database stays in use. PostgreSQL ends the session of a killed move only after its current statement. */
async function staysInUse(database: PostgresSide, waitMs: number): Promise<boolean> {
  const end = Date.now() + waitMs;
  while (await database.isInUse()) {
    if (Date.now() >= end) return true;
    await wait(100);
  }
  return false;
}

/** @throws {DataError} if the target has rows, except unchanged ones of this move */
async function requireNoRows(
  settings: DashboardSettings,
  target: DashboardSettings,
  begun?: MoveState,
): Promise<void> {
  const url = toSqliteUrl(target);
  if (url && !existsSync(toPath(url))) return;
  const from = await openSide(settings);
  const to = await openSide(target);
  try {
    if (isPostgres(to) && (await staysInUse(to, begun ? LEAVE_MS : 0))) {
      throw new DataError('Nothing was moved: somebody uses the database it should go to.');
    }
    const columns = await [to, from].find(isPostgres)?.findColumns();
    if (!columns || Object.keys(columns).length === 0) return;
    await to.lock();
    const found = await sumTables(to, columns);
    const isEmpty = !url && Object.values(found).every(({ rows }) => rows === 0);
    const isOurs = begun?.sums && findDifference(begun.sums, found) === undefined;
    if (isEmpty || isOurs) return;
  } finally {
    await to.close();
    await from.close();
  }
  throw new DataError(
    url
      ? `Nothing was moved: ${toPath(url)} is there already. Name another file, or move that one away.`
      : 'Nothing was moved: the database it should go to holds rows already. Make an empty one.',
  );
}

/** @throws {DataError} if the database is in use, so files could be added */
async function requireUnusedDatabase(settings: DashboardSettings): Promise<void> {
  const url = toSqliteUrl(settings);
  const isUsed = url
    ? isInUse(toPath(url))
    : (await countOtherConnections(settings.DATABASE_URL ?? '')) > 0;
  if (!isUsed) return;
  throw new DataError(
    'Nothing was moved: files alone are moved while the dashboard stands still. Stop it first; the website goes on.',
  );
}

/**
 * Deletes the old SQLite file and the old files. A PostgreSQL database is left to its owner.
 * @param settings current settings, after the move
 * @returns descriptions of what was deleted
 */
export async function cleanUp(settings: DashboardSettings): Promise<string[]> {
  const { DATA_DIR } = settings;
  return withMoveLock(settings, async () => {
    const note = readMoveState(DATA_DIR);
    if (note?.state !== 'moved') throw new DataError('There is nothing to clean: no move is over.');
    if (!isDeepStrictEqual(toSide(settings), note.to)) {
      throw new DataError(
        'Nothing was deleted: the settings do not name the place that everything has moved to.',
      );
    }
    const gone: string[] = [];
    if (note.from.bucket !== note.to.bucket) {
      const old = openFileStore({ ...settings, S3_BUCKET: note.from.bucket });
      for await (const { name } of old.list()) await old.remove(name);
      gone.push(`the files in ${note.from.bucket ?? DATA_DIR}`);
    }
    const { database } = note.from;
    if (database !== note.to.database && database.startsWith('file:')) {
      await removeFile(toPath(database));
      gone.push(toPath(database));
    }
    await removeMoveState(DATA_DIR);
    return gone;
  });
}
