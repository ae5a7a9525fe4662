import { lwonitiStaging } from '../compositions/stagings/lwoniti.ts';
import { rkaStaging } from '../compositions/stagings/rka.ts';
import { serenitaStaging } from '../compositions/stagings/serenita.ts';
import { steakanjiStaging } from '../compositions/stagings/steakanji.ts';
import { wecommStaging } from '../compositions/stagings/wecomm.ts';
import { lwonitiShots } from '../photographs/lwoniti.ts';
import { rkaPapers } from '../photographs/rka.ts';
import { serenitaSign } from '../photographs/serenita.ts';
import { steakanjiSign, steakanjiTable } from '../photographs/steakanji.ts';
import { wecommDesk as desk, tower, wecommShots } from '../photographs/wecomm.ts';
import { type Film, relit } from './film.ts';

const [model] = wecommShots;
const [ring] = lwonitiShots;

const everyRoom = { slabs: tower(() => false, 14), lit: tower(() => true, 0) };

/** All films of the case studies. */
export const films: readonly Film[] = [
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
      relit(steakanjiTable, { mood: 'softbox', strength: 0.16, ambience: 0.6 }),
      relit(steakanjiTable, { mood: 'softbox', height: 24, colour: '#FFA868', strength: 2.1 }),
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
      relit(steakanjiSign, { strength: 0.9, ambience: 1.2 }, { colours: { glow: '#000000' } }),
      relit(steakanjiSign, {}),
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
      relit(serenitaSign, { strength: 0.12, ambience: 1.25, gobo: 'none' }),
      relit(serenitaSign, {}),
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
