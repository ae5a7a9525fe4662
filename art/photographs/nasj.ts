import { arabic, at, ground, wordmark } from '../compositions/prints.ts';
import { lettering } from '../identities/identity.ts';
import { nasj, nasjStaging as staging } from '../identities/nasj.ts';
import { type Shot, shot } from './photograph.ts';

const { palette: c } = nasj;

/** What is to be woven, so many marks one over the other: no colours but the yarns', not even along an edge. */
const woven = (times: number) => (w: number, h: number) => {
  const marks = Array.from({ length: times }, (_, i) =>
    at(
      w / 2,
      (h * (i + 0.5)) / times,
      nasj.mark({ size: w * 0.98, colour: c.pearl, second: c.rose }),
    ),
  );
  return `${ground(w, h, c.oxblood)}<g shape-rendering="crispEdges">${marks.join('')}</g>`;
};

/** The ribbon sewn to what leaves the house. */
const label = (w: number, h: number) =>
  ground(w, h, c.oxblood) +
  at(w / 2, h * 0.56, wordmark(staging, w * 0.46, c.pearl, 'middle')) +
  at(w / 2, h * 0.84, arabic(staging, w * 0.12, c.rose, 'middle'));

/** The name drawn short enough to be stitched, as a mask. */
const name = (w: number, h: number) =>
  ground(w, h, '#000') +
  at(
    w / 2,
    h * 0.5,
    lettering(
      'نــســــج',
      'Nasj Arabic',
      { size: h * 0.62, colour: '#fff', anchor: 'middle' },
      { weight: 900, direction: 'rtl' },
    ),
  );

/** A weaver's room: wool, oiled beech, and light that runs along the threads. */
export const nasjShots: readonly Shot[] = [
  shot({
    scene: 'loom',
    camera: 'left',
    light: {
      mood: 'sun',
      azimuth: 206,
      height: 30,
      gobo: 'window',
      strength: 1.15,
      ambience: 1.15,
    },
    develop: { exposure: 0.12 },
    ground: 'plaster',
    colours: {
      wall: '#E3AC9B',
      wood: '#BC8C63',
      warp: c.pearl,
      cone: '#E9DFD0',
      ground: c.oxblood,
      first: c.pearl,
      second: c.rose,
      third: c.mid,
    },
    prints: { cloth: woven(1) },
  }),
  shot({
    scene: 'cloth',
    camera: 'slant',
    light: { mood: 'softbox', azimuth: 192, height: 34, strength: 1.7, ambience: 1.2 },
    ground: 'plaster',
    colours: {
      wall: '#EBD9C9',
      wood: '#BC8C63',
      low: '#7A2238',
      middle: c.rose,
      stripe: c.oxblood,
      top: c.pearl,
      ground: c.oxblood,
      first: c.pearl,
      second: c.rose,
      third: c.mid,
      ball: c.rose,
    },
    prints: { runner: woven(3), label },
    develop: { exposure: 0.18 },
  }),
  shot({
    scene: 'stitch',
    camera: 'slant',
    wide: true,
    light: { mood: 'sun', azimuth: 152, height: 30, strength: 1.1 },
    ground: 'plaster',
    colours: {
      wall: c.rose,
      warp: '#5C1226',
      weft: '#6E1A2F',
      thread: c.rose,
      point: c.pearl,
      needle: '#E6DCD0',
    },
    prints: { name },
  }),
];
