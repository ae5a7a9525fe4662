import { open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readFreeSpace } from '@agency/server/metrics';
import type { Payload } from 'payload';
import { createDatabaseCheck, toSqliteUrl } from './database.ts';
import { toPath } from './installation.ts';
import { getSettings } from './settings.ts';

/** Disk space for a message, its resume and the database, in bytes. */
const MIN_FREE_BYTES = 8 * 1024 ** 2;

/** Lifetime of a good result, in milliseconds. */
const GOOD_FOR = 5000;

/** Checks whether messages can be stored. */
export interface StorageCheck {
  /** @throws if the database does not respond, or nothing can be written */
  check(): Promise<void>;
  close(): Promise<void>;
}

const opened = new WeakMap<Payload['db'], StorageCheck>();

/** The check that `/readyz` and the intake check share. */
export function getStorageCheck(payload: Payload): StorageCheck {
  const known = opened.get(payload.db) ?? createStorageCheck(payload);
  opened.set(payload.db, known);
  return known;
}

function createStorageCheck(payload: Payload): StorageCheck {
  const database = createDatabaseCheck(payload);
  let goodUntil = 0;
  return {
    async check() {
      await database.check();
      if (performance.now() < goodUntil) return;
      await database.write();
      for (const folder of listFolders()) await requireDiskSpace(folder);
      goodUntil = performance.now() + GOOD_FOR;
    },
    close: () => database.close(),
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
  const file = await open(path, 'w', 0o600);
  try {
    await file.write(Buffer.alloc(4096));
    await file.sync();
  } finally {
    await file.close();
    await rm(path, { force: true });
  }
}
