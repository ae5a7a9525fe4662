import { PassThrough } from 'node:stream';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestDashboard, type TestDashboard } from '../testing/open-test-dashboard.ts';
import { createDashboardLogger } from './dashboard-logger.ts';

let dashboard: TestDashboard;
beforeAll(async () => {
  dashboard = await openTestDashboard();
});
afterAll(() => dashboard.close());

it('says why a statement failed, and nothing of what it was to store', async () => {
  const { client } = dashboard.payload.db as unknown as SQLiteAdapter;
  vi.spyOn(client, 'execute').mockRejectedValue(new Error('database or disk is full'));
  const failed = dashboard.payload.create({
    collection: 'authors',
    data: { name: 'Somebody Private' },
  });
  const error: unknown = await failed.catch((reason: unknown) => reason);
  expect(String(error)).toContain('Somebody Private');

  const lines = new PassThrough();
  createDashboardLogger('info', lines).error({ err: error }, 'An API call failed');
  const line = String(lines.read());
  expect(line).not.toContain('Private');
  expect(JSON.parse(line).err.message).toBe('database or disk is full');
});
