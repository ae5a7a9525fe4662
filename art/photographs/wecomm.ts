import { patterned } from '../compositions/prints.ts';
import { desktop } from '../compositions/screens.ts';
import { wecommStaging as staging } from '../compositions/stagings/wecomm.ts';
import { n, times } from '../draw/svg.ts';
import { storey, wecomm } from '../identities/wecomm.ts';
import { type Shot, shot } from './photograph.ts';
import { marked, plate, wrapped } from './prints.ts';

const { palette: c } = wecomm;

const FLOORS = 15;

/** The tower that is the initial, floor by floor as a mask: `room` decides which rooms are drawn, `slab` how thick floors are. */
export function tower(room: (floor: number, wing: number) => boolean, slab: number) {
  return (width: number, height: number) => {
    const pitch = (height * 0.96) / FLOORS;
    const unit = width / 2.5;
    const floors = times(FLOORS, (floor) => {
      const y = height * 0.98 - (floor + 1) * pitch;
      return storey(floor / (FLOORS - 1))
        .map(([from, to], wing) => {
          const [x, wide] = [width / 2 + from * unit, (to - from) * unit];
          const rooms = room(floor, wing)
            ? `<rect x="${n(x + 6)}" y="${n(y)}" width="${n(wide - 12)}" height="${n(pitch + 1)}"/>`
            : '';
          const plate = slab
            ? `<rect x="${n(x)}" y="${n(y + pitch - slab)}" width="${n(wide)}" height="${n(slab)}"/><rect x="${n(x)}" y="${n(y)}" width="${n(wide)}" height="${n(slab / 3)}"/>`
            : '';
          return rooms + plate;
        })
        .join('');
    });
    return `<rect width="${width}" height="${height}" fill="#000"/><g fill="#fff">${floors}</g>`;
  };
}

const isLit = (floor: number, wing: number) => (floor * 5 + wing * 3) % 7 < 4;

/** Three visitors, three doors, and the same adviser behind each of them. */
const homePage = (width: number, height: number) =>
  desktop(
    staging,
    {
      ground: 'paper',
      blocks: [
        { kind: 'bar', right: 'العربية' },
        { kind: 'title', lines: ['Floor 4 is worth it.', 'Floor 5 is not.'], size: 58 },
        {
          kind: 'rows',
          rows: [
            ['I am looking for space', '→'],
            ['I own space', '→'],
            ['I am looking for reasons', '→'],
          ],
        },
        { kind: 'button', label: 'Ask an adviser' },
      ],
    },
    { ground: 'deep', blocks: [{ kind: 'cover', format: 'small', height: 896 }] },
    width,
    height,
  );

/** A cup as a tower: lit rooms between its floors. */
const floors = (lamp: string, wall: string) => patterned(staging, lamp, wall, 1.9);

/** The city by night in board, and the floors worth having. */
export const wecommShots: readonly Shot[] = [
  shot({
    scene: 'model',
    camera: 'front',
    light: {
      mood: 'rim',
      azimuth: 215,
      height: 40,
      colour: '#DDE4FF',
      sky: '#8FA6E8',
      strength: 1.5,
    },
    ground: 'smooth',
    colours: {
      wall: '#101B40',
      plinth: c.safety,
      board: '#3A4F8F',
      tower: c.steel,
      lamp: c.lamp,
      tree: c.safety,
    },
    prints: {
      plate: plate(staging, 'deep'),
      slabs: tower((floor, wing) => !isLit(floor, wing), 14),
      lit: tower(isLit, 0),
    },
  }),
  shot({
    scene: 'laptop',
    camera: 'right',
    light: { mood: 'softbox', azimuth: 215, height: 45, strength: 1.3 },
    ground: 'lacquer',
    colours: {
      wall: '#33447E',
      desk: '#E9EAF2',
      notebook: c.safety,
      cup: c.white,
    },
    prints: {
      screen: homePage,
      notebook: marked(staging, 'accent', { size: 0.42 }),
    },
  }),
  shot({
    scene: 'cups',
    camera: 'front',
    light: {
      mood: 'rim',
      azimuth: 215,
      height: 38,
      colour: '#FFE2C4',
      sky: '#8FA6E8',
      strength: 2.6,
      ambience: 1.3,
    },
    ground: 'plaster',
    colours: { wall: '#2A3C7C', counter: '#33447E', lid: c.night, paper: c.white },
    prints: {
      first: floors(c.lamp, c.dusk),
      second: wrapped(staging, 'accent', { rows: ['For the walk', 'to floor 4'] }),
      third: floors(c.safety, c.night),
    },
  }),
];
