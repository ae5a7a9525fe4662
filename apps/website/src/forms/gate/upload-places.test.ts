import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createUploadPlaces, type UploadPlaces } from './upload-places.ts';

let places: UploadPlaces;
beforeEach(() => {
  vi.useFakeTimers();
  places = createUploadPlaces({
    all: 3,
    each: 2,
    line: { all: 3, each: 2 },
    patience: 1000,
    turn: 5000,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

it('one client never holds the places of all, and its next upload waits for its own', async () => {
  const first = await places.enter('a');
  await places.enter('a');
  const third = places.enter('a');
  expect(await places.enter('b')).toBeDefined();
  first?.leave();
  expect(await third).toBeDefined();
});

it('whoever waits behind a client that may not go on goes on', async () => {
  const [, , b] = await Promise.all(['a', 'a', 'b'].map(places.enter));
  const [waitingA, waitingC] = [places.enter('a'), places.enter('c')];
  b?.leave();
  expect(await waitingC).toBeDefined();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await waitingA).toBeUndefined();
});

it('the line is short, for all and for each', async () => {
  await Promise.all(['a', 'a', 'b'].map(places.enter));
  const waiting = ['a', 'a'].map(places.enter);
  expect(await places.enter('a')).toBeUndefined();
  waiting.push(places.enter('c'));
  expect(await places.enter('d')).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await Promise.all(waiting)).toEqual([undefined, undefined, undefined]);
});

it('a place is due when it was held for its turn and somebody waits who could have it', async () => {
  const [first] = await Promise.all(['a', 'a', 'b'].map(places.enter));
  await vi.advanceTimersByTimeAsync(4500);
  const waiting = places.enter('c');
  expect(first?.isDue()).toBe(false);
  await vi.advanceTimersByTimeAsync(500);
  expect(first?.isDue()).toBe(true);
  first?.leave();
  expect(await waiting).toBeDefined();
});

it('no place is due to who waits for an upload of their own', async () => {
  const [, , b] = await Promise.all(['a', 'a', 'b'].map(places.enter));
  await vi.advanceTimersByTimeAsync(5000);
  expect(b?.isDue()).toBe(false);
  void places.enter('a');
  expect(b?.isDue()).toBe(false);
});
