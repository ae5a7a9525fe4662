import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FileStore, StoredFile } from '../backup/file-store.ts';
import { createFileMove } from './move-files.ts';

let stage: string;
beforeAll(() => {
  stage = mkdtempSync(join(tmpdir(), 'move-files-'));
});
afterAll(() => rmSync(stage, { recursive: true, force: true }));

/** A store in memory. @param onListed what happens right after it was listed for the nth time */
function openMemory(files: Map<string, string>, onListed = (_time: number): void => undefined) {
  let times = 0;
  const open = async (name: string) => {
    const text = files.get(name);
    return text === undefined ? undefined : Readable.from([Buffer.from(text)]);
  };
  const store: FileStore = {
    async *list() {
      const names = [...files.keys()];
      for (const name of names) {
        const file: StoredFile = { name, size: 1, open: () => open(name) };
        yield file;
      }
      times += 1;
      onListed(times);
    },
    open,
    put: async (name, path) => void files.set(name, readFileSync(path, 'utf8')),
    remove: async (name) => void files.delete(name),
  };
  return store;
}

const rename = (files: Map<string, string>, from: string, to: string) => {
  const text = files.get(from);
  if (text === undefined) throw new Error(`no ${from}`);
  files.delete(from);
  files.set(to, text);
};

// 1 is the list of `copy`, 2 and 3 are those of `catchUp`, 4 would be another round of it.
it.each([1, 2, 3, 4])(
  'a resume that is kept after list %i of the old place comes along',
  async (moment) => {
    const old = new Map([
      ['resumes/incoming/a', 'letter'],
      ['resumes/b', 'other'],
    ]);
    const target = new Map<string, string>();
    const from = openMemory(old, (time) => {
      if (time === moment) rename(old, 'resumes/incoming/a', 'resumes/a');
    });
    const move = createFileMove(from, openMemory(target), stage);
    await move.copy();
    await move.catchUp();
    // The next cleanup of the new database finds it under its old name, and keeps it.
    const places = ['resumes/a', 'resumes/incoming/a'].filter((name) => target.has(name));
    expect(places).toHaveLength(1);
    expect(target.get(places[0] ?? '')).toBe('letter');
    expect(target.get('resumes/b')).toBe('other');
  },
);

it('files deleted during catch-up are deleted in the target', async () => {
  const old = new Map([
    ['resumes/a', 'letter'],
    ['resumes/b', 'other'],
  ]);
  const target = new Map<string, string>();
  const from = openMemory(old, (time) => {
    if (time === 2) old.delete('resumes/a');
  });
  const move = createFileMove(from, openMemory(target), stage);
  expect(await move.copy()).toBe(2);
  expect(await move.catchUp()).toBe(1);
  expect([...target.keys()]).toEqual(['resumes/b']);
});
