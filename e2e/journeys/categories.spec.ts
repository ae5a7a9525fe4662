import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type FakeDashboard,
  startFakeDashboard,
} from '../../apps/website/server/testing/fake-dashboard.ts';
import { getFreePort } from '../../scripts/system/ports.ts';
import { type Program, startOne, waitUntilReady } from '../../scripts/system/programs.ts';
import { expect, test } from '../test.ts';

// A website by itself, so that every call it makes is seen.
let dataDir: string;
let dashboard: FakeDashboard;
let website: Program;

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'agency-categories-'));
  dashboard = await startFakeDashboard();
  const place = {
    host: '127.0.0.1',
    port: await getFreePort(),
    dashboardPort: await getFreePort(),
    dataDir,
    env: { LOG_LEVEL: 'fatal', SITE_URL: '', DASHBOARD_URL: dashboard.url },
  };
  website = startOne('website', place);
  await waitUntilReady(website);
});
test.afterAll(async () => {
  await website.stop();
  await dashboard.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const categoryCalls = () => dashboard.calls.filter((call) => call.includes('category'));
const open = async (category: string) => {
  const answer = await fetch(`${website.url}/blogs?category=${encodeURIComponent(category)}`);
  return answer.status;
};

test('a category that exists costs a call, one that anybody can invent costs none', async () => {
  const name = dashboard.blogs[0]?.category?.name ?? '';
  expect(await open(name)).toBe(200);
  const calls = categoryCalls();
  expect(calls).toHaveLength(1);
  for (const invented of ['invented', `${name}x`, '../users', 'x'.repeat(5000), '%00', '🎺']) {
    expect(await open(invented), invented.slice(0, 20)).toBe(200);
  }
  expect(categoryCalls()).toEqual(calls);
});
