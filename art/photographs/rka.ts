import { at, ground, letters, text } from '../compositions/prints.ts';
import { archway, rka, rkaStaging as staging } from '../identities/rka.ts';
import { closeUp, type Shot, shot } from './photograph.ts';
import { mask } from './prints.ts';

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

/** A gate that stands open at night. */
const night = shot({
  scene: 'gate',
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
});

export const rkaShots: readonly Shot[] = [night, closeUp(night, 'reader')];
