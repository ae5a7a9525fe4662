import { afterEach, beforeEach, expect, it } from 'vitest';
import { createStart, type Start } from './start.ts';
import { type FakeDashboard, startFakeDashboard } from './testing/fake-dashboard.ts';

let dashboard: FakeDashboard;
let start: Start;
let looked: number;

const limits = { tries: 1000, pause: 10, patience: 3000, addresses: 2 };
const failed = 'failed';

beforeEach(async () => {
  dashboard = await startFakeDashboard();
  start = createStart(dashboard.url, limits);
  looked = 0;
});

afterEach(() => dashboard.close());

/** Finds the page once it was looked for so often. */
const after = (times: number) => ({
  async find() {
    looked += 1;
    return looked < times ? failed : 'page';
  },
  isFailed: (found: string) => found === failed,
});

/** A website that starts. @returns ends the start */
function begin(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void start.warm(() => promise);
  return resolve;
}

it('holds a visitor until the page is there, and all of one address together', async () => {
  const end = begin();
  const found = await Promise.all(
    Array.from({ length: 500 }, () => start.hold('/blogs/a', failed, after(3))),
  );
  expect(new Set(found)).toEqual(new Set(['page']));
  expect(looked).toBe(3);
  end();
});

it('makes nothing while the dashboard is not there', async () => {
  dashboard.fault = 'server-error';
  const end = begin();
  const found = start.hold('/blogs/a', failed, after(1));
  await expect.poll(() => dashboard.calls.length).toBeGreaterThan(5);
  expect(looked).toBe(0);
  dashboard.fault = undefined;
  expect(await found).toBe('page');
  end();
});

it('holds nobody for ever', async () => {
  start = createStart(dashboard.url, { ...limits, patience: 30 });
  dashboard.fault = 'server-error';
  const end = begin();
  expect(await start.hold('/blogs/a', failed, after(9))).toBe(failed);
  end();
});

it('holds a number of addresses, and nobody once the pages are made', async () => {
  dashboard.fault = 'server-error';
  const end = begin();
  const held = ['/a', '/b'].map((address) => start.hold(address, failed, after(1)));
  expect(await start.hold('/c', failed, after(1))).toBe(failed);
  dashboard.fault = undefined;
  expect(await Promise.all(held)).toEqual(['page', 'page']);
  end();
  await expect.poll(() => start.hold('/d', failed, after(1))).toBe(failed);
});
