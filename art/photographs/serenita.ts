import { details, envelope, letterhead, quiet } from '../compositions/prints.ts';
import { serenitaStaging as staging } from '../compositions/stagings/serenita.ts';
import { serenita } from '../identities/serenita.ts';
import { type Shot, shot } from './photograph.ts';
import { labelled, mask, wrapped } from './prints.ts';

const { palette: c } = serenita;

/** Lime plaster, sea glass and the shade of palms. */
export const serenitaShots: readonly Shot[] = [
  shot({
    scene: 'letter',
    camera: 'slant',
    light: { mood: 'sun', azimuth: 60, height: 44, gobo: 'fronds' },
    ground: 'plaster',
    colours: { floor: c.sand, envelope: c.coral, pencil: c.deep },
    prints: {
      letter: letterhead(staging),
      envelope: envelope(staging, 'accent'),
      card: quiet(staging, 'deep'),
      card_back: details(staging),
    },
  }),
  shot({
    scene: 'sign',
    camera: 'front',
    light: { mood: 'sun', azimuth: 226, height: 40, gobo: 'fronds' },
    ground: 'plaster',
    colours: {
      wall: '#EDE2D0',
      floor: '#CDBFA9',
      letters: c.deep,
      mark: c.coral,
      pot: '#C9805F',
      leaf: '#5E7F66',
    },
    prints: { name: mask.name(staging), mark: mask.mark(staging), arabic: mask.arabic(staging) },
  }),
  shot({
    scene: 'jars',
    camera: 'front',
    light: { mood: 'sun', azimuth: 320, height: 38, gobo: 'leaves' },
    ground: 'plaster',
    colours: {
      wall: c.glass,
      bottle: c.shell,
      tall: c.lagoon,
      jar: c.coral,
      lid: '#C49A6C',
      pump: c.deep,
      block: '#F3ECDF',
      drum: c.coral,
      pebble: '#7E9B98',
    },
    prints: {
      bottle: wrapped(staging, 'paper', { rows: ['BODY WASH', '300 ml'] }),
      tall: wrapped(staging, 'deep', { rows: ['BATH OIL', '150 ml'], share: 0.3 }),
      jar: labelled(staging, 'accent', { share: 0.26, tall: 1, grow: 0.5 }),
    },
  }),
];
