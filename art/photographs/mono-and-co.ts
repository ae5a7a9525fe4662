import { cropped, ground, letters, named } from '../compositions/prints.ts';
import { monoAndCoStaging as staging } from '../compositions/stagings/mono-and-co.ts';
import { monoAndCo } from '../identities/mono-and-co.ts';
import { type Shot, shot } from './photograph.ts';
import { mask, pageOfWords, pictured, telephone } from './prints.ts';

const {
  palette: c,
  typefaces: [face],
} = monoAndCo;

/** A part of the name over a whole poster, and the measures of the chair at its foot. */
const set = (rows: readonly string[], base: string, ink: string) => (w: number, h: number) =>
  `${ground(w, h, base)}${rows.map((row, i) => letters(row, face, w * 0.05, h * (0.31 + i * 0.26), w * 0.64, ink)).join('')}${letters('82 × 74 × 69', face, w * 0.08, h * 0.94, w * 0.055, ink)}`;

/** One pigment on everything; only hard light tells the sheet from the floor. */
export const monoAndCoShots: readonly Shot[] = [
  shot({
    scene: 'book',
    camera: 'above',
    light: { mood: 'sun', azimuth: 152, height: 30, gobo: 'window', strength: 1.1 },
    ground: 'plaster',
    colours: { floor: '#C93A22', cover: c.deep, accent: c.deep, paper: c.glow },
    prints: {
      left: pictured(staging, 'tile'),
      right: pageOfWords(staging, 'paper'),
      screen: telephone(staging),
    },
  }),
  shot({
    scene: 'poster',
    camera: 'front',
    light: { mood: 'sun', azimuth: 202, height: 30, strength: 0.9 },
    ground: 'plaster',
    colours: { wall: c.pigment, floor: '#B9361F', frame: c.shade, bench: '#D04A30' },
    prints: {
      left: set(['mo', 'no'], c.shade, c.glow),
      middle: cropped(staging, 'paper'),
      right: set(['co'], c.shade, c.glow),
    },
  }),
  shot({
    scene: 'chair',
    camera: 'front',
    light: { mood: 'sun', azimuth: 235, height: 28, ambience: 0.8 },
    ground: 'plaster',
    colours: { wall: c.pigment, floor: '#C93A22', chair: c.lit, card: c.glow },
    prints: { card: named(staging, 'paper'), shadow: mask.mark(staging) },
  }),
];
