import { desktop } from '../compositions/screens.ts';
import { afifiOfficeStaging as staging } from '../compositions/stagings/afifi-office.ts';
import { afifiOffice } from '../identities/afifi-office.ts';
import { type Shot, shot } from './photograph.ts';
import { marked, mask, pageOfWords, telephone } from './prints.ts';

const { palette: c } = afifiOffice;

/** A practice area, by the situation in which people come to it. */
const practicePage = (width: number, height: number) =>
  desktop(
    staging,
    {
      ground: 'paper',
      blocks: [
        { kind: 'bar', right: 'العربية' },
        { kind: 'title', lines: ['My partner', 'wants to leave'], size: 50 },
        {
          kind: 'rows',
          rows: [
            ['What we do', 'Companies'],
            ['What we need', 'The contract'],
            ['What comes next', 'A first talk'],
          ],
        },
        { kind: 'button', label: 'Call me back' },
      ],
    },
    { ground: 'accent', blocks: [{ kind: 'cover', format: 'small', height: 896 }] },
    width,
    height,
  );

/** The column in gilt on a garnet leaf. */
const gilded = marked({ ...staging, tones: { ...staging.tones, onAccent: c.gilt } }, 'accent', {
  size: 0.5,
});

/** Law calf, gilt and pleated paper against burgundy. */
export const afifiOfficeShots: readonly Shot[] = [
  shot({
    scene: 'laptop',
    camera: 'front',
    light: {
      mood: 'rim',
      azimuth: 228,
      height: 40,
      colour: '#FFE4C2',
      sky: '#E8C9B4',
      strength: 1.8,
    },
    ground: 'wood',
    colours: { wall: '#7A1B2E', desk: '#6E4024', notebook: c.garnet, cup: c.paper },
    prints: { screen: practicePage, notebook: marked(staging, 'accent', { size: 0.44 }) },
  }),
  shot({
    scene: 'sign',
    camera: 'close',
    light: { mood: 'softbox', azimuth: 232, height: 46, colour: '#FFE9CF', strength: 1.2 },
    ground: 'plaster',
    colours: {
      wall: '#7E1F33',
      floor: '#4A1622',
      letters: c.gilt,
      mark: c.gilt,
      pot: c.calf,
      leaf: '#5F7A58',
    },
    prints: { name: mask.name(staging), mark: mask.mark(staging) },
  }),
  shot({
    scene: 'book',
    camera: 'slant',
    light: {
      mood: 'rim',
      azimuth: 140,
      height: 44,
      colour: '#FFE6C8',
      sky: '#E8C9B4',
      strength: 1.8,
      ambience: 1.2,
    },
    ground: 'wood',
    colours: { floor: '#7A4A2A', cover: c.garnet, accent: c.garnet, paper: c.paper },
    prints: {
      left: gilded,
      right: pageOfWords(staging, 'paper', { heading: 12, length: 38 }),
      screen: telephone(staging),
    },
  }),
];
