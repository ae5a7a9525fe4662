import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createUploadSlots, type UploadSlots } from './upload-slots.ts';

let slots: UploadSlots;
beforeEach(() => {
  vi.useFakeTimers();
  slots = createUploadSlots({
    all: 3,
    each: 2,
    line: { all: 3, each: 2 },
    timeout: 1000,
    turn: 5000,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

it('one client never holds the slots of all, and its next upload waits for its own', async () => {
  const first = await slots.acquire('a');
  await slots.acquire('a');
  const third = slots.acquire('a');
  expect(await slots.acquire('b')).toBeDefined();
  first?.release();
  expect(await third).toBeDefined();
});

it('whoever waits behind a client that may not go on goes on', async () => {
  const [, , b] = await Promise.all(['a', 'a', 'b'].map(slots.acquire));
  const [waitingA, waitingC] = [slots.acquire('a'), slots.acquire('c')];
  b?.release();
  expect(await waitingC).toBeDefined();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await waitingA).toBeUndefined();
});

it('the line is short, for all and for each', async () => {
  await Promise.all(['a', 'a', 'b'].map(slots.acquire));
  const waiting = ['a', 'a'].map(slots.acquire);
  expect(await slots.acquire('a')).toBeUndefined();
  waiting.push(slots.acquire('c'));
  expect(await slots.acquire('d')).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await Promise.all(waiting)).toEqual([undefined, undefined, undefined]);
});

it('a slot is due when it was held for its turn and somebody waits who could have it', async () => {
  const [first] = await Promise.all(['a', 'a', 'b'].map(slots.acquire));
  await vi.advanceTimersByTimeAsync(4500);
  const waiting = slots.acquire('c');
  expect(first?.isDue()).toBe(false);
  await vi.advanceTimersByTimeAsync(500);
  expect(first?.isDue()).toBe(true);
  first?.release();
  expect(await waiting).toBeDefined();
});

it('no slot is due to who waits for an upload of their own', async () => {
  const [, , b] = await Promise.all(['a', 'a', 'b'].map(slots.acquire));
  await vi.advanceTimersByTimeAsync(5000);
  expect(b?.isDue()).toBe(false);
  void slots.acquire('a');
  expect(b?.isDue()).toBe(false);
});
