import { line, type Point } from './svg.ts';

/** A place in a model: x to the lower right, y to the lower left, z up. */
export type Place = readonly [x: number, y: number, z: number];

const [cos, sin] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)];

/** Turns places of a model into points on the page. */
export function isometric(origin: Point, scale: number): (place: Place) => Point {
  return ([x, y, z]) => [
    origin[0] + (x - y) * cos * scale,
    origin[1] + ((x + y) * sin - z) * scale,
  ];
}

/** A flat face of a model as an SVG path. */
export function face(
  project: (place: Place) => Point,
  places: readonly Place[],
  fill: string,
  extra = '',
): string {
  return `<path d="${line(places.map(project), true)}" fill="${fill}" ${extra}/>`;
}
