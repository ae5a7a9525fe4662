import { lwonitiStaging } from '../identities/lwoniti.ts';
import { rkaStaging } from '../identities/rka.ts';
import { serenitaStaging } from '../identities/serenita.ts';
import { steakanjiStaging } from '../identities/steakanji.ts';
import { wecommStaging } from '../identities/wecomm.ts';
import { lwonitiShots } from '../photographs/lwoniti.ts';
import { rkaShots } from '../photographs/rka.ts';
import { clouded, serenitaShots } from '../photographs/serenita.ts';
import { steakanjiShots } from '../photographs/steakanji.ts';
import { wecommModel } from '../photographs/wecomm.ts';
import { type Film, relit, seen } from './film.ts';

const [ring] = lwonitiShots;
const [gate, counter, morning] = [
  seen(rkaShots[0], 'path'),
  seen(steakanjiShots[0], 'coals'),
  seen(serenitaShots[0], 'pane'),
];

/** All films of the case studies. */
export const films: readonly Film[] = [
  // Light climbs the arches of the gate, stays, and goes down again.
  {
    client: 'rka',
    name: 'film-1',
    staging: rkaStaging,
    motion: 'rising',
    seconds: 10,
    layers: [
      relit(gate, { ambience: 1.6 }, { colours: { light: '#0B1713', court: '#000000' } }),
      relit(gate, {}),
    ],
    poster: 0.46,
  },
  // The coals breathe before anybody has ordered.
  {
    client: 'steakanji',
    name: 'film-1',
    staging: steakanjiStaging,
    motion: 'flame',
    seconds: 8,
    layers: [
      relit(counter, { strength: 0.6 }, { colours: { ember: '#7A1E08' } }),
      relit(counter, { colour: '#FFC890' }, { colours: { ember: '#FF7A30' } }),
    ],
    poster: 0.2,
  },
  // Floor by floor somebody moves in.
  {
    client: 'wecomm',
    name: 'film-1',
    staging: wecommStaging,
    motion: 'rising',
    seconds: 10,
    layers: [relit(wecommModel, { strength: 1.1 }, { colours: { lamp: '#000000' } }), wecommModel],
    poster: 0.46,
  },
  // A morning by the window: the sun comes and goes with the clouds.
  {
    client: 'serenita',
    name: 'film-1',
    staging: serenitaStaging,
    motion: 'cloud',
    seconds: 10,
    layers: [
      relit(morning, { strength: 0.1, ambience: 0.9 }, { prints: clouded }),
      relit(morning, {}),
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
