import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPlaceholderPixels } from '../images/placeholder.ts';
import { decideRestingCard } from './exclusive-group.ts';
import { BUCKET_TIME, createSeededRandom, pickRandom } from './seeded-random.ts';

describe('random pick', () => {
  it('is of different items, as many as asked for', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer()), fc.nat(), (items, wish) => {
        const count = items.length === 0 ? 0 : wish % (items.length + 1);
        const picked = pickRandom(items, count);
        expect(picked).toHaveLength(count);
        expect(new Set(picked).size).toBe(count);
        for (const item of picked) expect(items).toContain(item);
      }),
    );
  });
  it('throws when it must pick more than there are', () => {
    expect(() => pickRandom([1, 2], 3)).toThrow(
      'numberOfKeys cannot be greater than the number of available keys in the object',
    );
  });
});

describe('random choices of a time bucket', () => {
  const items = Array.from({ length: 12 }, (_, index) => index);
  const pick = (route: string, time: number) =>
    pickRandom(items, 6, createSeededRandom(route, time)).join();

  it('are the same within it', () => {
    expect(pick('/', 5 * BUCKET_TIME)).toBe(pick('/', 6 * BUCKET_TIME - 1));
  });
  it('differ between slots and between pages', () => {
    const times = Array.from({ length: 50 }, (_, index) => index * BUCKET_TIME);
    expect(new Set(times.map((time) => pick('/', time))).size).toBeGreaterThan(45);
    expect(times.filter((time) => pick('/', time) === pick('/Four', time)).length).toBeLessThan(5);
  });
  it('show every item about equally often', () => {
    const shown = items.map(() => 0);
    for (let bucket = 0; bucket < 2000; bucket += 1) {
      const picked = pickRandom(items, 6, createSeededRandom('/', bucket * BUCKET_TIME));
      for (const item of picked) shown[item] = (shown[item] ?? 0) + 1;
    }
    expect(Math.min(...shown)).toBeGreaterThan(900);
    expect(Math.max(...shown)).toBeLessThan(1100);
  });
});

describe('the expanded card', () => {
  it('is the primary one', () => {
    expect(decideRestingCard([{ primary: false }, { primary: true }])).toBe(1);
  });
  it('is the first when none is primary', () => {
    expect(decideRestingCard([{ primary: false }, { primary: false }])).toBe(0);
  });
  it('throws without a primary one if it is required', () => {
    expect(() => decideRestingCard([{ primary: false }], true)).toThrow(
      'Primary card should be selected.',
    );
  });
});

describe('blurred placeholder', () => {
  const hash = 'LEHV6nWB2yk8pyo0adR*.7kCMdnj';
  it('is 32 × 32 pixels unless told otherwise', () => {
    expect(toPlaceholderPixels(hash)).toHaveLength(32 * 32 * 4);
    expect(toPlaceholderPixels(hash, 4, 2)).toHaveLength(4 * 2 * 4);
  });
  it.each([
    [hash, 0, 32, 'resolutionX must be larger than zero'],
    [hash, 32, -1, 'resolutionY must be larger than zero'],
    ['LEHV', 32, 32, 'The blurhash string must be at least 6 characters'],
    [`${hash}xx`, 32, 32, 'blurhash length mismatch: length is 30 but it should be 28'],
  ])('of %s at %i × %i is rejected: %s', (bad, x, y, message) => {
    expect(() => toPlaceholderPixels(bad, x, y)).toThrow(message);
  });
});
