import { lwonitiStaging } from '../compositions/stagings/lwoniti.ts';
import { rkaStaging } from '../compositions/stagings/rka.ts';
import { serenitaStaging } from '../compositions/stagings/serenita.ts';
import { steakanjiStaging } from '../compositions/stagings/steakanji.ts';
import { wecommStaging } from '../compositions/stagings/wecomm.ts';
import { lwonitiShots } from '../photographs/lwoniti.ts';
import { rkaShots } from '../photographs/rka.ts';
import { serenitaShots } from '../photographs/serenita.ts';
import { steakanjiShots } from '../photographs/steakanji.ts';
import { wecommDesk as desk, tower, wecommShots } from '../photographs/wecomm.ts';
import { type Film, relit } from './film.ts';

const [rkaSign, rkaPapers] = rkaShots;
const [table, grillSign] = steakanjiShots;
const [model] = wecommShots;
const [, resortSign] = serenitaShots;
const [ring] = lwonitiShots;

const everyRoom = { slabs: tower(() => false, 14), lit: tower(() => true, 0) };

/** All films of the case studies. */
export const films: readonly Film[] = [
  // A car goes by in the night; the sign does not so much as blink.
  {
    client: 'rka',
    name: 'film-1',
    staging: rkaStaging,
    motion: 'passing',
    seconds: 8,
    layers: [
      relit(rkaSign, { strength: 0.5, ambience: 0.9 }),
      relit(rkaSign, { azimuth: 262, height: 24, colour: '#F4F6E8', strength: 4.2, ambience: 2 }),
    ],
    poster: 0.42,
  },
  // The watchman's torch looks at one paper after the other, and goes on.
  {
    client: 'rka',
    name: 'film-2',
    staging: rkaStaging,
    motion: 'torch',
    seconds: 10,
    layers: [
      relit(rkaPapers, { mood: 'softbox', strength: 0.07, ambience: 0.16 }),
      relit(rkaPapers, { mood: 'softbox', azimuth: 235, height: 62, strength: 0.9 }),
    ],
    poster: 0.06,
  },
  // The light of the grill breathes over the table.
  {
    client: 'steakanji',
    name: 'film-1',
    staging: steakanjiStaging,
    motion: 'flame',
    seconds: 8,
    layers: [
      relit(table, { mood: 'softbox', strength: 0.16, ambience: 0.6 }),
      relit(table, { mood: 'softbox', height: 24, colour: '#FFA868', strength: 2.1 }),
    ],
    poster: 0.2,
  },
  // Dusk: the sign is lit, name first, as every evening at six.
  {
    client: 'steakanji',
    name: 'film-2',
    staging: steakanjiStaging,
    motion: 'writing',
    seconds: 9,
    layers: [
      relit(grillSign, { strength: 0.9, ambience: 1.2 }, { colours: { glow: '#000000' } }),
      relit(grillSign, {}),
    ],
    poster: 0.45,
  },
  // Floor by floor somebody moves in.
  {
    client: 'wecomm',
    name: 'film-1',
    staging: wecommStaging,
    motion: 'rising',
    seconds: 10,
    layers: [
      relit(model, { strength: 1.1 }, { colours: { lamp: '#000000' }, prints: everyRoom }),
      relit(model, {}, { prints: everyRoom }),
    ],
    poster: 0.46,
  },
  // Clouds over the desk while somebody reads the page.
  {
    client: 'wecomm',
    name: 'film-2',
    staging: wecommStaging,
    motion: 'cloud',
    seconds: 10,
    layers: [
      relit(desk, { strength: 0.7, ambience: 0.9, sky: '#D6DCF2' }),
      relit(desk, { mood: 'sun', azimuth: 236, height: 40, gobo: 'window', strength: 1.15 }),
    ],
    poster: 0.3,
  },
  // An afternoon by the wall: the shade of the palms comes and goes with the clouds.
  {
    client: 'serenita',
    name: 'film-1',
    staging: serenitaStaging,
    motion: 'cloud',
    seconds: 10,
    layers: [
      relit(resortSign, { strength: 0.12, ambience: 1.25, gobo: 'none' }),
      relit(resortSign, {}),
    ],
    poster: 0.3,
  },
  // The sun goes by between two peaks.
  {
    client: 'lwoniti',
    name: 'film-1',
    staging: lwonitiStaging,
    motion: 'passing',
    seconds: 9,
    layers: [relit(ring, { strength: 0.22, ambience: 0.7 }), relit(ring, { strength: 1.5 })],
    poster: 0.45,
  },
];
