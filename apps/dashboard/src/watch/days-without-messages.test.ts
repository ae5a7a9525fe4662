import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestMessage } from '../testing/messages.ts';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../testing/open-test-dashboard.ts';
import { getDaysWithoutMessages } from './days-without-messages.ts';
import { createMonitor } from './monitor.ts';

const DAY = 24 * 3_600_000;

let dashboard: TestDashboard;
beforeAll(async () => {
  dashboard = await openTestDashboard();
});
afterAll(() => dashboard.close());

const inDays = (days: number) => new Date(Date.now() + days * DAY + 60_000);

it('returns the days without messages, spam ignored', async () => {
  const { payload } = dashboard;
  expect(await getDaysWithoutMessages(payload, { now: inDays(30) })).toBeUndefined();
  await createTestUser(payload, 'admin');
  expect(await getDaysWithoutMessages(payload, { now: inDays(6) })).toBeUndefined();
  expect(await getDaysWithoutMessages(payload, { now: inDays(8) })).toBe(8);
  await createTestMessage(payload, 'enquiry', { createdAt: inDays(5).toISOString() });
  await createTestMessage(payload, 'contact', {
    createdAt: inDays(12).toISOString(),
    state: 'spam',
  });
  expect(await getDaysWithoutMessages(payload, { now: inDays(11.9) })).toBeUndefined();
  expect(await getDaysWithoutMessages(payload, { now: inDays(14) })).toBe(9);
  expect(await getDaysWithoutMessages(payload, { now: inDays(14), most: 10 })).toBeUndefined();
  expect(await getDaysWithoutMessages(payload, { now: inDays(400), most: 0 })).toBeUndefined();
});

it('raises no alarm', async () => {
  const told: string[] = [];
  const watch = createMonitor(dashboard.payload, {
    now: () => inDays(14),
    alarm: async (words) => void told.push(words),
  });
  await watch.look();
  expect(told).toEqual([]);
});
