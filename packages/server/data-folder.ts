import { accessSync, constants, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DataError } from './data-error.ts';

/**
 * Makes a folder of a program's data, for its own account only, if there is none yet. Inside a git checkout the folder
 * tells git to track nothing of it, whatever it is called.
 * @throws {DataError} when it cannot be made or written
 */
export function openDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw toUnwritable(folder, error);
  }
  requireWritable(folder);
  keepFromGit(folder);
}

const IGNORE_ALL = '# Data of a running program, secrets among them: git tracks none of it.\n*\n';

/** Has git track nothing of a folder, where the folder lies in a checkout. */
export function keepFromGit(folder: string): void {
  const file = join(folder, '.gitignore');
  if (existsSync(file) || !isInCheckout(folder)) return;
  writeFileSync(file, IGNORE_ALL, { mode: 0o600 });
}

function isInCheckout(folder: string): boolean {
  for (let at = dirname(resolve(folder)); ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return true;
    if (dirname(at) === at) return false;
  }
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
