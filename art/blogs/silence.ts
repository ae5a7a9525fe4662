import { dot, rings } from '../draw/dots.ts';
import { random } from '../draw/random.ts';
import { n, type Point, svg, times } from '../draw/svg.ts';
import { house } from '../house.ts';

/** A press conference: all microphones point at an empty circle. */
export function silence(width: number, height: number): string {
  const face: Point = [width / 2, height * 0.36];
  const chance = random(5);
  const mics: readonly (readonly [x: number, y: number, r: number, foam: string])[] = [
    [210, 760, 62, house.ink],
    [352, 690, 74, house.blue],
    [470, 800, 66, house.ink],
    [560, 690, 58, house.yellow],
    [664, 770, 82, house.ink],
    [790, 706, 64, house.ink],
    [902, 800, 78, house.blue],
    [984, 690, 56, house.ink],
    [1100, 758, 80, house.yellow],
    [1226, 690, 62, house.ink],
    [1330, 790, 70, house.ink],
    [1428, 716, 50, house.blue],
  ];
  const stems = mics.map(([x, y, r]) => {
    const foot: Point = [x + (x - face[0]) * 0.35, height + 40];
    return `<path d="M${n(x)} ${n(y)}L${n(foot[0])} ${n(foot[1])}" stroke="#000" stroke-width="${n(r * 0.32)}"/>`;
  });
  const heads = mics.map(([x, y, r, foam]) => {
    const speck = foam === house.ink ? house.paper : house.ink;
    const mesh = times(46, (i) => {
      // Sunflower spacing: even without being a grid.
      const angle = i * 2.39996;
      const far = r * 0.86 * Math.sqrt((i + 0.5) / 46);
      return dot(
        [x + Math.cos(angle) * far, y + Math.sin(angle) * far],
        r * 0.045 * chance.between(0.8, 1.1),
        speck,
      );
    });
    return `<circle cx="${x}" cy="${y}" r="${r + 6}" fill="${house.mist}"/>${dot([x, y], r, foam)}${mesh}`;
  });
  return svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${house.mist}"/>${rings(face, { from: 258, pitch: 46, count: 14, colour: house.ink, q: 0.74 })}${dot(face, 232, house.paper)}${stems.join('')}${heads.join('')}`,
  );
}
