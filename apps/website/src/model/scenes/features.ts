import { circle, type Point, stroke } from './draw.ts';

type Vector = readonly [x: number, y: number, z: number];

export interface Ink {
  /** Lines, pupils and lashes. */
  line: string;
  /** Whites of the eyes, and teeth. */
  white: string;
}

/** Middle of the right iris: less far forward than the lids, which is what turns the eyes to the reader. */
const IRIS: Vector = [0.234, 0.105, 0.565];

/**
 * Eyes, brows and a smile, as lines over the shaded head: a screen of dots is too coarse for what a face is read by.
 * The eyes look at whoever looks at the picture, however the head is turned.
 * @param project where a place on the head lies in the picture
 * @param scale units of the picture, a head
 */
export function drawFeatures(
  project: (place: Vector) => Point,
  scale: number,
  { line, white }: Ink,
): string {
  const at = (place: Vector) =>
    project(place)
      .map((value) => value.toFixed(1))
      .join(',');
  /** Through a start, then any number of pairs of a handle and a stop. */
  const curve = ([start, ...rest]: readonly Vector[]) =>
    start ? `M${at(start)}Q${rest.map(at).join(' ')}` : '';
  const width = (share: number) => share * scale;
  const filled = (data: string, thick: number) =>
    `<path fill="${white}" stroke="${line}" stroke-width="${width(thick).toFixed(1)}" stroke-linejoin="round" d="${data}z"/>`;

  const eye = (side: 1 | -1) => {
    const inner: Vector = [side * 0.135, 0.075, 0.63];
    const outer: Vector = [side * 0.345, 0.09, 0.53];
    const lid = curve([inner, [side * 0.235, 0.215, 0.62], outer]);
    const opening = `${lid}Q${at([side * 0.235, 0.02, 0.62])} ${at(inner)}`;
    const [x, y] = project([side * IRIS[0], IRIS[1], IRIS[2]]);
    return [
      filled(opening, 0.012),
      circle(x, y, width(0.05), line),
      circle(x - width(0.016), y - width(0.018), width(0.018), white),
      stroke(lid, line, width(0.034), 'round'),
    ].join('');
  };
  const brow = (side: 1 | -1) =>
    stroke(
      curve([
        [side * 0.13, 0.272, 0.66],
        [side * 0.24, 0.356, 0.62],
        [side * 0.385, 0.25, 0.52],
      ]),
      line,
      width(0.05),
      'round',
    );
  const corner = (side: 1 | -1): Vector => [side * 0.2, -0.372, 0.56];
  const teeth = `${curve([corner(-1), [0, -0.5, 0.7], corner(1)])}Q${at([0, -0.67, 0.68])} ${at(corner(-1))}`;
  const lip = curve([
    [-0.065, -0.59, 0.62],
    [0, -0.615, 0.64],
    [0.065, -0.59, 0.62],
  ]);
  return [
    eye(-1),
    eye(1),
    brow(-1),
    brow(1),
    filled(teeth, 0.022),
    stroke(lip, line, width(0.022), 'round'),
  ].join('');
}
