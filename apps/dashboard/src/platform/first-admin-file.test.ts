import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readFirstAdminFile, toFirstAdminFile, writeFirstAdminFile } from './first-admin-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/first-admin-`);
});
afterEach(() => rmSync(folder, { recursive: true }));

const note = { email: 'a@b.example', password: 'abcd-efgh', until: '2030-01-01T00:00:00.000Z' };

it('replaces an older file, with mode 600', () => {
  const file = toFirstAdminFile(folder);
  writeFileSync(file, 'Password: older\n', { mode: 0o644 });
  writeFirstAdminFile(file, note, 'http://localhost:3000/admin');
  expect(readFirstAdminFile(file)).toEqual(note);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('a missing file is undefined, and missing values are empty', () => {
  const file = toFirstAdminFile(folder);
  expect(readFirstAdminFile(file)).toBeUndefined();
  writeFileSync(file, 'x');
  expect(readFirstAdminFile(file)).toEqual({ email: '', password: '', until: '' });
});
