/** An image with one number for each pixel. */
export interface Field {
  width: number;
  height: number;
  values: Float32Array;
}

type Spot = [x: number, y: number];

/** The field blurred over its neighbours. */
export function blur({ width, height, values }: Field, reach: number): Field {
  const pass = (from: Float32Array, step: number, line: number, lines: number, length: number) => {
    const to = new Float32Array(from.length);
    for (let l = 0; l < lines; l++)
      for (let i = 0; i < length; i++) {
        let sum = 0;
        for (let d = -reach; d <= reach; d++)
          sum += from[l * line + Math.min(Math.max(i + d, 0), length - 1) * step] ?? 0;
        to[l * line + i * step] = sum / (2 * reach + 1);
      }
    return to;
  };
  let blurred = values;
  for (let again = 0; again < 2; again++)
    blurred = pass(pass(blurred, 1, width, height, width), width, 1, width, height);
  return { width, height, values: blurred };
}

/** The outlines around everything in a field that is above a level, each closed; in pixels. */
export function trace({ width, height, values }: Field, level: number): Spot[][] {
  // A border of one empty pixel closes outlines at the edge of the picture.
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? level - 1 : (values[y * width + x] ?? 0);
  const onward = new Map<number, { to: number; spot: Spot }>();
  const stride = width + 4;
  const key = (x: number, y: number, vertical: boolean) =>
    ((y + 2) * stride + x + 2) * 2 + (vertical ? 1 : 0);
  const share = (a: number, b: number) => (level - a) / (b - a);
  for (let y = -1; y < height; y++)
    for (let x = -1; x < width; x++) {
      const [a, b, c, d] = [at(x, y), at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)];
      const corners =
        (a > level ? 1 : 0) | (b > level ? 2 : 0) | (c > level ? 4 : 0) | (d > level ? 8 : 0);
      if (corners === 0 || corners === 15) continue;
      // Sides of the cell: 0 top, 1 right, 2 bottom, 3 left.
      const keys = [key(x, y, false), key(x + 1, y, true), key(x, y + 1, false), key(x, y, true)];
      const spot = (side: number): Spot =>
        side === 0
          ? [x + share(a, b), y]
          : side === 1
            ? [x + 1, y + share(b, c)]
            : side === 2
              ? [x + share(d, c), y + 1]
              : [x, y + share(a, d)];
      for (const [from, to] of WAYS[corners] ?? [])
        onward.set(keys[from] ?? 0, { to: keys[to] ?? 0, spot: spot(from) });
    }
  const outlines: Spot[][] = [];
  while (onward.size > 0) {
    const outline: Spot[] = [];
    let [next] = onward.keys();
    while (next !== undefined) {
      const found = onward.get(next);
      if (!found) break;
      onward.delete(next);
      outline.push(found.spot);
      next = found.to;
    }
    outlines.push(outline);
  }
  return outlines;
}

/** Marching squares: the edges that an outline connects, by the corners inside, which are on its right. */
const WAYS: Record<number, [from: number, to: number][]> = {
  1: [[0, 3]],
  2: [[1, 0]],
  3: [[1, 3]],
  4: [[2, 1]],
  5: [
    [0, 3],
    [2, 1],
  ],
  6: [[2, 0]],
  7: [[2, 3]],
  8: [[3, 2]],
  9: [[0, 2]],
  10: [
    [1, 0],
    [3, 2],
  ],
  11: [[1, 2]],
  12: [[3, 1]],
  13: [[0, 1]],
  14: [[3, 0]],
};

const areaOf = (outline: readonly Spot[]) =>
  Math.abs(
    outline.reduce((sum, [x, y], i) => {
      const [nx, ny] = outline[(i + 1) % outline.length] ?? [x, y];
      return sum + x * ny - nx * y;
    }, 0),
  ) / 2;

/** Removes points within `slack` of the line between their neighbours (Douglas and Peucker). */
function simplify(spots: readonly Spot[], slack: number): Spot[] {
  const [first, last] = [spots[0], spots.at(-1)];
  if (!first || !last || spots.length < 3) return [...spots];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  let [furthest, split] = [slack, 0];
  for (let i = 1; i < spots.length - 1; i++) {
    const [x, y] = spots[i] ?? first;
    const apart =
      length < 1e-6
        ? Math.hypot(x - first[0], y - first[1])
        : Math.abs((x - first[0]) * dy - (y - first[1]) * dx) / length;
    if (apart > furthest) [furthest, split] = [apart, i];
  }
  if (split === 0) return [first, last];
  return [
    ...simplify(spots.slice(0, split + 1), slack).slice(0, -1),
    ...simplify(spots.slice(split), slack),
  ];
}

/**
 * Outlines as the data of a path, in whole steps: curves through the middles of its sides, corners where it turns
 * sharply.
 * @param scale steps, a pixel
 * @param slack how far the path may leave the outline, in pixels
 * @param least area below which an outline is left out, in pixels
 */
export function toPath(outlines: readonly Spot[][], scale: number, slack = 0.5, least = 6): string {
  let data = '';
  for (const outline of outlines) {
    if (areaOf(outline) < least) continue;
    const middle = Math.floor(outline.length / 2);
    const spots = [
      ...simplify(outline.slice(0, middle + 1), slack).slice(0, -1),
      ...simplify([...outline.slice(middle), outline[0] ?? [0, 0]], slack).slice(0, -1),
    ].map(([x, y]): Spot => [(x + 0.5) * scale, (y + 0.5) * scale]);
    if (spots.length > 2) data += toSmooth(spots);
  }
  return data;
}

const between = ([ax, ay]: Spot, [bx, by]: Spot): Spot => [(ax + bx) / 2, (ay + by) / 2];
const whole = ([x, y]: Spot): Spot => [Math.round(x), Math.round(y)];
/** Relative coordinates, because small numbers are shorter. */
const away = ([x, y]: Spot, [penX, penY]: Spot) => `${x - penX}${y < penY ? '' : ' '}${y - penY}`;

function toSmooth(spots: readonly Spot[]): string {
  const spot = (i: number) => spots.at(i % spots.length) ?? [0, 0];
  let pen = whole(between(spot(-1), spot(0)));
  let data = `M${pen.join(' ')}`;
  let command = '';
  const draw = (letter: 'l' | 'q', ...to: readonly Spot[]) => {
    const moves = to
      .map((place) => away(place, pen))
      .join(' ')
      .replaceAll(' -', '-');
    data += letter === command ? `${moves.startsWith('-') ? '' : ' '}${moves}` : letter + moves;
    command = letter;
    pen = to.at(-1) ?? pen;
  };
  for (let i = 0; i < spots.length; i++) {
    const [before, here, after] = [spot(i - 1), spot(i), spot(i + 1)];
    const end = whole(between(here, after));
    const [ix, iy, ox, oy] = [
      here[0] - before[0],
      here[1] - before[1],
      after[0] - here[0],
      after[1] - here[1],
    ];
    const turn = Math.abs(Math.atan2(ix * oy - iy * ox, ix * ox + iy * oy));
    if (turn > 1.1) {
      draw('l', whole(here));
      draw('l', end);
    } else if (turn < 0.1) draw('l', end);
    else draw('q', whole(here), end);
  }
  return `${data}z`;
}
