import { accessSync, constants, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DataError } from './data-error.ts';

/**
 * Creates a folder for data, for the account of the process only. In a git checkout, git ignores it.
 * @throws {DataError} if it cannot be created or written
 */
export function createDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw toUnwritable(folder, error);
  }
  requireWritable(folder);
  ignoreInGit(folder);
}

/** Writes a `.gitignore` into a folder that is in a git checkout. */
export function ignoreInGit(folder: string): void {
  const file = join(folder, '.gitignore');
  if (existsSync(file) || !isInCheckout(folder)) return;
  const rules = '# Data of a running process, with secrets: git ignores all of it.\n*\n';
  writeFileSync(file, rules, { mode: 0o600 });
}

function isInCheckout(folder: string): boolean {
  const parent = dirname(resolve(folder));
  if (existsSync(join(parent, '.git'))) return true;
  return dirname(parent) !== parent && isInCheckout(parent);
}

/**
 * Checks that the account of the process may write a file or folder.
 * @throws {DataError} with its path, and what to do
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
