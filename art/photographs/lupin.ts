import { at, details, ground, letters, patterned, quiet, text } from '../compositions/prints.ts';
import { lupinStaging as staging } from '../compositions/stagings/lupin.ts';
import { n, times } from '../draw/svg.ts';
import { lupin } from '../identities/lupin.ts';
import { type Shot, shot } from './photograph.ts';
import { marked, plate } from './prints.ts';

const { palette: c } = lupin;

/** Ten rows of arched bays, one above another, each with fewer and paler ones than the row below. */
const storeys = (width: number, height: number) => {
  const rows = 10;
  const tall = height / rows;
  return times(rows, (row) => {
    const bays = 24 - row;
    const wide = width / bays;
    const y = height - (row + 1) * tall;
    const paler = row / (rows - 1);
    const wall = mix(c.violet, c.lilac, paler);
    return `<rect y="${n(y)}" width="${width}" height="${n(tall + 1)}" fill="${wall}"/>${times(
      bays,
      (bay) => {
        const [x, half] = [(bay + 0.5) * wide, wide * 0.3];
        const door = (r: number, top: number) =>
          `M${n(x - r)} ${n(y + tall)}V${n(y + top + r)}a${n(r)} ${n(r)} 0 0 1 ${n(r * 2)} 0V${n(y + tall)}Z`;
        return `<path d="${door(half * 1.42, tall * 0.16)}" fill="${mix(wall, c.tip, 0.28)}"/><path d="${door(half, tall * 0.32)}" fill="${mix(c.root, c.violet, paler * 0.8)}"/>`;
      },
    )}`;
  });
};

/** A colour on the way from one to another. */
function mix(from: string, to: string, share: number): string {
  const parts = [1, 3, 5].map((i) => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(i, i + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** A competition board: the tower as a section, its levels on the left, and one thing in yellow. */
const section = (width: number, height: number) =>
  `${ground(width, height, c.paper)}${at(width * 0.56, height * 0.5, lupin.mark({ size: height * 0.72, colour: c.violet }))}${times(
    7,
    (i) =>
      `<rect x="${n(width * 0.1)}" y="${n(height * (0.8 - i * 0.0936))}" width="${n(width * 0.8)}" height="1" fill="${c.root}" opacity=".3"/>${text(String(i + 1).padStart(2, '0'), width * 0.1, height * (0.79 - i * 0.0936), width * 0.026, c.root)}`,
  )}<circle cx="${n(width * 0.87)}" cy="${n(height * 0.11)}" r="${n(width * 0.035)}" fill="${c.cab}"/>${letters('LUPIN', lupin.typefaces[0], width * 0.1, height * 0.13, width * 0.1, c.root)}${text('Section, seven storeys', width * 0.1, height * 0.93, width * 0.026, c.root)}`;

const arches = (colour: string, base: string) => patterned(staging, colour, base, 0.9);

/** White card, one violet, a long morning. */
export const lupinShots: readonly Shot[] = [
  shot({
    scene: 'model',
    camera: 'high',
    light: { mood: 'sun', azimuth: 205, height: 30, colour: '#FFF1E2', sky: '#E6E2F4' },
    ground: 'smooth',
    colours: {
      wall: '#CFC3E6',
      plinth: c.root,
      board: '#F4F0FA',
      tower: c.lilac,
      tree: c.leaf,
      cab: c.cab,
    },
    prints: { plate: plate(staging, 'accent'), storeys },
  }),
  shot({
    scene: 'poster',
    camera: 'left',
    light: { mood: 'sun', azimuth: 300, height: 34, gobo: 'window', sky: '#E9E6F2' },
    ground: 'plaster',
    colours: {
      wall: '#E4DDF0',
      floor: '#A79BB8',
      frame: c.root,
      bench: '#B99A78',
    },
    prints: {
      left: section,
      middle: marked(staging, 'accent', { size: 0.84, y: 0.52 }),
      right: patterned(staging, c.lilac, c.root, 1.6),
    },
  }),
  shot({
    scene: 'cards',
    camera: 'above',
    light: {
      mood: 'sun',
      azimuth: 150,
      height: 38,
      gobo: 'window',
      colour: '#FFF1E2',
      sky: '#E6E2F4',
    },
    ground: 'paper',
    colours: { floor: '#D3C7EA', slab: c.violet, edge: c.wall },
    prints: {
      front: quiet(staging, 'paper', 0.72),
      back: arches(c.lilac, c.wall),
      second: arches(c.root, c.cab),
      third: details(staging),
    },
  }),
];
