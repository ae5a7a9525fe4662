import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toAxes, toNarrowLines, toRisingLetters, volumes } from './phrase.ts';

describe('volume', () => {
  it('has the same axes in the style sheet as in the measurement', () => {
    const css = readFileSync(
      new URL('../../apps/website/src/styles/type.css', import.meta.url),
      'utf8',
    );
    for (const [volume, { stretch, weight, tracking }] of Object.entries(volumes)) {
      const rule = new RegExp(`\\.v${volume} \\{([^}]*)\\}`).exec(css)?.[1];
      expect(rule).toContain(`font-stretch: ${stretch}%`);
      expect(rule).toContain(`font-weight: ${weight}`);
      expect(rule).toContain(`letter-spacing: ${tracking}em`);
    }
  });
});

describe('crescendo', () => {
  it('rises from the first letter to the last', () => {
    const letters = toRisingLetters('Journey');
    expect(letters.map(({ letter }) => letter).join('')).toBe('Journey');
    expect(letters[0]?.rise).toBe(0);
    expect(letters.at(-1)?.rise).toBe(100);
    expect(letters).toEqual([...letters].sort((a, b) => a.rise - b.rise));
  });
  it('may begin at a later letter', () => {
    expect(toRisingLetters('Talk', 55)[0]?.rise).toBe(55);
  });
  it('ends at the widest and heaviest cut', () => {
    expect(toAxes(100)).toEqual({ stretch: 125, weight: 900, tracking: -0.048 });
  });
});

describe('narrow lines', () => {
  const run = (text: string) => ({ text, volume: 1 as const });
  const lines = [[run('Our'), run('Journey')]];
  it('give every run its own line, or keep the lines', () => {
    expect(toNarrowLines({ lines, end: 'dot', narrow: 'runs' })).toEqual([
      [run('Our')],
      [run('Journey')],
    ]);
    expect(toNarrowLines({ lines, end: 'dot', narrow: 'lines' })).toBe(lines);
  });
  it('put two runs in a line', () => {
    const four = [['Who', 'We', 'Look', 'For'].map(run)];
    expect(toNarrowLines({ lines: four, end: 'dot', narrow: 'pairs' })).toEqual([
      [run('Who'), run('We')],
      [run('Look'), run('For')],
    ]);
  });
});
