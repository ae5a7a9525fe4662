import { createLocalReq } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertRows } from '../../testing/messages.ts';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../../testing/open-test-dashboard.ts';
import { readNotFoundPaths } from './read-redirects.ts';

let dashboard: TestDashboard;
beforeAll(async () => {
  dashboard = await openTestDashboard();
});
afterAll(() => dashboard.close());

it('returns the most requested missing paths, and the number of others', async () => {
  const { payload } = dashboard;
  const rows = Array.from({ length: 203 }, (_, number) => ({
    path: `/path-${number}`,
    count: number + 1,
    lastDay: '2026-11-23T12:00:00.000Z',
    dismissed: false,
  }));
  await insertRows(payload, 'missing_paths', rows);
  const req = await createLocalReq({ user: await createTestUser(payload, 'editor') }, payload);
  const missing = await readNotFoundPaths(req, false);
  expect(missing.rows).toHaveLength(200);
  expect(missing.rows[0]?.path).toBe('/path-202');
  expect(missing.more).toBe(3);
});
