import { arabic, at, ground, text, wordmark } from '../compositions/prints.ts';
import { chaosCulture, chaosCultureStaging as staging } from '../identities/chaos-culture.ts';
import { closeUp, type Shot, shot } from './photograph.ts';
import { mask } from './prints.ts';

const { palette: c } = chaosCulture;

/** The card behind a pin: the name above it, the rule below. */
const backing = (w: number, h: number) =>
  `${ground(w, h, c.acid)}${at(w / 2, h * 0.105, wordmark(staging, w * 0.74, c.night, 'middle'))}${at(w / 2, h * 0.178, arabic(staging, w * 0.062, c.glow, 'middle'))}${text('Every turn is the same turn.', w / 2, h * 0.93, w * 0.042, c.night, { anchor: 'middle', weight: 500 })}`;

const pins = shot({
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
});

/** A laboratory after hours: ultraviolet, acid, pink. */
export const chaosCultureShots: readonly Shot[] = [pins, closeUp(pins, 'dish')];
