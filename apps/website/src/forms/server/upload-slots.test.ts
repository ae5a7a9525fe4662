import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createUploadSlots, type UploadSlots } from './upload-slots.ts';

let slots: UploadSlots;
beforeEach(() => {
  vi.useFakeTimers();
  slots = createUploadSlots({
    permits: 3,
    permitsOfClient: 2,
    queue: 3,
    queueOfClient: 2,
    timeout: 1000,
    turn: 5000,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

it('one client never holds all slots, and its next upload waits for one of its own uploads', async () => {
  const first = await slots.acquire('a');
  await slots.acquire('a');
  const third = slots.acquire('a');
  expect(await slots.acquire('b')).toBeDefined();
  first?.release();
  expect(await third).toBeDefined();
});

it('a client that waits behind one without a share does not wait for it', async () => {
  const [, , b] = await Promise.all(['a', 'a', 'b'].map(slots.acquire));
  const [waitingA, waitingC] = [slots.acquire('a'), slots.acquire('c')];
  b?.release();
  expect(await waitingC).toBeDefined();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await waitingA).toBeUndefined();
});

it('the queue is short, in all and for each client', async () => {
  await Promise.all(['a', 'a', 'b'].map(slots.acquire));
  const waiting = ['a', 'a', 'c'].map(slots.acquire);
  expect(await slots.acquire('c')).toBeUndefined();
  // A client without an entry takes the place of the last one of the client with the most.
  const late = slots.acquire('d');
  expect(await waiting[1]).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await Promise.all([...waiting, late])).toEqual(Array(4).fill(undefined));
});

it('the slowest uploads after their turn are aborted one by one while others wait', async () => {
  const [first, second, third] = await Promise.all(['a', 'a', 'b'].map(slots.acquire));
  await vi.advanceTimersByTimeAsync(4500);
  const waiting = ['c', 'd'].map(slots.acquire);
  const request = () => [first?.mustEnd(9000), second?.mustEnd(100), third?.mustEnd(200)];
  expect(request()).toEqual([false, false, false]);
  await vi.advanceTimersByTimeAsync(500);
  expect(request()).toEqual([false, true, false]);
  second?.release();
  expect(await waiting[0]).toBeDefined();
  // A moment later the next one.
  expect([first?.mustEnd(9000), third?.mustEnd(300)]).toEqual([false, false]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await waiting[1]).toBeUndefined();
  void slots.acquire('d');
  expect([third?.mustEnd(300), first?.mustEnd(9000)]).toEqual([true, false]);
});

it('a complete upload does not prevent others from being aborted', async () => {
  const [first, second] = await Promise.all(['a', 'b', 'b'].map(slots.acquire));
  first?.mustEnd(1);
  await vi.advanceTimersByTimeAsync(5000);
  void slots.acquire('c');
  expect(second?.mustEnd(1000)).toBe(true);
});

it('no upload is aborted while none waits, or for a client that waits for its own uploads', async () => {
  const [, , b] = await Promise.all(['a', 'a', 'b'].map(slots.acquire));
  await vi.advanceTimersByTimeAsync(5000);
  expect(b?.mustEnd(1)).toBe(false);
  void slots.acquire('a');
  expect(b?.mustEnd(1)).toBe(false);
});
