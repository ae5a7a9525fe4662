import { beforeEach, expect, it } from 'vitest';
import { createIndexCache } from './index-cache.ts';

let time = 0;
let source: object;
let isComplete: boolean;
let builds: number;
let get: () => Promise<number | undefined>;

beforeEach(() => {
  source = {};
  isComplete = true;
  builds = 0;
  const getIndex = createIndexCache<undefined, number>({
    readSources: async () => [source],
    build: async () => {
      builds += 1;
      return { index: builds, isComplete };
    },
    now: () => time,
  });
  get = async () => {
    time += 1001;
    await getIndex(undefined, 1000);
    // The next call gets the index that is being built.
    await new Promise((resolve) => setImmediate(resolve));
    return getIndex(undefined, 1000);
  };
});

it('builds once while nothing changes, and again when something does', async () => {
  expect([await get(), await get()]).toEqual([1, 1]);
  source = {};
  expect([await get(), await get()]).toEqual([2, 2]);
});

it('builds an incomplete index again after minutes, not at every check', async () => {
  isComplete = false;
  for (let check = 0; check < 60; check += 1) await get();
  expect(builds).toBe(1);
  time += 3 * 60_000;
  isComplete = true;
  expect(await get()).toBe(2);
  time += 3 * 60_000;
  expect(await get()).toBe(2);
});

it('builds an incomplete index again as soon as its sources change', async () => {
  isComplete = false;
  await get();
  source = {};
  expect(await get()).toBe(2);
});
