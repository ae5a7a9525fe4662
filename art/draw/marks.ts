/** Marks of a drawing, as SVG markup. Lengths are in units of the drawing's frame. */

/** A place in a drawing: its distance from the left and from the top. */
export type Point = readonly [x: number, y: number];

/** How a drawing writes its numbers: as short as the eye allows. */
export type Write = (value: number) => string;

/** One decimal, for drawings that are sent as they are. Half a tenth goes away from zero. */
export const tenths: Write = (value) => Number(value.toFixed(1)).toString();

/** Two decimals, for drawings that are enlarged. Half a hundredth goes up. */
export const hundredths: Write = (value) => String(Math.round(value * 100) / 100);

/** A point as path data. */
export const pair = ([x, y]: Point) => `${tenths(x)},${tenths(y)}`;

/** The numbers from 0 up to, not including, `length`. */
export const count = (length: number) => Array.from({ length }, (_, index) => index);

/** Points from text, as in the attribute of that name: `x,y x,y`. */
export function toPoints(text: string): Point[] {
  const numbers = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return count(numbers.length / 2).map((i) => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0]);
}

/** As many drawings as said, side by side in one text. */
export function repeat(times: number, draw: (index: number) => string): string {
  return count(times).map(draw).join('');
}

/** A rectangle; x and y are its top left corner. */
export function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return `<path fill="${fill}" d="M${tenths(x)},${tenths(y)}h${tenths(width)}v${tenths(height)}h${tenths(-width)}z"/>`;
}

/** A disc around x, y. */
export function circle(
  x: number,
  y: number,
  r: number,
  fill: string,
  write: Write = tenths,
): string {
  return `<circle cx="${write(x)}" cy="${write(y)}" r="${write(r)}" fill="${fill}"/>`;
}

/** A circle's line; `width` is the line's. */
export function ring(
  x: number,
  y: number,
  r: number,
  stroke: string,
  width: number,
  write: Write = tenths,
): string {
  return `<circle cx="${write(x)}" cy="${write(y)}" r="${write(r)}" fill="none" stroke="${stroke}" stroke-width="${write(width)}"/>`;
}

/** A closed shape with straight sides. */
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
  return `<path fill="none" stroke="${colour}" stroke-width="${tenths(width)}"${round} d="${data}"/>`;
}

/** Moves, scales or turns what it holds. */
export function group(transform: string, ...marks: string[]): string {
  return `<g transform="${transform}">${marks.join('')}</g>`;
}

/** A shape cut to a circle, a window, a horizon. `id` must be the only one of its name in the scene. */
export function clip(id: string, window: string, ...marks: string[]): string {
  return `<clipPath id="${id}">${window}</clipPath><g clip-path="url(#${id})">${marks.join('')}</g>`;
}

/** The outer element of a drawing, which makes it a file. */
export function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}
