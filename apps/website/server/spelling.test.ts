import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSpellings, toPathWithoutEnd, toWrittenPath } from './spelling.ts';

describe('a path without its end', () => {
  it.each([
    ['/our-work/', '/our-work'],
    ['/our-work//%2F/%2f', '/our-work'],
    ['/a/b/', '/a/b'],
    ['/a%2', '/a%2'],
    ['///', ''],
    ['', ''],
  ])('of %s is %s', (path, wanted) => {
    expect(toPathWithoutEnd(path)).toBe(wanted);
  });

  it('takes no longer by far for slashes that are not at its end', () => {
    const measure = (path: string) => {
      const started = performance.now();
      for (let round = 0; round < 20; round += 1) toPathWithoutEnd(path);
      return performance.now() - started;
    };
    const times = [1000, 8000].map((length) =>
      Math.min(...[1, 2, 3].map(() => measure(`${'/'.repeat(length)}x`))),
    );
    // Eight times the length: quadratic time would be 64 times as much, and seconds in all.
    expect(times[1]).toBeLessThan(Math.max(16 * (times[0] ?? 0), 50));
  });
});

describe('spellings', () => {
  it('are found in any case, and only if there are any', () => {
    const find = createSpellings(['/Musa&Palm', '/our-work']);
    expect(find('/musa&PALM')).toBe('/Musa&Palm');
    expect(find('/our-work/')).toBeUndefined();
    expect(find('/constructor')).toBeUndefined();
  });

  it('are written so that they are read as they were meant', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(decodeURIComponent(toWrittenPath(`/${text}`))).toBe(`/${text}`);
        expect(toWrittenPath(`/${text}`)).not.toMatch(/[?#\s]/);
      }),
    );
    expect(toWrittenPath('/Musa&Palm')).toBe('/Musa&Palm');
  });
});
