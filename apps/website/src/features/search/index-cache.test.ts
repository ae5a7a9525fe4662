import { beforeEach, expect, it } from 'vitest';
import { createKeptIndex } from './index-cache.ts';

let time = 0;
let source: object;
let isWhole: boolean;
let made: number;
let ask: () => Promise<number | undefined>;

beforeEach(() => {
  source = {};
  isWhole = true;
  made = 0;
  const get = createKeptIndex<undefined, number>({
    readSources: async () => [source],
    make: async () => {
      made += 1;
      return { index: made, isWhole };
    },
    now: () => time,
  });
  ask = async () => {
    time += 1001;
    await get(undefined, 1000);
    // What is made meanwhile is there at the next question.
    await new Promise((resolve) => setImmediate(resolve));
    return get(undefined, 1000);
  };
});

it('is made once while nothing changes, and again when something does', async () => {
  expect([await ask(), await ask()]).toEqual([1, 1]);
  source = {};
  expect([await ask(), await ask()]).toEqual([2, 2]);
});

it('that lacks something is made again after minutes, not at every look', async () => {
  isWhole = false;
  for (let look = 0; look < 60; look += 1) await ask();
  expect(made).toBe(1);
  time += 3 * 60_000;
  isWhole = true;
  expect(await ask()).toBe(2);
  time += 3 * 60_000;
  expect(await ask()).toBe(2);
});

it('that lacks something is made again as soon as what it lacked changes', async () => {
  isWhole = false;
  await ask();
  source = {};
  expect(await ask()).toBe(2);
});
