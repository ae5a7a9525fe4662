import { describe, expect, it } from 'vitest';
import { hull, openRoom } from './camera.ts';

const lamp = { towards: 0, reach: 1, soft: 8, depth: 0.5 };

describe('a camera', () => {
  it('looks straight down at a tilt of 90 and along the floor at 0', () => {
    const above = openRoom({ at: [100, 50], scale: 2, yaw: 0, tilt: 90 }, lamp);
    const level = openRoom({ at: [100, 50], scale: 2, yaw: 0, tilt: 0 }, lamp);
    const round = ([x, y]: readonly [number, number]) => [Math.round(x), Math.round(y)];
    expect(round(above.see([10, 20, 30]))).toEqual([120, 90]);
    expect(round(level.see([10, 20, 30]))).toEqual([120, -10]);
  });

  it('keeps parallels parallel', () => {
    const room = openRoom({ at: [0, 0], scale: 1, yaw: 27, tilt: 40 }, lamp);
    const [a, b] = [room.see([0, 0, 0]), room.see([10, 0, 0])];
    const [c, d] = [room.see([0, 80, 30]), room.see([10, 80, 30])];
    expect(d[0] - c[0]).toBeCloseTo(b[0] - a[0]);
    expect(d[1] - c[1]).toBeCloseTo(b[1] - a[1]);
  });
});

describe('an outline', () => {
  it('goes around the outermost points only', () => {
    const points = [
      [0, 0],
      [10, 0],
      [5, 5],
      [10, 10],
      [0, 10],
    ] as const;
    expect(hull(points)).toHaveLength(4);
    expect(hull(points)).not.toContainEqual([5, 5]);
  });
});
