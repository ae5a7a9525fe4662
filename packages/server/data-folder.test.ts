import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDataFolder, requireWritable } from './data-folder.ts';
import { getSecret } from './secrets.ts';

const refusal = (path: string, code: string) => ({
  name: 'DataError',
  message: `Cannot start: ${path} cannot be written by this account (${code}). Let the account write it, or correct the setting that names it.`,
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-folder-'));
});
afterEach(() => {
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true });
});

function catchError(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

describe('a data folder', () => {
  it('is created for its owner only, and may exist already', () => {
    const made = join(folder, 'a', 'b');
    createDataFolder(made);
    createDataFolder(made);
    expect(statSync(made).mode & 0o777).toBe(0o700);
  });

  it('that cannot be created is reported with advice', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const inside = join(file, 'data');
    expect(catchError(() => createDataFolder(inside))).toMatchObject(refusal(inside, 'ENOTDIR'));
    const missing = join(folder, 'missing');
    expect(catchError(() => requireWritable(missing))).toMatchObject(refusal(missing, 'ENOENT'));
  });

  it.skipIf(process.getuid?.() === 0)('of another user is reported, and so is a file', () => {
    const file = join(folder, 'dashboard.db');
    writeFileSync(file, '');
    chmodSync(file, 0o400);
    expect(catchError(() => requireWritable(file))).toMatchObject(refusal(file, 'EACCES'));
    chmodSync(folder, 0o500);
    expect(catchError(() => createDataFolder(folder))).toMatchObject(refusal(folder, 'EACCES'));
    const error = catchError(() => getSecret(folder, 'INTAKE_SECRET'));
    expect(error).toMatchObject(refusal(folder, 'EACCES'));
  });

  it('inside a git checkout is never tracked, under any name', () => {
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
    git('init', '--quiet');
    for (const name of ['.data', 'mine', 'deep/er/data']) getSecret(join(folder, name), 'A_SECRET');
    writeFileSync(join(folder, '.data', 'dashboard.db'), 'rows');
    git('add', '--all');
    expect(git('ls-files')).toBe('');
    expect(git('status', '--porcelain')).toBe('');
  });

  it('outside of a git checkout has no `.gitignore`', () => {
    createDataFolder(folder);
    expect(readdirSync(folder)).toEqual([]);
  });
});
