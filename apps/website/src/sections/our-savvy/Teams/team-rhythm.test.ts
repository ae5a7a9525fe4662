import { describe, expect, it } from 'vitest';
import { toBeats } from './team-rhythm.ts';

describe('a team’s rhythm', () => {
  it('is sixteen dots inside the frame, and the last is the largest', () => {
    const beats = toBeats('0009000000900009');
    expect(beats).toHaveLength(16);
    expect(beats.map(({ kind }) => kind).filter((kind) => kind === 'rest')).toHaveLength(13);
    expect(beats.at(-1)).toMatchObject({ kind: 'last', r: 29 });
    for (const { x, r } of beats) {
      expect(x - r).toBeGreaterThanOrEqual(0);
      expect(x + r).toBeLessThanOrEqual(960);
    }
  });
});
