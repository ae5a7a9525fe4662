import { count, type Point } from '../draw/marks.ts';

/** A cell is smaller than a dot. Shapes extend beyond the page, so that they have no edge there. */
const cell = 4;
const margin = 160;
const columns = (1200 + 2 * margin) / cell;
const rows = (1500 + 2 * margin) / cell;

/** One number a cell: a height, a tone, or 1 where a shape is. */
export type Field = Float32Array;

export const field = (): Field => new Float32Array(columns * rows);

export const unite = (a: Field, b: Field): Field => a.map((value, i) => Math.max(value, b[i] ?? 0));

const toCell = (length: number) => (length + margin) / cell;

/** The mean of a field around a place, counted only inside a shape. */
export function sample(values: Field, inside: Field, [x, y]: Point, reach: number): number {
  let [sum, weight] = [0, 0];
  for (let row = Math.ceil(toCell(y - reach)); row <= toCell(y + reach); row++)
    for (let column = Math.ceil(toCell(x - reach)); column <= toCell(x + reach); column++) {
      const at = row * columns + column;
      sum += (values[at] ?? 0) * (inside[at] ?? 0);
      weight += inside[at] ?? 0;
    }
  return weight > 0 ? sum / weight : 0;
}

/** The cells within an outline. */
export function fill(outline: readonly Point[]): Field {
  const result = field();
  for (let row = 0; row < rows; row++) {
    const y = row * cell - margin;
    const crossings = outline
      .flatMap(([x1, y1], i) => {
        const [x2, y2] = outline[(i + 1) % outline.length] ?? [x1, y1];
        return y1 > y === y2 > y ? [] : [toCell(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))];
      })
      .sort((a, b) => a - b);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const from = Math.max(Math.ceil(crossings[i] ?? 0), 0);
      const to = Math.min(Math.floor(crossings[i + 1] ?? 0), columns - 1);
      result.fill(1, row * columns + from, row * columns + Math.max(to + 1, from));
    }
  }
  return result;
}

/** Inflates a shape like a membrane fixed at its outline: a disc becomes a hemisphere. */
export const inflate = (mask: Field): Field =>
  membrane(mask, columns, rows, cell).map((value) => 2 * Math.sqrt(Math.max(value, 0)));

/** Solved on a coarser grid first, so that few iterations suffice. */
function membrane(mask: Field, width: number, height: number, size: number): Field {
  const result = new Float32Array(width * height);
  const coarsest = width < 40;
  if (!coarsest) {
    const [w, h] = [width >> 1, height >> 1];
    const half = new Float32Array(w * h);
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) half[y * w + x] = mask[2 * y * width + 2 * x] ?? 0;
    const coarse = membrane(half, w, h, size * 2);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const from = coarse[Math.min(y >> 1, h - 1) * w + Math.min(x >> 1, w - 1)] ?? 0;
        result[y * width + x] = (mask[y * width + x] ?? 0) * from;
      }
  }
  const at = (i: number) => result[i] ?? 0;
  for (let turn = 0; turn < (coarsest ? 200 : 24); turn++)
    for (let y = 1; y < height - 1; y++)
      for (let x = 1; x < width - 1; x++) {
        const i = y * width + x;
        if (!mask[i]) continue;
        const even = (at(i - 1) + at(i + 1) + at(i - width) + at(i + width) + size ** 2) / 4;
        result[i] = at(i) + (even - at(i)) * 1.3;
      }
  return result;
}

/** Adds a ridge (a groove, if `height` is below 0) along a line, as soft as it is wide. */
export function ridge(target: Field, line: readonly Point[], width: number, height: number) {
  const far = width * 2.6;
  const range = (along: readonly number[], most: number) => ({
    from: Math.max(Math.ceil(toCell(Math.min(...along) - far)), 0),
    to: Math.min(Math.floor(toCell(Math.max(...along) + far)), most - 1),
  });
  const across = range(
    line.map(([x]) => x),
    columns,
  );
  const down = range(
    line.map(([, y]) => y),
    rows,
  );
  for (let row = down.from; row <= down.to; row++)
    for (let column = across.from; column <= across.to; column++) {
      const d = toDistance(line, column * cell - margin, row * cell - margin);
      const at = row * columns + column;
      if (d < far) target[at] = (target[at] ?? 0) + height * Math.exp(-((d / width) ** 2));
    }
}

function toDistance(line: readonly Point[], x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  line.forEach(([ax, ay], i) => {
    const [bx, by] = line[i + 1] ?? [ax, ay];
    const [vx, vy] = [bx - ax, by - ay];
    const t = ((x - ax) * vx + (y - ay) * vy) / (vx * vx + vy * vy || 1);
    const k = Math.min(Math.max(t, 0), 1);
    least = Math.min(least, Math.hypot(x - ax - k * vx, y - ay - k * vy));
  });
  return least;
}

/** Two forms grown together: the higher one, rounded where they meet. */
export function join(a: Field, b: Field, soft: number): Field {
  return a.map((value, i) => {
    const other = b[i] ?? 0;
    const near = Math.max(soft - Math.abs(value - other), 0) / soft;
    return Math.max(value, other) + (near * near * soft) / 4;
  });
}

/** The soft shadow of a shape, `length` to the right and a little less down. */
export function shadow(mask: Field, length: number): Field {
  const [right, down] = [Math.round(length / cell), Math.round((length * 0.9) / cell)];
  const moved = mask.map((_, i) => mask[i - down * columns - right] ?? 0);
  return blur(blur(moved));
}

function blur(values: Field): Field {
  const near = count(7).map((i) => i - 3);
  const along = (v: Field, step: number) =>
    v.map((_, i) => near.reduce((sum, k) => sum + (v[i + k * step] ?? 0), 0) / near.length);
  return along(along(values, 1), columns);
}

function towards(x: number, y: number, z: number) {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length] as const;
}

/** The same light for all portraits: a lamp from the upper left, and its reflection from a white wall on the right. */
const lamp = towards(-0.74, -0.5, 0.46);
const wall = towards(0.8, 0.1, 0.5);

/** How much light falls on each cell of a form. */
export function expose(height: Field): Field {
  return height.map((_, i) => {
    const dx = ((height[i + 1] ?? 0) - (height[i - 1] ?? 0)) / (2 * cell);
    const dy = ((height[i + columns] ?? 0) - (height[i - columns] ?? 0)) / (2 * cell);
    const from = ([x, y, z]: readonly [number, number, number]) =>
      Math.max((z - dx * x - dy * y) / Math.hypot(dx, dy, 1), 0);
    return from(lamp) ** 1.25 + 0.18 * from(wall);
  });
}
