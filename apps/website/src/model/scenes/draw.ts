/** Marks of the vector scenes, as SVG markup. Lengths are in units of the scene's frame. */

/** A picture drawn by code. */
export interface Scene {
  width: number;
  height: number;
  marks: string;
}

export type Point = readonly [x: number, y: number];

const short = (value: number) => Number(value.toFixed(1)).toString();
const pair = ([x, y]: Point) => `${short(x)},${short(y)}`;

export const count = (length: number) => Array.from({ length }, (_, index) => index);

/** As many drawings as said, side by side in one text. */
export function repeat(times: number, draw: (index: number) => string): string {
  return count(times).map(draw).join('');
}

export function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return `<path fill="${fill}" d="M${short(x)},${short(y)}h${short(width)}v${short(height)}h${short(-width)}z"/>`;
}

export function circle(x: number, y: number, r: number, fill: string): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}"/>`;
}

export function ring(x: number, y: number, r: number, stroke: string, width: number): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="none" stroke="${stroke}" stroke-width="${short(width)}"/>`;
}

export function polygon(points: readonly Point[], fill: string): string {
  return `<path fill="${fill}" d="M${points.map(pair).join('L')}z"/>`;
}

/** A closed shape from path data. */
export function shape(data: string, fill: string): string {
  return `<path fill="${fill}" d="${data}"/>`;
}

/** An open line from path data. */
export function stroke(data: string, colour: string, width: number, cap = 'butt'): string {
  const round = cap === 'butt' ? '' : ` stroke-linecap="${cap}" stroke-linejoin="${cap}"`;
  return `<path fill="none" stroke="${colour}" stroke-width="${short(width)}"${round} d="${data}"/>`;
}

/** Moves, scales or turns what it holds. */
export function group(transform: string, ...marks: string[]): string {
  return `<g transform="${transform}">${marks.join('')}</g>`;
}

/** Dots of one size and colour as one path of round caps: a dot costs a dozen bytes instead of an element. */
export function dots(points: readonly Point[], r: number, colour: string): string {
  if (points.length === 0) return '';
  return stroke(points.map((point) => `M${pair(point)}h0`).join(''), colour, 2 * r, 'round');
}

/** Dots of many sizes, sorted into `steps` sizes so that each size is one path. */
export function gradedDots(
  marks: readonly { at: Point; r: number }[],
  colour: string,
  steps = 8,
): string {
  const largest = Math.max(...marks.map(({ r }) => r), 0);
  if (largest === 0) return '';
  const sizes = count(steps).map((step) => (largest * (step + 1)) / steps);
  return sizes
    .map((size, step) => {
      const points = marks
        .filter(({ r }) => r > 0 && Math.min(Math.ceil((r / largest) * steps), steps) === step + 1)
        .map(({ at }) => at);
      if (points.length === 0) return '';
      return `<path fill="none" stroke="${colour}" stroke-width="${(2 * size).toFixed(2)}" stroke-linecap="round" d="${points.map((point) => `M${pair(point)}h0`).join('')}"/>`;
    })
    .join('');
}

/** A shape cut to a circle, a window, a horizon. `id` must be the only one of its name in the scene. */
export function clip(id: string, window: string, ...marks: string[]): string {
  return `<clipPath id="${id}">${window}</clipPath><g clip-path="url(#${id})">${marks.join('')}</g>`;
}

/** The scene as an SVG file. */
export function toSceneSvg({ width, height, marks }: Scene): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${marks}</svg>`;
}
