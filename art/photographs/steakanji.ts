import { quiet } from '../compositions/prints.ts';
import { steakanjiStaging as staging } from '../compositions/stagings/steakanji.ts';
import { steakanji } from '../identities/steakanji.ts';
import { type Shot, shot } from './photograph.ts';
import { marked, mask, menu, signed } from './prints.ts';

const { palette: c } = steakanji;

/** Charred cedar, black iron and lacquer red, seen by the light of the grill. */
export const steakanjiShots: readonly Shot[] = [
  shot({
    scene: 'table',
    camera: 'close',
    light: {
      mood: 'rim',
      azimuth: 118,
      height: 32,
      colour: '#FFDDB8',
      sky: '#E2D2C4',
      strength: 2,
      ambience: 1.6,
    },
    ground: 'wood',
    colours: {
      table: '#5A4436',
      plate: c.iron,
      bowl: c.lacquer,
      cup: c.iron,
      napkin: c.lacquer,
      tool: c.gilt,
      sticks: c.lacquer,
      sauce: '#2A120A',
      tea: '#A08A35',
    },
    prints: {
      menu: menu(staging, 'paper', 'RAW TO CHARRED', [
        ['Raw at heart', '48°'],
        ['Red', '52°'],
        ['Pink', '56°'],
        ['As your uncle likes it', '60°'],
      ]),
      napkin: marked(staging, 'accent', { size: 0.3 }),
      plate: marked(staging, 'deep', { size: 0.6 }),
    },
  }),
  shot({
    scene: 'sign',
    camera: 'close',
    light: {
      mood: 'rim',
      azimuth: 215,
      height: 44,
      colour: '#FFE2C0',
      sky: '#C9B6A6',
      strength: 2.2,
      ambience: 1.6,
    },
    ground: 'wood',
    colours: {
      wall: '#3A2A22',
      floor: '#2B2624',
      letters: c.cream,
      mark: '#E0332A',
      pot: '#2B2826',
      leaf: '#5E6B3C',
      glow: '#FFB070',
    },
    prints: { name: mask.name(staging), mark: mask.mark(staging), arabic: mask.arabic(staging) },
  }),
  shot({
    scene: 'bag',
    camera: 'low',
    light: {
      mood: 'rim',
      azimuth: 212,
      height: 36,
      colour: '#FFDDB8',
      sky: '#E2D2C4',
      strength: 2.3,
      ambience: 2,
    },
    ground: 'wood',
    colours: { wall: '#4A362B', bag: c.lacquer, box: c.char, small: c.cream, handle: c.char },
    prints: {
      bag: signed(staging, 'accent', { size: 0.6 }),
      box: quiet(staging, 'deep', 0.5),
      small: quiet(staging, 'paper', 0.5),
    },
  }),
];
