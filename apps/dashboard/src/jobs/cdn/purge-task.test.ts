import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestMessage } from '../../testing/messages.ts';
import { openTestDashboard, type TestDashboard } from '../../testing/open-test-dashboard.ts';
import { createTestPost } from '../../testing/posts.ts';
import { createRunner } from '../queue.ts';
import { openTask } from '../tasks.ts';
import { createPurgeTask, PURGE_DELAY } from './purge-task.ts';

let dashboard: TestDashboard;
let time = Date.now();
let purges = 0;
let isAway = false;

beforeAll(async () => {
  dashboard = await openTestDashboard();
});
beforeEach(() => {
  purges = 0;
  isAway = false;
});
afterAll(() => dashboard.close());

/** A process that runs jobs, with a clock that all processes share. */
function openWorker() {
  const { payload } = dashboard;
  const purge = async () => {
    if (isAway) throw new Error('The shared cache cannot be reached.');
    purges += 1;
  };
  const task = createPurgeTask(payload, purge);
  return createRunner(payload, openTask(payload, task), () => new Date(time));
}

/** Advances the clock, and runs each worker once a second. */
async function pass(ms: number, ...workers: ReturnType<typeof openWorker>[]) {
  for (const end = time + ms; time < end; ) {
    time += 1000;
    for (const worker of workers) await worker.work();
  }
}

const publish = () => createTestPost(dashboard.payload, 'published');
const settle = async (worker = openWorker()) => {
  await pass(PURGE_DELAY + 2000, worker);
  purges = 0;
  return worker;
};

it('purges once within ten seconds after a publish, when all websites have revalidated', async () => {
  const worker = await settle();
  await publish();
  await pass(PURGE_DELAY, worker);
  expect(purges).toBe(0);
  await pass(2000, worker);
  expect(purges).toBe(1);
  await pass(60_000, worker);
  expect(purges).toBe(1);
});

it('purges after an unpublish, a changed setting, and a deletion, once for several changes', async () => {
  const { payload } = dashboard;
  const worker = await settle();
  const { id } = await publish();
  await settle(worker);
  const data = { _status: 'draft' } as const;
  await payload.update({ collection: 'blogs', id, data, overrideAccess: true });
  await pass(PURGE_DELAY + 2000, worker);
  expect(purges).toBe(1);
  const periods = { messages: 13 };
  await payload.updateGlobal({ slug: 'retention', data: periods, overrideAccess: true });
  await pass(PURGE_DELAY + 2000, worker);
  expect(purges).toBe(2);
  const { id: other } = await publish();
  await pass(3000, worker);
  await payload.delete({ collection: 'blogs', id: other, overrideAccess: true });
  await pass(PURGE_DELAY + 2000, worker);
  // Each of the two within ten seconds.
  expect(purges).toBe(4);
});

it('does not purge for messages, drafts and sign-in rules', async () => {
  const worker = await settle();
  await createTestMessage(dashboard.payload, 'contact');
  await createTestPost(dashboard.payload, 'draft');
  await dashboard.payload.updateGlobal({
    slug: 'sign-in-rules',
    data: { secondFactorForAdmins: true },
    overrideAccess: true,
  });
  await pass(20_000, worker);
  expect(purges).toBe(0);
});

it('runs in one of two processes, and in the other one after a kill', async () => {
  const [one, other] = [await settle(), await settle()];
  await publish();
  await pass(20_000, one, other);
  expect(purges).toBe(1);
  await publish();
  // The first process has claimed it and is killed.
  await pass(3000, one);
  await pass(20_000, other);
  expect(purges).toBe(2);
});

it('is repeated after a kill only if it had not finished', async () => {
  const killed = await settle();
  await publish();
  await pass(3000, killed);
  const next = openWorker();
  await pass(PURGE_DELAY + 2000, next);
  expect(purges).toBe(1);
  await pass(PURGE_DELAY + 2000, openWorker());
  expect(purges).toBe(1);
});

it('retries with growing delays, and reports the failure', async () => {
  const worker = await settle();
  isAway = true;
  await publish();
  await pass(30_000, worker);
  const countFailing = async () =>
    (await payload.db.count({ collection: 'jobs', where: { lastError: { exists: true } } }))
      .totalDocs;
  const { payload } = dashboard;
  expect(await countFailing()).toBe(1);
  isAway = false;
  await pass(60_000, worker);
  expect(purges).toBe(1);
  expect(await countFailing()).toBe(0);
});
