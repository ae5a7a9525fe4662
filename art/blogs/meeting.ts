import { dot, rings } from '../draw/dots.ts';
import { n, type Point, svg, times } from '../draw/svg.ts';
import { house } from '../house.ts';

/** A boardroom from above: eleven large dots around a table and a small one in its middle. */
export function meeting(width: number, height: number): string {
  const at: Point = [width / 2, height / 2];
  const [rx, ry] = [560, 250];
  const colours = [
    house.yellow,
    house.paper,
    house.blue,
    house.paper,
    house.paper,
    house.yellow,
    house.paper,
    house.blue,
    house.paper,
    house.yellow,
    house.paper,
  ];
  const seats = colours.map((colour, i): [Point, string, number] => {
    const t = ((i + 0.5) / colours.length) * Math.PI * 2 - Math.PI / 2;
    return [
      [at[0] + Math.cos(t) * (rx + 92), at[1] + Math.sin(t) * (ry + 92)],
      colour,
      62 + ((i * 7) % 5) * 6,
    ];
  });
  const papers = seats.map(([[x, y]], i) => {
    const t = Math.atan2(y - at[1], x - at[0]);
    const [px, py] = [at[0] + (x - at[0]) * 0.72, at[1] + (y - at[1]) * 0.62];
    return `<g transform="translate(${n(px)} ${n(py)}) rotate(${n((t * 180) / Math.PI + 90 + ((i * 13) % 9) - 4)})"><rect x="-34" y="-46" width="68" height="92" fill="#fff" stroke="#000" stroke-width="3"/>${times(4, (j) => `<rect x="-22" y="${-28 + j * 15}" width="${j === 3 ? 24 : 44}" height="4" fill="#000"/>`)}</g>`;
  });
  return svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${house.ink}"/>${seats.map(([place, colour, r]) => dot(place, r, colour)).join('')}<rect x="${n(at[0] - rx)}" y="${n(at[1] - ry)}" width="${rx * 2}" height="${ry * 2}" rx="${ry}" fill="${house.mist}"/>${papers.join('')}${rings(at, { from: 30, pitch: 24, count: 4, colour: house.ink, q: 0.6 })}${dot(at, 11, house.ink)}`,
  );
}
