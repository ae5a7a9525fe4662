import {
  at,
  details,
  envelope,
  ground,
  letterhead,
  letters,
  text,
} from '../compositions/prints.ts';
import { rkaStaging as staging } from '../compositions/stagings/rka.ts';
import { archway, rka } from '../identities/rka.ts';
import { closeUp, type Shot, shot } from './photograph.ts';
import { marked, mask } from './prints.ts';

const { palette: c } = rka;
const [latin, arabic] = rka.typefaces;

/** The display of the reader: time and decision, in letters that are read from two metres. */
const reader = (w: number, h: number) =>
  ground(w, h, '#07100D') +
  at(w / 2, h * 0.25, rka.mark({ size: w * 0.5, colour: '#2A4A3D', second: c.signal })) +
  letters('01:40', latin, w / 2, h * 0.6, w * 0.22, c.signal, 'middle') +
  letters('A cat. Let through.', latin, w / 2, h * 0.73, w * 0.09, c.dust, 'middle') +
  letters('قطة، فلتمرّ', arabic, w / 2, h * 0.88, w * 0.15, c.dust, 'middle');

/** A badge is the site plan of its bearer: as many layers as open for them. */
const badge = (w: number, h: number) =>
  ground(w, h, c.dust) +
  `<g transform="translate(${w / 2} ${h * 0.66})" fill="none">${[0, 1, 2, 3]
    .map(
      (i) =>
        `<path d="${archway(w * (0.36 - i * 0.085), h * (0.56 - i * 0.085))}" stroke="${i < 2 ? c.steady : c.slate}" stroke-width="${w * 0.035}"/>`,
    )
    .join('')}</g>` +
  `<rect y="${h * 0.66}" width="${w}" height="${h * 0.012}" fill="${c.night}"/>` +
  letters('RKA', latin, w * 0.1, h * 0.8, h * 0.09, c.night) +
  letters('ركا', arabic, w * 0.9, h * 0.8, h * 0.09, c.night, 'end') +
  text('Layer 2 of 4', w * 0.1, h * 0.92, h * 0.042, c.night);

/** A gate that stands open, and the papers of the night, which only a film shows. */
const gate = {
  scene: 'gate',
  ground: 'concrete',
  colours: {
    road: '#26302D',
    stone: '#56675F',
    wall: '#455650',
    letters: c.dust,
    light: c.signal,
    court: '#8DF5B9',
    post: '#46564F',
    cat: '#141A18',
    chair: '#5E6E67',
    cloth: '#B9642F',
    ribbon: c.steady,
  },
  prints: { reader, badge, name: mask.name(staging), arabic: mask.arabic(staging) },
} as const;

const night = shot({
  ...gate,
  camera: 'front',
  light: {
    mood: 'rim',
    azimuth: 235,
    height: 40,
    colour: '#BFD8DA',
    sky: '#7FA3B4',
    strength: 1.1,
    ambience: 1.3,
  },
  develop: { exposure: 0.4, bloom: 0.3 },
});

export const rkaShots: readonly Shot[] = [night, closeUp(night, 'reader')];

/** The papers of one night. */
export const rkaPapers = shot({
  scene: 'letter',
  camera: 'above',
  light: {
    mood: 'rim',
    azimuth: 128,
    height: 42,
    colour: '#E4F5EA',
    sky: '#A9D9BF',
    strength: 1.3,
  },
  ground: 'stone',
  colours: { floor: '#22302C', envelope: c.steady, pencil: c.signal },
  prints: {
    letter: letterhead(staging),
    envelope: envelope(staging, 'accent'),
    card: marked(staging, 'deep', { size: 0.62 }),
    card_back: details(staging),
  },
});
