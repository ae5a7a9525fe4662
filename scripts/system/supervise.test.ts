import { spawn } from 'node:child_process';
import { PassThrough } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { decideWait, supervise } from './supervise.ts';

const nowhere = new PassThrough().resume();
const output = { out: nowhere, error: nowhere };

/** Supervises scripts, one a start, the last one for every further start. */
function superviseScripts(scripts: string[], { isReady = false, healthyAfter = 60_000 } = {}) {
  const said: string[] = [];
  const waits: number[] = [];
  const end = vi.fn<(reason: Error) => void>();
  let starts = 0;
  const supervision = supervise(
    {
      name: 'kiosk',
      start() {
        const script = scripts[Math.min(starts, scripts.length - 1)] ?? '';
        starts += 1;
        return spawn(process.execPath, ['-e', script]);
      },
      isReady: async () => isReady,
    },
    {
      end,
      say: (line) => said.push(line),
      wait: async (ms) => {
        waits.push(ms);
        if (waits.length === 9) await new Promise(() => undefined);
      },
      healthyAfter,
      output,
    },
  );
  return { said, waits, end, supervision, countStarts: () => starts };
}

const until = (condition: () => boolean) =>
  expect.poll(condition, { timeout: 20_000, interval: 20 }).toBe(true);

test('the first end is followed by a start at once, later ones wait longer, up to 30 s', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 50].map(decideWait)).toEqual([
    0, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
});

test('a program that ends again and again is started for ever and never ends the others', async () => {
  const { waits, end, countStarts } = superviseScripts(['process.exit(3)']);
  await until(() => waits.length === 9);
  expect(countStarts()).toBe(9);
  expect(waits.slice(0, 4)).toEqual([0, 1000, 2000, 4000]);
  expect(end).not.toHaveBeenCalled();
});

test('the reason is said once, with the exit code and the last lines', async () => {
  const script = "console.error('first line'); console.error('no such table'); process.exit(3)";
  const { said, waits } = superviseScripts([script]);
  await until(() => waits.length === 9);
  expect(said[0]).toBe(
    'The kiosk ended (exit code 3); starting it again. first line / no such table',
  );
  expect(said.filter((line) => line.includes('no such table'))).toHaveLength(1);
});

test('the fatal line of a log explains its end, and other log lines are never repeated', async () => {
  const script = `
    console.log(JSON.stringify({ level: 'info', msg: 'listening' }));
    console.log(JSON.stringify({ level: 'fatal', error: { message: 'disk full' }, msg: 'cannot start' }));
    process.exit(1)`;
  const { said, waits } = superviseScripts([script]);
  await until(() => waits.length === 9);
  expect(said[0]).toContain('cannot start: disk full');
  expect(said.join()).not.toContain('listening');
});

test('after a while of health the next end counts as the first', async () => {
  const { waits } = superviseScripts(['process.exit(1)'], { healthyAfter: 0 });
  await until(() => waits.length === 9);
  expect(new Set(waits)).toEqual(new Set([0]));
});

test('a wrong configuration ends everything at once, with its mend', async () => {
  const fatal = JSON.stringify({ level: 'fatal', msg: 'Cannot start: PORT must be a number.' });
  const { end, countStarts } = superviseScripts([`console.log('${fatal}'); process.exit(78)`]);
  await until(() => end.mock.calls.length === 1);
  expect(end.mock.calls[0]?.[0].message).toContain('PORT must be a number');
  expect(countStarts()).toBe(1);
});

test('a configuration that goes wrong while others depend on the program ends nothing', async () => {
  const scripts = ['process.stdin.once("data", () => process.exit(78))', 'process.exit(78)'];
  const { end, waits, supervision } = superviseScripts(scripts, { isReady: true });
  expect(await supervision.firstStart).toBe('ready');
  supervision.child.stdin?.write('end');
  await until(() => waits.length === 9);
  expect(end).not.toHaveBeenCalled();
});

/** Supervises a program that never ends by itself and answers as it is told, one answer a question. */
function superviseAnswers(answers: boolean[], restarts = 0) {
  const said: string[] = [];
  let [starts, asked, waits] = [0, 0, 0];
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const supervision = supervise(
    {
      name: 'kiosk',
      start() {
        starts += 1;
        return spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);
      },
      isReady: async () => true,
      isAlive: async () => {
        asked += 1;
        if (asked > answers.length) await new Promise(() => end());
        return answers[asked - 1] ?? false;
      },
    },
    {
      end: vi.fn(),
      say: (line) => said.push(line),
      // The last end is not followed by a start: nothing is left when the test is over.
      wait: async () => {
        waits += 1;
        if (waits > restarts) await new Promise(() => undefined);
      },
      askEvery: 1,
      output,
    },
  );
  return { said, supervision, isOver, countStarts: () => starts };
}

test('a program that lives and answers no more is killed and started again', async () => {
  const { said, supervision, countStarts } = superviseAnswers([true, false, false, false], 1);
  await until(() => countStarts() === 2);
  supervision.child.kill('SIGKILL');
  expect(said.slice(0, 2)).toEqual([
    'The kiosk runs but does not answer; it is ended.',
    'The kiosk ended (SIGKILL); starting it again.',
  ]);
});

test.each([
  ['has never answered', [false, false, false, false, false]],
  ['answers now and then', [true, false, false, true, false, false, true]],
])('a program that %s is left alone', async (_, answers) => {
  const { said, supervision, isOver, countStarts } = superviseAnswers(answers);
  await isOver;
  expect([countStarts(), said]).toEqual([1, []]);
  supervision.child.kill('SIGKILL');
});

test('a program that cannot be started at all is tried again', async () => {
  const waits: number[] = [];
  supervise(
    {
      name: 'kiosk',
      start: () => spawn('/nowhere/at/all'),
      isReady: async () => false,
    },
    {
      end: () => undefined,
      say: () => undefined,
      wait: async (ms) => {
        waits.push(ms);
        if (waits.length === 3) await new Promise(() => undefined);
      },
      output,
    },
  );
  await until(() => waits.length === 3);
});
