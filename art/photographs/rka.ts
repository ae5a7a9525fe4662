import { details, envelope, letterhead } from '../compositions/prints.ts';
import { desktop } from '../compositions/screens.ts';
import { rkaStaging as staging } from '../compositions/stagings/rka.ts';
import { rka } from '../identities/rka.ts';
import { type Shot, shot } from './photograph.ts';
import { marked, mask } from './prints.ts';

const { palette: c } = rka;

/** What the watch looks at: the hours of a night with nothing in them. */
const watch = (width: number, height: number) =>
  desktop(
    staging,
    {
      ground: 'deep',
      blocks: [
        { kind: 'bar', right: 'العربية' },
        { kind: 'title', lines: ['Nothing', 'happened.'], size: 76 },
        {
          kind: 'rows',
          rows: [
            ['22:00', 'Doors closed'],
            ['01:40', 'A cat, let through'],
            ['06:00', 'Doors open'],
          ],
        },
        { kind: 'button', label: 'Good night' },
      ],
    },
    { ground: 'accent', blocks: [{ kind: 'cover', format: 'small', height: 896 }] },
    width,
    height,
  );

/** Basalt at night, and one steady green. */
export const rkaShots: readonly Shot[] = [
  shot({
    scene: 'sign',
    camera: 'front',
    light: {
      mood: 'rim',
      azimuth: 215,
      height: 38,
      colour: '#DCEBE3',
      sky: '#9FC4B2',
      strength: 1.9,
      ambience: 2,
    },
    ground: 'concrete',
    colours: {
      wall: '#26332F',
      floor: '#1B2523',
      letters: c.dust,
      mark: c.steady,
      pot: '#3C4C46',
      leaf: '#7DB59A',
      glow: c.signal,
    },
    prints: { name: mask.name(staging), mark: mask.mark(staging), arabic: mask.arabic(staging) },
  }),
  shot({
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
  }),
  shot({
    scene: 'laptop',
    camera: 'front',
    light: {
      mood: 'softbox',
      azimuth: 200,
      height: 46,
      colour: '#DCEBE3',
      sky: '#9FC4B2',
      strength: 2.5,
      ambience: 1.3,
    },
    ground: 'stone',
    colours: { wall: '#1F4A3B', desk: '#3A4B45', notebook: c.steady, cup: c.dust, body: '#8C9692' },
    prints: { screen: watch, notebook: marked(staging, 'accent', { size: 0.44 }) },
  }),
];
