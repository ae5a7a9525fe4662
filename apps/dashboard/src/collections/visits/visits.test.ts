import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDashboard, type TestDashboard } from '../../testing/open-test-dashboard.ts';
import { sendVisits, testVisits, toTestVisits } from '../../testing/visit-suite.ts';

let dashboard: TestDashboard;
beforeAll(async () => {
  dashboard = await openTestDashboard();
});
afterAll(() => dashboard.close());

testVisits(() => dashboard.payload);

it('rejects anonymous requests and invalid batches', async () => {
  const good = toTestVisits([{ kind: 'page', name: '/', count: 1 }]);
  expect(await sendVisits(dashboard.payload, good, 'another secret')).toBe(401);
  for (const bad of [
    { ...good, id: 'seven' },
    { ...good, day: 'today' },
    { ...good, rows: [{ kind: 'person', name: 'nour', count: 1 }] },
    { ...good, rows: [{ kind: 'page', name: 'a'.repeat(121), count: 1 }] },
    { ...good, rows: [{ kind: 'page', name: '/', count: 1, address: '10.0.0.1' }] },
  ]) {
    expect(await sendVisits(dashboard.payload, bad)).toBe(400);
  }
});
