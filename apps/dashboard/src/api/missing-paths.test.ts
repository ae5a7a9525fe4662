import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendBatch, testBatches } from '../testing/missing-path-suite.ts';
import { readCounts, toTestBatch } from '../testing/missing-paths.ts';
import { openTestDashboard, type TestDashboard } from '../testing/open-test-dashboard.ts';

let dashboard: TestDashboard;
beforeAll(async () => {
  dashboard = await openTestDashboard();
});
afterAll(() => dashboard.close());

testBatches(() => dashboard.payload);

const send = (body: unknown, secret?: string) => sendBatch(dashboard.payload, body, secret);

it('rejects anonymous requests and invalid batches', async () => {
  expect(await send(toTestBatch({}), 'another secret')).toBe(401);
  expect(await send({ ...toTestBatch({}), id: 'seven' })).toBe(400);
  expect(await send({ ...toTestBatch({}), paths: 'all' })).toBe(400);
  expect(await readCounts(dashboard.payload)).toEqual({});
});

it('counts invalid paths as unlisted, and the others normally', async () => {
  const paths = [
    { path: '/portfolio', count: 3 },
    { path: 'no slash', count: 1 },
    { path: `/${'a'.repeat(120)}`, count: 1 },
    { path: '/a\u0000b', count: 1 },
    { path: '/a', count: 1, referrer: 'a b' },
    'no row',
  ];
  expect(await send(toTestBatch({ paths: paths as never, unlisted: 2 }))).toBe(200);
  expect(await readCounts(dashboard.payload)).toEqual({ '/portfolio': 3, unlisted: 7 });
});
