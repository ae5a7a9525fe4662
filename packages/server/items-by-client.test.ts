import { expect, it } from 'vitest';
import { createItemsByClient } from './items-by-client.ts';

const any = () => true;

it('finds the longest unused item of the client with the most items', () => {
  const shares = createItemsByClient<string>();
  shares.add('honest', '192.0.2.1');
  for (const thing of ['first', 'second', 'third']) shares.add(thing, '192.0.2.2');
  expect(shares.findOldest(any)).toBe('first');
  shares.touch('first');
  expect(shares.findOldest(any)).toBe('second');
  expect(shares.findOldest((thing) => thing !== 'second')).toBe('third');
  expect(shares.findOldest(any, '192.0.2.1')).toBe('honest');
});

it('uses the next client if the one with the most items has no match', () => {
  const shares = createItemsByClient<string>();
  for (const thing of ['busy', 'busy too']) shares.add(thing, '192.0.2.2');
  shares.add('idle', '192.0.2.1');
  expect(shares.findOldest((thing) => thing === 'idle')).toBe('idle');
  expect(shares.findOldest(() => false)).toBeUndefined();
});

it('forgets deleted items, and clients without items', () => {
  const shares = createItemsByClient<string>();
  shares.add('first', '192.0.2.1');
  shares.add('second', '192.0.2.1');
  expect([shares.count(), shares.count('192.0.2.1')]).toEqual([2, 2]);
  shares.delete('first');
  shares.delete('first');
  shares.delete('never held');
  expect([shares.count(), shares.count('192.0.2.1')]).toEqual([1, 1]);
  shares.delete('second');
  expect(shares.findOldest(any)).toBeUndefined();
  expect(shares.findOldest(any, '192.0.2.1')).toBeUndefined();
});
