import { at, ground, letters, text, wordmark } from '../compositions/prints.ts';
import { n, times } from '../draw/svg.ts';
import {
  biancaAndBloom,
  biancaAndBloomStaging as staging,
} from '../identities/bianca-and-bloom.ts';
import { closeUp, type Shot, shot } from './photograph.ts';

const { palette: c } = biancaAndBloom;

/** Cloth with its green selvedge along both edges. */
const cloth = (art: (w: number, h: number) => string) => (w: number, h: number) =>
  art(w, h) +
  [0, w - w * 0.035]
    .map((x) => `<rect x="${n(x)}" width="${n(w * 0.035)}" height="${h}" fill="${c.leaf}"/>`)
    .join('');

const flower = cloth((w, h) =>
  biancaAndBloom.pattern({ width: w, height: h, colour: c.raspberry, ground: c.blush }),
);
const stripe = cloth(
  (w, h) =>
    ground(w, h, c.cream) +
    times(
      15,
      (i) => `<rect x="${n((w / 15) * i)}" width="${n(w / 34)}" height="${h}" fill="${c.rose}"/>`,
    ),
);
const dot = cloth(
  (w, h) =>
    ground(w, h, c.wine) +
    times(
      144,
      (i) =>
        `<circle cx="${n(((i % 12) + 0.5) * (w / 12))}" cy="${n((Math.floor(i / 12) + 0.5) * (h / 12))}" r="${n(w / 44)}" fill="${c.petal}"/>`,
    ),
);

const tape = (w: number, h: number) =>
  ground(w, h, c.tape) +
  times(
    120,
    (i) =>
      `<rect x="${i * 10}" width="1.6" height="${i % 5 === 0 ? h * 0.5 : h * 0.28}" fill="${c.wine}"/>`,
  ) +
  times(24, (i) => text(`${i + 1}`, i * 50 + 47, h * 0.86, h * 0.42, c.wine, { anchor: 'end' }));

/** What is tied to a bolt: weight, width and care, where a maker turns first. */
const tag = (w: number, h: number) =>
  ground(w, h, c.cream) +
  `<circle cx="${w / 2}" cy="${h * 0.1}" r="${h * 0.035}" fill="${c.wine}"/>` +
  at(w / 2, h * 0.42, wordmark(staging, w * 0.82, c.raspberry, 'middle')) +
  letters(
    '140 g   148 cm   30°',
    biancaAndBloom.typefaces[0],
    w / 2,
    h * 0.66,
    h * 0.11,
    c.wine,
    'middle',
  ) +
  `<rect y="${h * 0.86}" width="${w}" height="${h * 0.14}" fill="${c.leaf}"/>`;

/** The storeroom, where the answer lay on the shelves. */
const storeroom = shot({
  scene: 'rolls',
  camera: 'front',
  light: {
    mood: 'sun',
    azimuth: 232,
    height: 38,
    gobo: 'window',
    colour: '#FFEAD6',
    ambience: 1.5,
  },
  develop: { exposure: 0.3 },
  ground: 'plaster',
  colours: {
    wall: '#F0B9B6',
    shelf: '#3D7A58',
    table: '#D9A27C',
    eye: c.raspberry,
    petal: '#F2A0AE',
    outer: c.wine,
    other: c.cream,
    more: c.coral,
    thread: c.leaf,
    steel: '#C9C6C2',
    grip: c.wine,
  },
  prints: { flower, stripe, dot, tape, tag },
});

export const biancaAndBloomShots: readonly Shot[] = [storeroom, closeUp(storeroom, 'end')];
