import { expect, it } from 'vitest';
import { createItemsByClient } from './items-by-client.ts';

const any = () => true;

it('finds the one used longest ago of the client that holds most', () => {
  const shares = createItemsByClient<string>();
  shares.add('honest', '192.0.2.1');
  for (const thing of ['first', 'second', 'third']) shares.add(thing, '192.0.2.2');
  expect(shares.findOldest(any)).toBe('first');
  shares.touch('first');
  expect(shares.findOldest(any)).toBe('second');
  expect(shares.findOldest((thing) => thing !== 'second')).toBe('third');
  expect(shares.findOldest(any, '192.0.2.1')).toBe('honest');
});

it('takes the next client when the one that holds most has none that matches', () => {
  const shares = createItemsByClient<string>();
  for (const thing of ['busy', 'busy too']) shares.add(thing, '192.0.2.2');
  shares.add('idle', '192.0.2.1');
  expect(shares.findOldest((thing) => thing === 'idle')).toBe('idle');
  expect(shares.findOldest(() => false)).toBeUndefined();
});

it('forgets what is given back, and clients that hold nothing', () => {
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
