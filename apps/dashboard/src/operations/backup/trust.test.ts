import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import { Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DashboardSettings } from '../../platform/settings.ts';
import { type PackedFile, packArchive } from './archive.ts';
import { restore } from './restore.ts';
import { checkSqlite } from './sqlite-copy.ts';

const folder = mkdtempSync(join(tmpdir(), 'backup-trust-'));
let key = '';
beforeAll(async () => {
  key = await generateX25519Identity();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A SQLite database with arbitrary SQL, as an attacker could create it. */
function makeDatabase(more = ''): string {
  const file = join(mkdtempSync(join(folder, 'made-')), 'database.sqlite');
  const database = new DatabaseSync(file);
  database.exec(
    `CREATE TABLE users (id INTEGER, role TEXT); INSERT INTO users VALUES (1, 'admin');${more}`,
  );
  database.close();
  return file;
}

interface Forgery {
  /** The key of the archive. */
  key?: string;
  sql?: string;
}

async function forge({ key: own, sql }: Forgery = {}): Promise<string> {
  const database = makeDatabase(sql);
  const toFile = (name: string, path: string): PackedFile => ({
    name,
    size: statSync(path).size,
    body: Readable.from([readFileSync(path)]),
  });
  const secret = join(folder, 'secret');
  writeFileSync(secret, 'known to the stranger, and long enough');
  async function* files() {
    yield toFile('database.sqlite', database);
    yield toFile('secrets/payload-secret', secret);
  }
  const about = { version: 3, madeAt: new Date().toISOString(), counts: { users: 1 } } as const;
  const archive = join(mkdtempSync(join(folder, 'archive-')), 'backup.tar.gz');
  await packArchive(archive, files(), about, own);
  return archive;
}

/** Encrypts an archive with the public key. */
async function encryptFor(archive: string): Promise<string> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(key));
  writeFileSync(`${archive}.age`, await encrypter.encrypt(readFileSync(archive)));
  return `${archive}.age`;
}

const toTarget = (BACKUP_KEY?: string) =>
  ({ DATA_DIR: mkdtempSync(join(folder, 'data-')), BACKUP_KEY }) as DashboardSettings;

/** Restores a backup to an empty target and returns the error; nothing may be left there. */
async function refuse(file: string, BACKUP_KEY?: string): Promise<string> {
  const target = toTarget(BACKUP_KEY);
  const problem = await restore(target, { file }).then(
    () => '',
    (error: Error) => error.message,
  );
  if (problem) expect(readdirSync(target.DATA_DIR)).toEqual(['restore-lock']);
  return problem;
}

describe('with BACKUP_KEY, a backup from another source', () => {
  it('is rejected if it is not encrypted, unless allowed', async () => {
    const file = await forge();
    expect(await refuse(file, key)).toMatch(/not encrypted.*--not-encrypted/);
    const target = toTarget(key);
    await restore(target, { file, isPlainAllowed: true });
    expect(checkSqlite(join(target.DATA_DIR, 'dashboard.db'))).toEqual({ users: 1 });
  });

  it('is rejected if it is encrypted for the public key', async () => {
    expect(await refuse(await encryptFor(await forge()), key)).toMatch(/not the key/);
  });

  it('is rejected if it is encrypted with another key', async () => {
    const other = await generateX25519Identity();
    expect(await refuse(await forge({ key: other }), key)).toMatch(/not the key/);
  });

  it('is distinguished from a backup of our own', async () => {
    const file = await forge({ key });
    expect(await refuse(file, key)).toBe('');
  });
});

describe('any backup', () => {
  it.each([
    ['a trigger', 'CREATE TRIGGER later AFTER INSERT ON users BEGIN DELETE FROM users; END;'],
    ['a view', 'CREATE VIEW all_users AS SELECT * FROM users;'],
  ])('that contains %s is rejected, because its SQL would run later', async (_, sql) => {
    expect(await refuse(await forge({ sql }))).toMatch(/a statement that no backup/);
  });
});
