import { at, details, ground, patterned, quiet, wordmark } from '../compositions/prints.ts';
import { wiseStaging as staging } from '../compositions/stagings/wise.ts';
import { wise } from '../identities/wise.ts';
import { type Shot, shot } from './photograph.ts';
import { pageOfWords, pictured, telephone } from './prints.ts';

const { palette: c } = wise;

/** The owl looks out of the bag. */
const owl = (w: number, h: number) =>
  `${ground(w, h, c.paper)}${at(w / 2, h * 0.42, wise.mark({ size: w * 0.66, colour: c.plum, second: c.ochre }))}${at(w / 2, h * 0.82, wordmark(staging, w * 0.24, c.plum, 'middle'))}`;

/** Ochre, aubergine and the paper of banknotes. */
export const wiseShots: readonly Shot[] = [
  shot({
    scene: 'cards',
    camera: 'above',
    light: { mood: 'softbox', azimuth: 155, height: 46, colour: '#FFF2E0', strength: 1.2 },
    ground: 'felt',
    colours: { floor: '#5B2456', slab: c.ochre, edge: c.paper },
    prints: {
      front: quiet(staging, 'paper', 0.66),
      back: patterned(staging, c.ochre, c.paper, 0.8),
      second: patterned(staging, c.honey, c.teal, 0.8),
      third: details(staging),
    },
  }),
  shot({
    scene: 'book',
    camera: 'above',
    light: {
      mood: 'rim',
      azimuth: 140,
      height: 46,
      colour: '#FFE6C4',
      sky: '#E4CDB4',
      strength: 1.7,
    },
    ground: 'wood',
    colours: { floor: '#5A3626', cover: c.plum, accent: c.rust },
    prints: {
      left: pictured(staging, 'tile'),
      right: pageOfWords(staging),
      screen: telephone(staging),
    },
  }),
  shot({
    scene: 'tote',
    camera: 'right',
    light: { mood: 'softbox', azimuth: 235, height: 46, colour: '#FFF2E0', strength: 1.15 },
    ground: 'plaster',
    colours: { wall: c.rust, bag: c.paper, peg: '#B07A45', rail: '#8A5A30' },
    prints: { bag: owl, scarf: patterned(staging, c.honey, c.teal, 1.1) },
  }),
];
