import { gradedDots } from '../../draw/dots.ts';
import { circle, clip, count, type Point, rect } from '../../draw/marks.ts';
import type { Scene } from './scene.ts';

const OXBLOOD = '#5c0f20';
const PEARL = '#f5eee6';
const ROSE = '#f2b5a2';
const MID = '#b4465a';

interface Graded {
  at: Point;
  r: number;
}

/** Warp and weft of dots: hardly there at the start, cloth at the end. */
export function weave(): Scene {
  const [width, height, pitch] = [1456, 676, 26];
  const threads: Record<string, Graded[]> = { [PEARL]: [], [ROSE]: [], [MID]: [] };
  for (const row of count(Math.ceil(height / pitch) + 1)) {
    for (const column of count(Math.ceil(width / pitch) + 1)) {
      const at: Point = [column * pitch + 8, row * pitch + 14];
      const along = Math.min(Math.max((at[0] / width - 0.38 - row * 0.002) / 0.56, 0), 1);
      const r = along ** 1.5 * pitch * 0.53;
      if (r < 0.6) continue;
      // A twill: the weft passes over two and under one, and each row begins one thread later.
      const over = (column + row) % 3;
      threads[over === 0 ? MID : over === 1 ? PEARL : ROSE]?.push({
        at,
        r: over === 0 ? r * 0.78 : r,
      });
    }
  }
  return {
    width,
    height,
    marks: Object.entries(threads)
      .map(([colour, marks]) => gradedDots(marks, colour, 14))
      .join(''),
  };
}

/** A string of beads from a point on, each lying on the one before. */
function beads(from: Point, step: Point, times: number, r: number, colour: string): string {
  return count(times)
    .map((index) => {
      const [x, y] = [from[0] + step[0] * index, from[1] + step[1] * index];
      return `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" stroke="${OXBLOOD}" stroke-width="4"/>`;
    })
    .join('');
}

/** Cloth: strings of beads that pass over and under each other. */
export function cloth(): Scene {
  const [width, height, cell, r] = [1440, 432, 144, 25];
  const columns = count(Math.ceil(width / cell) + 1);
  const rows = count(Math.ceil(height / cell) + 1);
  const step = 24;
  const weft = (row: number) => beads([-20, row * cell + 4], [step, 0], 62, r, ROSE);
  const warp = (column: number) => beads([column * cell - 4, -20], [0, step], 20, r, PEARL);
  // Where the weft should be on top, its crossing is drawn once more inside a window.
  const crossings = rows.flatMap((row) =>
    columns
      .filter((column) => (row + column) % 2 === 0)
      .map((column) => `M${column * cell - 4 - 38},${row * cell + 4 - 29}h76v58h-76z`),
  );
  return {
    width,
    height,
    marks: [
      rect(0, 0, width, height, OXBLOOD),
      ...rows.map(weft),
      ...columns.map(warp),
      clip('over', `<path d="${crossings.join('')}"/>`, ...rows.map(weft)),
    ].join(''),
  };
}

/** A diamond of dots, as kilims have them: one module says who is speaking. */
export function identities(): Scene {
  const pitch = 40;
  const half = 8;
  const marks = count(2 * half + 1).flatMap((row) =>
    count(2 * half + 1).map((column) => {
      const [dx, dy] = [column - half, row - half];
      const steps = Math.abs(dx) + Math.abs(dy);
      const colour = [PEARL, ROSE, ROSE, MID][steps % 4] ?? ROSE;
      const r = steps % 2 === 0 ? 17.5 : steps % 4 === 1 ? 9 : 5;
      return steps > half ? '' : circle(360 + dx * pitch, 320 + dy * (pitch - 4), r, colour);
    }),
  );
  return { width: 720, height: 640, marks: marks.join('') };
}

/** A trail of dots, each larger than the last, that leaves the picture. */
export function trails(): Scene {
  const path: Graded[] = [];
  let x = 0;
  for (let index = 0; index < 40 && x < 800; index++) {
    const r = 4 * 1.078 ** index;
    x += r * 1.18;
    const t = Math.min(Math.max((x - 60) / 560, 0), 1);
    const rise = (1 - Math.cos(Math.PI * t)) / 2;
    path.push({ at: [x, 520 - rise * 360 + Math.max(x - 560, 0) ** 2 * 0.0016], r });
    x += r * 1.18;
  }
  return {
    width: 720,
    height: 640,
    marks: path.map(({ at, r }) => circle(at[0], at[1], r, OXBLOOD)).join(''),
  };
}
