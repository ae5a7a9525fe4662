import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { DataError } from '@agency/server/data-error';
import type { Payload } from 'payload';
import { getPeriods } from '../../jobs/retention/periods.ts';
import { StoppedError, type Task, toNextHour } from '../../jobs/tasks.ts';
import { HOUR, MINUTE } from '../../platform/durations.ts';
import { dashboardFolder } from '../../platform/folders.ts';
import { type DashboardSettings, getSettings } from '../../platform/settings.ts';
import { BACKUP, toBackupHour } from './backup-health.ts';
import { type BackupFile, listBackups, openBackups } from './backup-store.ts';
import { createBackup } from './create-backup.ts';
import { findOutdated, isExpired } from './rotation.ts';

/** The nightly backup, unless it is off. */
export function createBackupTask(payload: Payload): Task<object> | undefined {
  const hour = toBackupHour(getSettings());
  if (hour === undefined) return undefined;
  return {
    name: BACKUP,
    lease: 5 * MINUTE,
    toRetryDelay: () => HOUR,
    toNext: (now) => toNextHour(now, hour),
    async run({ save, signal }) {
      const child = forkBackup((await getPeriods(payload)).backups);
      const end = () => child.kill();
      signal.addEventListener('abort', end);
      const renewal = setInterval(() => save().catch(end), MINUTE);
      let problem = 'It was ended before it was done.';
      child.on('message', (message) => {
        problem = String(message);
      });
      const [code] = await once(child, 'exit').finally(() => clearInterval(renewal));
      if (code === 0) return;
      throw signal.aborted ? new StoppedError() : new Error(problem);
    },
  };
}

/**
 * Starts `commands/nightly-backup.ts`. A separate process, because SQLite locks belong to a process: closing the file
 * with one library would drop the locks of another.
 */
function forkBackup(days: number): ChildProcess {
  const path = join(dashboardFolder, 'src', 'commands', 'nightly-backup.ts');
  const child = fork(path, [String(days)], { cwd: dashboardFolder, execArgv: [], stdio: 'ignore' });
  // Requests have priority.
  if (child.pid) {
    try {
      setPriority(child.pid, constants.priority.PRIORITY_LOW);
    } catch {
      // It has already exited.
    }
  }
  return child;
}

/**
 * Makes the nightly backup, and deletes outdated ones.
 * @param days maximum age that the owner promises; with 0 none is made
 */
export async function createNightlyBackup(
  settings: DashboardSettings,
  days: number,
  now = new Date(),
): Promise<void> {
  // Also those made by hand, and even if a new one fails. If the owner promises no backups, one made by hand stays for its
  // day.
  await removeBackups(settings, ({ madeAt }) => isExpired(madeAt, Math.max(days, 1), now));
  if (days === 0) return;
  await createBackup(settings, now, true);
  const outdated = findOutdated(await listBackups(settings), days, now);
  await removeBackups(settings, ({ name }) => outdated.includes(name));
}

async function removeBackups(
  settings: DashboardSettings,
  isOut: (backup: BackupFile) => boolean,
): Promise<void> {
  for (const backup of await listBackups(settings)) {
    if (isOut(backup)) await openBackups(settings).remove(backup.name);
  }
}

const NO_ROOM =
  'The disk is full. Make room, or name another folder with BACKUP_DIR; it is tried again every hour.';

/** Why a backup failed, for users. Messages of libraries may quote data. */
export function toBackupReason(error: unknown): string {
  if (error instanceof DataError) return error.message;
  const { code, message = '', name = '' } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || /disk is full/.test(message)) return NO_ROOM;
  if (/^(?:EACCES|EROFS|ENOTDIR|EEXIST)$/.test(code ?? ''))
    return 'The folder of the backups cannot be written. Let its owner be the account that the dashboard runs as, or name another with BACKUP_DIR.';
  return `It failed (${code ?? name}). Type npm run backup to see why; it is tried again every hour.`;
}
