import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { checkResume } from './check-resume.ts';
import { type CheckersOptions, createCheckers, ResumesBusyError } from './checkers.ts';
import { toDocx, toPdf } from './testing/documents.ts';

let folder: string;
let worker: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'checkers-'));
  worker = join(folder, 'worker.mjs');
  // A reader that does whatever the file's name says.
  writeFileSync(
    worker,
    `import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', ({ name, bytes }) => {
      if (name === 'hangs') for (;;);
      if (name === 'ends') process.exit(0);
      if (name === 'fails') throw new Error('a fault of the reader');
      if (name === 'grows') for (const kept = []; ; ) kept.push({ kept: [kept.length] });
      const sound = [name, bytes.length, Object.keys(process.env).length];
      const notes = name === 'sound' ? sound : [threadId];
      parentPort.postMessage({ check: { ok: true, kind: 'pdf', notes }, isSpent: name === 'spent' });
    });`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => {
  vi.useRealTimers();
});

const open = (options: CheckersOptions = {}) => createCheckers({ worker, threads: 1, ...options });
const bytes = Buffer.from('abc');
const sound = { ok: true, kind: 'pdf', notes: ['sound', 3, 0] };

it('a check runs in a thread without the settings of the process, and the caller keeps its file', async () => {
  expect(await open().check('sound', bytes)).toEqual(sound);
  expect(bytes.toString()).toBe('abc');
});

it.each([
  ['hangs', { deadline: 2000 }, 'damaged'],
  ['grows', { memory: 32 }, 'oversize'],
])(
  'a file whose reader %s is refused, and the next one is checked',
  async (name, options, problem) => {
    const checkers = open(options);
    const [check, next] = [checkers.check(name, bytes), checkers.check('sound', bytes)];
    expect(await check).toEqual({ ok: false, problem });
    expect(await next).toEqual(sound);
  },
);

it.each(['ends', 'fails'])('a reader that %s is our fault and not the file’s', async (name) => {
  const checkers = open();
  const [check, next] = [checkers.check(name, bytes), checkers.check('sound', bytes)];
  await expect(check).rejects.toThrow();
  expect(await next).toEqual(sound);
});

it('a thread that cannot be started keeps no place', async () => {
  const checkers = open({ worker: 'no-path', longestLine: 0 });
  for (const _ of [1, 2, 3]) {
    await expect(checkers.check('sound', bytes)).rejects.toThrow(/path/);
  }
});

it('who comes to a full line is told so', async () => {
  const checkers = open({ longestLine: 2 });
  const checks = [1, 2, 3].map(() => checkers.check('sound', bytes));
  await expect(checkers.check('sound', bytes)).rejects.toThrow(ResumesBusyError);
  expect(await Promise.all(checks)).toEqual([sound, sound, sound]);
});

it('a thread without work ends, and one who comes while it ends is checked by another', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const checkers = open({ idle: 1000 });
  const getThread = async () => {
    const check = await checkers.check('thread', bytes);
    return check.ok ? check.notes : undefined;
  };
  const first = await getThread();
  vi.advanceTimersByTime(999);
  expect(await getThread()).toEqual(first);
  vi.advanceTimersByTime(1000);
  expect(await getThread()).not.toEqual(first);
});

it('a thread whose memory is spent ends, and the next file is checked by another', async () => {
  const checkers = open();
  const first = await checkers.check('spent', bytes);
  const second = await checkers.check('thread', bytes);
  expect(second).not.toEqual(first);
  expect(await checkers.check('thread', bytes)).toEqual(second);
});

it('the package’s own reader is found and answers', async () => {
  expect(await checkResume('a.pdf', toPdf())).toEqual({ ok: true, kind: 'pdf', notes: [] });
  expect(await checkResume('a.docx', toPdf())).toEqual({ ok: false, problem: 'mismatch' });
  expect(await checkResume('a.txt', toDocx())).toEqual({ ok: false, problem: 'type' });
});
