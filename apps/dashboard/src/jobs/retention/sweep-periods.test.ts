import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTestMessage } from '../../testing/messages.ts';
import { openTestDashboard, type TestDashboard } from '../../testing/open-test-dashboard.ts';
import { runRetention, toAfternoon } from '../../testing/retention.ts';

let dashboard: TestDashboard;
beforeAll(async () => {
  dashboard = await openTestDashboard();
});
afterAll(() => dashboard.close());
beforeEach(async () => {
  const { payload } = dashboard;
  for (const collection of ['submissions', 'jobs'] as const)
    await payload.db.deleteMany({ collection, where: {} });
  await setPeriods({ messages: 12 });
  // A run of the previous night, because the first run deletes nothing.
  await sweep(toAfternoon(-1));
});

const sweep = (now: Date) => runRetention(dashboard.payload, now);
const setPeriods = (data: Record<string, number>) =>
  dashboard.payload.updateGlobal({
    slug: 'retention',
    data: data as never,
    // What admins may change is tested elsewhere.
    overrideAccess: true,
  });
const create = (days: number) =>
  createTestMessage(dashboard.payload, 'enquiry', {
    createdAt: toAfternoon(-days).toISOString(),
  });
const count = async () =>
  (await dashboard.payload.db.count({ collection: 'submissions' })).totalDocs;

it('a shorter period applies from the next run, even if the current one is not finished', async () => {
  const { payload } = dashboard;
  await create(400);
  await create(100);
  const away = vi.spyOn(payload, 'delete').mockRejectedValue(new Error('the disk is full'));
  const logged = vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined);
  await sweep(toAfternoon(0));
  away.mockRestore();
  logged.mockRestore();
  await setPeriods({ messages: 2, confirmed: 1 });
  expect(await sweep(new Date(toAfternoon(0).getTime() + 16 * 60_000))).toMatchObject({
    messages: 1,
  });
  expect(await count()).toBe(1);
  expect(await sweep(toAfternoon(1))).toMatchObject({ messages: 1 });
});

it('a longer period applies at once', async () => {
  const { payload } = dashboard;
  for (let made = 0; made < 30; made += 1) await create(400);
  const remove = payload.delete.bind(payload);
  const first = vi.spyOn(payload, 'delete').mockImplementationOnce((async (options: never) => {
    await setPeriods({ messages: 24 });
    return remove(options);
  }) as never);
  await sweep(toAfternoon(0));
  first.mockRestore();
  // Five are read at a time.
  expect(await count()).toBe(25);
});
