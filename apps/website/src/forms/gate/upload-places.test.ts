import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createUploadPlaces, type UploadPlaces } from './upload-places.ts';

let places: UploadPlaces;
beforeEach(() => {
  vi.useFakeTimers();
  places = createUploadPlaces({ all: 3, each: 2, line: { all: 3, each: 2 }, patience: 1000 });
});
afterEach(() => {
  vi.useRealTimers();
});

it('one client never holds the places of all, and its next upload waits for its own', async () => {
  const first = await places.enter('a');
  await places.enter('a');
  const third = places.enter('a');
  expect(await places.enter('b')).toBeTypeOf('function');
  first?.();
  expect(await third).toBeTypeOf('function');
});

it('whoever waits behind a client that may not go on goes on', async () => {
  const [, , b] = await Promise.all(['a', 'a', 'b'].map(places.enter));
  const [waitingA, waitingC] = [places.enter('a'), places.enter('c')];
  b?.();
  expect(await waitingC).toBeTypeOf('function');
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
