import { type ChildProcess, spawn } from 'node:child_process';
import { afterEach, expect, test, vi } from 'vitest';
import { getDelay, supervise } from './supervise.ts';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

const forever = () => new Promise(() => undefined);
const until = (condition: () => boolean) =>
  expect.poll(condition, { timeout: 20_000, interval: 20 }).toBe(true);

interface Trial {
  /** One for each start; the last one for all further starts. */
  scripts: string[];
  isReady?: () => boolean;
  /** Results of the health checks; the test ends after the last one. */
  health?: boolean[];
  /** A restart that never happens, to keep the test waiting. */
  last?: number;
}

/** Supervises Node scripts. */
function superviseScripts({ scripts, isReady = () => false, health, last = 6 }: Trial) {
  const trial = { log: [] as string[], delays: [] as number[], starts: 0, checks: 0 };
  const end = vi.fn<(reason: Error) => void>();
  const nextCheck = async (results: boolean[]) => {
    const result = results[trial.checks];
    trial.checks += 1;
    if (result === undefined) await forever();
    return Boolean(result);
  };
  const firstStart = supervise(
    {
      name: 'kiosk',
      start() {
        const script = scripts[Math.min(trial.starts, scripts.length - 1)] ?? '';
        trial.starts += 1;
        const child = spawn(process.execPath, ['-e', script], {
          stdio: ['pipe', 'pipe', 'ignore'],
        });
        child.stdout.resume();
        children.push(child);
        return child;
      },
      isReady: async () => isReady(),
      isAlive: health && (() => nextCheck(health)),
    },
    {
      end,
      log: (line) => trial.log.push(line),
      interval: 1,
      wait: async (ms) => {
        trial.delays.push(ms);
        if (trial.delays.length === last) await forever();
      },
    },
  );
  return { trial, end, firstStart };
}

/** Ends with this process at the latest: a test may leave a process that was just restarted. */
const LIVES = 'process.stdin.resume()';

test('a restart is immediate after a successful start; after failed starts the delay grows to 30 s', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 50].map(getDelay)).toEqual([
    0, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
});

test('a process that fails to start is restarted for ever, and the others keep running', async () => {
  const { trial, end, firstStart } = superviseScripts({ scripts: ['process.exit(3)'] });
  expect(await firstStart).toBe('ended');
  await until(() => trial.delays.length === 6);
  expect(trial.delays.slice(0, 4)).toEqual([1000, 2000, 4000, 8000]);
  expect(trial.log[0]).toBe('The kiosk ended (exit code 3); starting it again in 1 s.');
  expect(end).not.toHaveBeenCalled();
});

test('a process that was ready is restarted at once after each kill', async () => {
  let known = 0;
  const { trial, firstStart } = superviseScripts({
    scripts: [LIVES],
    isReady: () => {
      const isNew = children.length > known;
      known = children.length;
      if (isNew) setTimeout(() => children.at(-1)?.kill('SIGKILL'), 20);
      return isNew;
    },
  });
  expect(await firstStart).toBe('ready');
  await until(() => trial.delays.length === 6);
  expect(new Set(trial.delays)).toEqual(new Set([0]));
});

test('invalid settings at the first start end all processes', async () => {
  const { trial, end } = superviseScripts({ scripts: ['process.exit(78)'] });
  await until(() => end.mock.calls.length === 1);
  expect(end.mock.calls[0]?.[0].message).toContain('cannot run as it is configured');
  expect(trial.starts).toBe(1);
});

test('settings that become invalid after the first start do not end other processes', async () => {
  const scripts = ['process.stdin.once("data", () => process.exit(78))', 'process.exit(78)'];
  let isFirst = true;
  const { trial, end, firstStart } = superviseScripts({ scripts, isReady: () => isFirst });
  expect(await firstStart).toBe('ready');
  isFirst = false;
  children[0]?.stdin?.write('end');
  await until(() => trial.delays.length === 6);
  expect(end).not.toHaveBeenCalled();
});

test('a process that no longer responds is killed and restarted', async () => {
  const health = [true, false, false, false];
  const { trial } = superviseScripts({ scripts: [LIVES], health, last: 2 });
  await until(() => trial.starts === 2);
  expect(trial.log[0]).toBe('The kiosk does not respond; killing it.');
  expect(trial.log[1]).toContain('The kiosk ended (SIGKILL); starting it again');
});

test.each([
  ['has never responded', [false, false, false, false, false]],
  ['responds now and then', [true, false, false, true, false, false, true]],
])('a process that %s is left alone', async (_, health) => {
  const { trial } = superviseScripts({ scripts: [LIVES], health });
  await until(() => trial.checks > health.length);
  expect([trial.starts, trial.log]).toEqual([1, []]);
});

test('a process that cannot be spawned is started again', async () => {
  const delays: number[] = [];
  const start = () => spawn('/nowhere/at/all');
  await supervise(
    { name: 'kiosk', start, isReady: async () => false },
    {
      end: vi.fn(),
      log: vi.fn(),
      wait: async (ms) => delays.push(ms) === 3 && forever(),
    },
  );
  await until(() => delays.length === 3);
});
