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

/** How often it is looked whether one is due, in milliseconds. */
const INTERVAL = 60_000;

/** So long after its start a process leaves a missed night alone, in milliseconds. */
const FIRST_LOOK = 10 * 60_000;

/**
 * Makes the backup of every night, unless that is turned off, until the returned function is called. In a process of its own:
 * SQLite's locks are those of a process, and closing the file with one library drops those that another holds.
 * @param firstLook so long after the start, in milliseconds
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
    // The owner says that there are none.
    if (isOver || backups === 0 || !(await isDueNow(getSettings(), new Date()))) return;
    child = forkNightlyBackup(backups);
    const [code] = await once(child, 'exit');
    child = undefined;
    if (code === 0) payload.logger.info('The nightly backup was made');
    else if (!isOver) payload.logger.error({ code }, 'The nightly backup failed');
  }
  /** None may be due for long, because somebody else makes them or there are to be none; the promise holds for those that are there. */
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
    // What it leaves behind is removed by the next one.
    child?.kill();
    await working;
  };
}

function forkNightlyBackup(days: number): ChildProcess {
  const path = join(dashboardFolder, 'src', 'commands', 'nightly-backup.ts');
  const child = fork(path, [String(days)], { cwd: dashboardFolder, execArgv: [], stdio: 'ignore' });
  // Visitors come first.
  if (child.pid) {
    try {
      setPriority(child.pid, constants.priority.PRIORITY_LOW);
    } catch {
      // It has ended already.
    }
  }
  return child;
}
