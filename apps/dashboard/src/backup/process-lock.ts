import { DatabaseSync } from 'node:sqlite';

/**
 * Takes a lock that one process at a time has and that is gone with a process that dies.
 * @param path of a file that is there for nothing else
 * @returns what gives it back, or nothing when another has it
 */
export function takeProcessLock(path: string): (() => void) | undefined {
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    // Nothing is ever written, so a full disk is no reason to fail.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return () => lock.close();
  } catch (error) {
    lock.close();
    if (/locked/.test(String(error))) return undefined;
    throw error;
  }
}
