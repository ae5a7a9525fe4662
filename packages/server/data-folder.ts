import { accessSync, constants, mkdirSync } from 'node:fs';
import { DataError } from './data-error.ts';

/**
 * Makes a folder of a program's data, for its own account only, if there is none yet.
 * @throws {DataError} when it cannot be made or written
 */
export function openDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw toUnwritable(folder, error);
  }
  requireWritable(folder);
}

/**
 * Refuses to go on with a file or folder that only others may write: what comes in could not be kept.
 * @throws {DataError} naming it, and what to do
 */
export function requireWritable(path: string): void {
  try {
    accessSync(path, constants.W_OK);
  } catch (error) {
    throw toUnwritable(path, error);
  }
}

function toUnwritable(path: string, error: unknown): DataError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
  return new DataError(
    `Cannot start: ${path} cannot be written by this account (${code}). Let the account write it, or correct the setting that names it.`,
  );
}
