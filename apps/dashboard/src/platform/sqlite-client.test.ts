import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { collectGarbage } from '@agency/server/testing/collect-garbage';
import { type Client, createClient } from '@libsql/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDashboardFile } from './sqlite-client.ts';

let folder: string;
let url: string;
let client: Client;
let otherClient: Client;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dashboard-client-'));
  url = `file:${join(folder, 'a.db')}`;
  client = openDashboardFile(url);
  await client.execute('CREATE TABLE notes (text TEXT UNIQUE)');
  otherClient = createClient({ url });
});
afterEach(() => {
  client.close();
  otherClient.close();
  rmSync(folder, { recursive: true, force: true });
});

const readNotes = async () =>
  (await otherClient.execute('SELECT text FROM notes ORDER BY text')).rows.map(({ text }) => text);
const note = (text: string) =>
  client.execute({ sql: 'INSERT INTO notes VALUES (?) RETURNING text', args: [text] });

/** Locks the file while work starts and for some time after that. */
async function whileLocked(begin: () => Promise<unknown>): Promise<void> {
  await otherClient.execute('BEGIN IMMEDIATE');
  const begun = begin();
  begun.catch(() => undefined);
  await wait(300);
  await otherClient.execute('ROLLBACK');
  await begun;
}

it('statements that waited for a lock are committed, even after a garbage collection', async () => {
  await whileLocked(() => Promise.all([note('a'), note('b')]));
  await note('c');
  expect(await readNotes()).toEqual(['a', 'b', 'c']);
  for (let round = 0; round < 3; round += 1) {
    collectGarbage();
    await wait(10);
  }
  expect(await readNotes()).toEqual(['a', 'b', 'c']);
});

it.each([
  [
    'a batch',
    () => client.batch(["INSERT INTO notes VALUES ('a')", "INSERT INTO notes VALUES ('b')"]),
  ],
  [
    'a transaction',
    async () => {
      const transaction = await client.transaction('write');
      await transaction.execute("INSERT INTO notes VALUES ('a')");
      await transaction.execute("INSERT INTO notes VALUES ('b')");
      await transaction.commit();
    },
  ],
])('%s that waited for a lock is stored completely', async (_, work) => {
  await whileLocked(work);
  collectGarbage();
  await note('c');
  expect(await readNotes()).toEqual(['a', 'b', 'c']);
});

it('keeps `secure_delete` and `synchronous` after a lock', async () => {
  const read = async (pragma: string) => (await client.execute(`PRAGMA ${pragma}`)).rows[0]?.[0];
  const before = [
    await read('synchronous'),
    await read('secure_delete'),
    await read('journal_mode'),
  ];
  await whileLocked(() => note('a'));
  expect([
    await read('synchronous'),
    await read('secure_delete'),
    await read('journal_mode'),
  ]).toEqual(before);
  expect(before).toEqual([2, 1, 'wal']);
});

it('opens and writes after an exclusive lock is released', async () => {
  await client.execute('PRAGMA journal_mode = DELETE');
  await otherClient.execute('BEGIN EXCLUSIVE');
  const second = openDashboardFile(url);
  const written = Promise.all([note('a'), second.execute('SELECT 1')]);
  await wait(300);
  await otherClient.execute('ROLLBACK');
  await written;
  second.close();
  expect(await readNotes()).toEqual(['a']);
});

it('reads succeed while the file is locked', async () => {
  await note('a');
  await whileLocked(async () => {
    const { rows } = await client.execute('SELECT text FROM notes');
    expect(rows).toHaveLength(1);
  });
});

it('other errors are thrown at once', async () => {
  await note('a');
  await expect(note('a')).rejects.toThrow(/UNIQUE/);
});
