import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { dashboardFolder } from '../platform/folders.ts';
import { getSettings } from '../platform/settings.ts';
import { getPeriods } from '../retention/periods.ts';
import { removeExpired } from './nightly-backup.ts';
import { isDueNow, toBackupHour } from './schedule.ts';

/** Polling interval, in milliseconds. */
const INTERVAL = 60_000;

/** Delay of the first check after the start, in milliseconds. */
const FIRST_LOOK = 10 * 60_000;

/**
 * Makes nightly backups in a child process, until the returned function is called. A separate process, because SQLite
 * locks belong to a process: closing the file with one library would drop the locks of another.
 * @param firstLook delay of the first check, in milliseconds
 */
export function startBackups(payload: Payload, firstLook = FIRST_LOOK): () => Promise<void> {
  if (toBackupHour(getSettings()) === undefined) return async () => undefined;
  let child: ChildProcess | undefined;
  let working = Promise.resolve();
  let isOver = false;
  let cleanedOn = '';
  async function work() {
    const { backups } = await getPeriods(payload);
    await cleanOnceADay(backups);
    // Backups are turned off.
    if (isOver || backups === 0 || !(await isDueNow(getSettings(), new Date()))) return;
    child = forkNightlyBackup(backups);
    const [code] = await once(child, 'exit');
    child = undefined;
    if (code === 0) payload.logger.info('The nightly backup was made');
    else if (!isOver) payload.logger.error({ code }, 'The nightly backup failed');
  }
  /** Deletes expired backups daily, even if this process makes none. */
  async function cleanOnceADay(backups: number) {
    const today = new Date().toDateString();
    if (isOver || cleanedOn === today) return;
    await removeExpired(getSettings(), backups);
    cleanedOn = today;
  }
  const look = () => {
    working = working.then(work).catch((err: unknown) => {
      payload.logger.error({ err }, 'The nightly backup could not be begun');
    });
  };
  let timer = setTimeout(() => {
    look();
    timer = setInterval(look, INTERVAL).unref();
  }, firstLook).unref();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    // The next backup removes leftovers.
    child?.kill();
    await working;
  };
}

function forkNightlyBackup(days: number): ChildProcess {
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
