import { DatabaseSync } from 'node:sqlite';

/**
 * Takes a lock file that is released when the process dies.
 * @param path of a file used only for this
 * @returns a function that releases it, or nothing if another process has it
 */
export function takeProcessLock(path: string): (() => void) | undefined {
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    // Nothing is written, so it works on a full disk.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return () => lock.close();
  } catch (error) {
    lock.close();
    if (/locked/.test(String(error))) return undefined;
    throw error;
  }
}
