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
  const waiting = ['a', 'a', 'c'].map(slots.acquire);
  expect(await slots.acquire('c')).toBeUndefined();
  // A client without an entry takes the last place of the client with the most.
  const late = slots.acquire('d');
  expect(await waiting[1]).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await Promise.all([...waiting, late])).toEqual(Array(4).fill(undefined));
});

it('the slowest that had its turn ends for somebody who waits, one after the other', async () => {
  const [first, second, third] = await Promise.all(['a', 'a', 'b'].map(slots.acquire));
  await vi.advanceTimersByTimeAsync(4500);
  const waiting = ['c', 'd'].map(slots.acquire);
  const ask = () => [first?.isDue(9000), second?.isDue(100), third?.isDue(200)];
  expect(ask()).toEqual([false, false, false]);
  await vi.advanceTimersByTimeAsync(500);
  expect(ask()).toEqual([false, true, false]);
  second?.release();
  expect(await waiting[0]).toBeDefined();
  // A moment later the next one.
  expect([first?.isDue(9000), third?.isDue(300)]).toEqual([false, false]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await waiting[1]).toBeUndefined();
  void slots.acquire('d');
  expect([third?.isDue(300), first?.isDue(9000)]).toEqual([true, false]);
});

it('who is in does not keep others from ending', async () => {
  const [first, second] = await Promise.all(['a', 'b', 'b'].map(slots.acquire));
  first?.isDue(1);
  await vi.advanceTimersByTimeAsync(5000);
  void slots.acquire('c');
  expect(second?.isDue(1000)).toBe(true);
});

it('no slot is due to who waits for an upload of their own, or while nobody waits', async () => {
  const [, , b] = await Promise.all(['a', 'a', 'b'].map(slots.acquire));
  await vi.advanceTimersByTimeAsync(5000);
  expect(b?.isDue(1)).toBe(false);
  void slots.acquire('a');
  expect(b?.isDue(1)).toBe(false);
});
