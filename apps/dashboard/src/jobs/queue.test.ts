import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getJobs, runTask } from '../testing/jobs.ts';
import { openTestDashboard, type TestDashboard } from '../testing/open-test-dashboard.ts';
import { addJob, createRunner, findJob } from './queue.ts';
import { openTask, StoppedError, type Task } from './tasks.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const start = new Date('2026-11-20T10:00:00.000Z');
const at = (milliseconds: number) => new Date(start.getTime() + milliseconds);

interface Data {
  name: string;
  step?: number;
}

let dashboard: TestDashboard;
/** Names of the jobs, in the order in which they ran. */
const worked: string[] = [];
beforeAll(async () => {
  dashboard = await openTestDashboard();
});
beforeEach(async () => {
  worked.length = 0;
  await dashboard.payload.db.deleteMany({ collection: 'jobs', where: {} });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => dashboard.close());

const createTask = (more: Partial<Task<Data>> = {}): Task<Data> => ({
  name: 'test',
  lease: MINUTE,
  toRetryDelay: (attempts) => attempts * MINUTE,
  async run({ data }) {
    worked.push(data.name ?? '');
  },
  ...more,
});
const add = (name: string, due = start) =>
  addJob(dashboard.payload, { task: 'test', key: `test ${name}`, at: due, data: { name } });
const run = (now: Date, more?: Partial<Task<Data>>) =>
  runTask(dashboard.payload, createTask(more), now);
const getRows = () => getJobs(dashboard.payload, 'test');

it('due jobs run in the order of their due dates, and are deleted', async () => {
  await add('second', at(SECOND));
  await add('first');
  expect(await run(at(-1))).toBe(0);
  expect(await run(at(SECOND))).toBe(2);
  expect(worked).toEqual(['first', 'second']);
  expect(await getRows()).toEqual([]);
});

it('concurrent additions with one key add one job', async () => {
  await Promise.all([1, 2, 3, 4].map(() => add('once')));
  await add('once', at(HOUR));
  expect(await getRows()).toMatchObject([{ queuedAt: start.toISOString() }]);
});

it('several runners run each job once', async () => {
  for (let number = 0; number < 6; number += 1) await add(String(number));
  const done = await Promise.all([run(start), run(start), run(start)]);
  expect(done.reduce((sum, count) => sum + count)).toBe(6);
  expect(worked.toSorted()).toEqual(['0', '1', '2', '3', '4', '5']);
});

it('a deleted job is cancelled, even while it runs', async () => {
  await add('waiting');
  await dashboard.payload.db.deleteMany({ collection: 'jobs', where: {} });
  expect(await run(start)).toBe(0);
  await add('at work');
  const cancel = () => dashboard.payload.db.deleteMany({ collection: 'jobs', where: {} });
  await run(start, { run: async () => void (await cancel()) });
  expect(await getRows()).toEqual([]);
});

describe('a failed job', () => {
  const fail = { run: () => Promise.reject(new Error('Away.')) };

  it('is retried with growing delays, counts its attempts, and is logged once', async () => {
    const error = vi.spyOn(dashboard.payload.logger, 'error');
    await add('one');
    expect(await run(start, fail)).toBe(0);
    expect(await getRows()).toMatchObject([{ attempts: 1, lastError: 'Away.', lease: null }]);
    expect(await run(at(MINUTE - 1))).toBe(0);
    await run(at(MINUTE), fail);
    expect(await getRows()).toMatchObject([
      { attempts: 2, nextTryAt: at(3 * MINUTE).toISOString() },
    ]);
    expect(error).toHaveBeenCalledOnce();
    expect(await run(at(3 * MINUTE))).toBe(1);
  });

  it('does not delay other jobs', async () => {
    await add('bad');
    await add('good', at(1));
    const isBad: Partial<Task<Data>> = {
      async run({ data: { name = '' } }) {
        if (name === 'bad') throw new Error('Away.');
        worked.push(name);
      },
    };
    expect(await run(at(SECOND), isBad)).toBe(1);
    expect(worked).toEqual(['good']);
  });

  it('stays in the table as `failed` when its task stops retrying', async () => {
    await add('one');
    const giveUp: Partial<Task<Data>> = {
      ...fail,
      giveUp: async (_, { data }) => ({ ...data, step: 9 }),
    };
    await run(start, giveUp);
    expect(await run(at(24 * HOUR))).toBe(0);
    expect(await getRows()).toMatchObject([{ state: 'failed', data: { name: 'one', step: 9 } }]);
  });
});

describe('the lease of a job', () => {
  /** Runs a job until it is released. */
  async function workSlowly(more: Partial<Task<Data>> = {}) {
    await add('slow');
    let letGoOn: () => void = () => undefined;
    const working = run(start, {
      async run() {
        worked.push('slow');
        await new Promise<void>((resolve) => {
          letGoOn = resolve;
        });
        throw new Error('too late');
      },
      ...more,
    });
    await expect.poll(() => worked).toHaveLength(1);
    return async () => {
      letGoOn();
      return working;
    };
  }

  it('goes to another process when it expires, and the first process changes nothing', async () => {
    const finish = await workSlowly();
    expect(await run(at(MINUTE - 1))).toBe(0);
    const other = vi.fn(() => Promise.reject(new Error('the other')));
    await run(at(MINUTE), { run: other });
    expect(other).toHaveBeenCalledOnce();
    await finish();
    expect(await getRows()).toMatchObject([{ attempts: 2, lastError: 'the other' }]);
  });

  it('is renewed by progress, which is stored for the next attempt', async () => {
    await add('long');
    let now = start;
    const task = createTask({
      async run({ data, save }) {
        now = at(50 * SECOND);
        await save({ ...data, step: 1 });
        expect(await run(at(70 * SECOND))).toBe(0);
        throw new Error('Away.');
      },
    });
    await runTask(dashboard.payload, task, () => now);
    expect(await getRows()).toMatchObject([{ data: { name: 'long', step: 1 } }]);
  });

  it('aborts the task when it is lost', async () => {
    await add('long');
    const lost = vi.fn();
    await run(start, {
      async run({ save }) {
        await run(at(2 * MINUTE));
        await save().catch(lost);
      },
    });
    expect(lost).toHaveBeenCalledExactlyOnceWith(expect.any(StoppedError));
    expect(worked).toEqual(['long']);
  });

  it('is released when the process ends', async () => {
    await add('long');
    const task = createTask({
      run: ({ signal }) =>
        new Promise((_, reject) => {
          worked.push('long');
          signal.addEventListener('abort', () => reject(new StoppedError()));
        }),
    });
    const runner = createRunner(dashboard.payload, openTask(dashboard.payload, task), () => start);
    const working = runner.work();
    await expect.poll(() => worked).toHaveLength(1);
    await runner.stop();
    expect(await working).toBe(0);
    expect(await getRows()).toMatchObject([{ attempts: 0, lease: null, lastError: null }]);
    expect(await run(start)).toBe(1);
  });
});

it('a result that cannot be stored is stored later, without running the job again', async () => {
  const { db } = dashboard.payload;
  await add('one');
  const done = await run(start, {
    async run() {
      worked.push('one');
      vi.spyOn(db, 'deleteMany').mockRejectedValueOnce(new Error('database or disk is full'));
    },
  });
  expect(done).toBe(1);
  expect(await getRows()).toEqual([]);
  expect(worked).toEqual(['one']);
});

describe('a repeated task', () => {
  const daily: Partial<Task<Data>> = {
    toNext: (now) => new Date(now.getTime() + 24 * HOUR),
    toFirst: (now) => new Date(now.getTime() + HOUR),
    async run() {
      worked.push('daily');
      return { name: 'kept' };
    },
  };

  it('has one job, which waits for its next due date', async () => {
    expect(await run(start, daily)).toBe(0);
    await Promise.all([run(at(HOUR), daily), run(at(HOUR), daily)]);
    expect(worked).toHaveLength(1);
    expect(await findJob(dashboard.payload, 'test')).toMatchObject({
      ...{ attempts: 0, data: { name: 'kept' }, finishedAt: at(HOUR).toISOString() },
      nextTryAt: at(25 * HOUR).toISOString(),
    });
    expect(await run(at(24 * HOUR), daily)).toBe(0);
    expect(await run(at(72 * HOUR), daily)).toBe(1);
    expect(await getRows()).toHaveLength(1);
  });

  it('is due after the clock was set back', async () => {
    const year = 365 * 24 * HOUR;
    await run(at(year), daily);
    await run(at(year + HOUR), daily);
    expect(await run(start, daily)).toBe(1);
    expect(await run(start, daily)).toBe(0);
  });

  it('writes nothing while there is no work', async () => {
    const always: Partial<Task<Data>> = { ...daily, toFirst: (now) => now };
    await run(start, { ...always, hasWork: async () => false });
    expect(await findJob(dashboard.payload, 'test')).toMatchObject({ attempts: 0 });
    expect(worked).toEqual([]);
    expect(await run(start, { ...always, hasWork: async () => true })).toBe(1);
  });
});
