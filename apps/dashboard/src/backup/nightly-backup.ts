import { join } from 'node:path';
import { DataError } from '@agency/server/data-error';
import type { DashboardSettings } from '../platform/settings.ts';
import { readBackupStatus, writeBackupStatus } from './backup-status.ts';
import { openBackupStore } from './backup-store.ts';
import { makeBackup } from './make-backup.ts';
import { takeProcessLock } from './process-lock.ts';
import { findOutdated, isExpired } from './rotation.ts';
import { isDueNow } from './schedule.ts';

/**
 * Makes the nightly backup if it is due and no other process does, deletes outdated ones, and writes the status.
 * @param days maximum age that the owner promises
 * @returns whether one was made
 */
export async function makeNightlyBackup(
  settings: DashboardSettings,
  days: number,
  now = new Date(),
): Promise<boolean> {
  const giveBack = takeProcessLock(join(settings.DATA_DIR, 'backup-lock'));
  if (!giveBack) return false;
  try {
    // Another process may have made it meanwhile.
    if (!(await isDueNow(settings, now))) return false;
    const before = readBackupStatus(settings);
    // The problem stays until an attempt succeeds.
    await writeBackupStatus(settings, { ...before, triedAt: now });
    try {
      // Expired backups are deleted even if a new one fails.
      await removeExpired(settings, days, now);
      await makeBackup(settings, now, true);
      await writeBackupStatus(settings, { triedAt: now, goodAt: now });
      const outdated = findOutdated(await openBackupStore(settings).list(), days, now);
      await removeAll(settings, ({ name }) => outdated.includes(name));
    } catch (error) {
      await writeBackupStatus(settings, {
        ...readBackupStatus(settings),
        triedAt: now,
        problem: explain(error),
      });
      throw error;
    }
    return true;
  } finally {
    giveBack();
  }
}

/** Deletes expired backups, also manual ones. If the owner promises no backups, a manual one stays for its day. */
export const removeExpired = (
  settings: DashboardSettings,
  days: number,
  now = new Date(),
): Promise<void> => removeAll(settings, ({ madeAt }) => isExpired(madeAt, Math.max(days, 1), now));

async function removeAll(
  settings: DashboardSettings,
  isOut: (one: { name: string; madeAt: Date }) => boolean,
): Promise<void> {
  const place = openBackupStore(settings);
  for (const one of await place.list()) if (isOut(one)) await place.remove(one.name);
}

const NO_ROOM =
  'The disk is full. Make room, or name another folder with BACKUP_DIR; it is tried again every hour.';

// Messages of libraries may quote data.
function explain(error: unknown): string {
  if (error instanceof DataError) return error.message;
  const { code, message = '', name = '' } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || /disk is full/.test(message)) return NO_ROOM;
  if (/^(?:EACCES|EROFS|ENOTDIR|EEXIST)$/.test(code ?? '')) {
    return 'The folder of the backups cannot be written. Let its owner be the account that the dashboard runs as, or name another with BACKUP_DIR.';
  }
  return `It failed (${code ?? name}). Type npm run backup to see why; it is tried again every hour.`;
}
