import { arabic, at, ground, patterned, quiet, text, wordmark } from '../compositions/prints.ts';
import { chaosCultureStaging as staging } from '../compositions/stagings/chaos-culture.ts';
import { chaosCulture } from '../identities/chaos-culture.ts';
import { type Shot, shot } from './photograph.ts';
import { mask, pictured, said } from './prints.ts';

const { palette: c } = chaosCulture;

/** The spiral of rings on one of the colours it grows in. */
const toned = (colour: string) =>
  quiet({ ...staging, tones: { ...staging.tones, accent: colour } }, 'accent', 0.8);

/** The card behind a pin: the name above it, the rule below. */
const backing = (w: number, h: number) =>
  `${ground(w, h, c.acid)}${at(w / 2, h * 0.105, wordmark(staging, w * 0.74, c.night, 'middle'))}${at(w / 2, h * 0.178, arabic(staging, w * 0.062, c.glow, 'middle'))}${text(staging.line, w / 2, h * 0.93, w * 0.042, c.night, { anchor: 'middle', weight: 500 })}`;

/** A laboratory after hours: ultraviolet, acid, pink. */
export const chaosCultureShots: readonly Shot[] = [
  shot({
    scene: 'poster',
    camera: 'front',
    light: {
      mood: 'rim',
      azimuth: 228,
      height: 44,
      colour: '#FFE9FF',
      sky: '#A58BFF',
      strength: 2.5,
    },
    ground: 'plaster',
    colours: { wall: '#4B2A94', floor: '#2A1A52', frame: c.night, bench: c.pink },
    prints: {
      left: said(staging, 'accent', { length: 10, size: 0.105 }),
      middle: pictured(staging, 'tile'),
      right: patterned(staging, c.night, c.pink, 2),
    },
  }),
  shot({
    scene: 'pins',
    camera: 'slant',
    light: { mood: 'softbox', azimuth: 130, height: 44, colour: '#FBF2FF', strength: 1.15 },
    ground: 'felt',
    colours: {
      ground: '#3A1D7A',
      card: c.acid,
      metal: '#ECE8F4',
      field: c.night,
      first: c.acid,
      second: c.pink,
      third: c.orange,
      fourth: c.mint,
      fifth: c.glow,
    },
    prints: { card: backing, word: mask.name(staging) },
    develop: { exposure: 0.15 },
  }),
  shot({
    scene: 'boxes',
    camera: 'high',
    light: {
      mood: 'rim',
      azimuth: 150,
      height: 44,
      colour: '#FFEAFF',
      sky: '#B39BFF',
      strength: 1.6,
    },
    ground: 'smooth',
    colours: { wall: '#3A1D7A', large: c.acid, middle: c.mint, small: c.pink, lining: c.night },
    prints: {
      large: patterned(staging, c.night, c.acid, 1.5),
      middle: toned(c.mint),
      small: toned(c.pink),
      sheet: patterned(staging, c.glow, c.violet, 1.6),
    },
  }),
];
