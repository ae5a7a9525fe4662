import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BusyError } from '@agency/server/semaphore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkResume, createResumeWorkers } from './check-resume.ts';
import { toDocx, toPdf } from './testing/documents.ts';

let folder: string;
let entry: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'resume-checker-'));
  entry = join(folder, 'worker.mjs');
  // A worker that does what the name of the file says.
  writeFileSync(
    entry,
    `export const check = ({ name, bytes }) => {
      if (name === 'hangs') for (;;);
      if (name === 'ends') process.exit(0);
      if (name === 'fails') throw new Error('The worker failed.');
      if (name === 'grows') for (const kept = []; ; ) kept.push({ kept: [kept.length] });
      const notes = [name, bytes.length, Object.keys(process.env).length];
      return { ok: true, kind: 'pdf', notes };
    };`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const create = (options: Parameters<typeof createResumeWorkers>[0] = {}) =>
  createResumeWorkers({ entry, threads: 1, deadline: 100_000, ...options }).check;
const bytes = Buffer.from('abc');
const sound = { ok: true, kind: 'pdf', notes: ['sound', 3, 0] };

it('a check runs in a thread without the settings of the process, and the caller keeps its file', async () => {
  expect(await create()('sound', bytes)).toEqual(sound);
  expect(bytes.toString()).toBe('abc');
});

it.each([
  ['hangs', { deadline: 2000 }, 'damaged'],
  ['grows', { memory: 32 }, 'oversize'],
])(
  'a file whose check %s is rejected, and the next file is checked',
  async (name, options, problem) => {
    const check = create(options);
    const [first, next] = [check(name, bytes), check('sound', bytes)];
    expect(await first).toEqual({ ok: false, problem });
    expect(await next).toEqual(sound);
  },
);

it.each(['ends', 'fails'])('a worker that %s is an error, not a result', async (name) => {
  const check = create();
  const [first, next] = [check(name, bytes), check('sound', bytes)];
  await expect(first).rejects.toThrow();
  expect(await next).toEqual(sound);
});

it('a thread that cannot start releases its permit', async () => {
  const check = create({ entry: 'no-path', queue: 0 });
  for (const _ of [1, 2, 3]) await expect(check('sound', bytes)).rejects.toThrow(/path/);
});

it('a full queue rejects', async () => {
  const check = create({ queue: 2 });
  const checks = [1, 2, 3].map(() => check('sound', bytes));
  await expect(check('sound', bytes)).rejects.toThrow(BusyError);
  expect(await Promise.all(checks)).toEqual([sound, sound, sound]);
});

it('the worker of the package checks files', async () => {
  expect(await checkResume('a.pdf', toPdf())).toEqual({ ok: true, kind: 'pdf', notes: [] });
  expect(await checkResume('a.docx', toPdf())).toEqual({ ok: false, problem: 'mismatch' });
  expect(await checkResume('a.txt', toDocx())).toEqual({ ok: false, problem: 'type' });
});
