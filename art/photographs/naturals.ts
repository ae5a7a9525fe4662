import { arabic, at, ground, letters, named, text, wordmark } from '../compositions/prints.ts';
import { mix, n, times } from '../draw/svg.ts';
import { naturals, shades, naturalsStaging as staging, toLeaf } from '../identities/naturals.ts';
import { closeUp, type Shot, shot } from './photograph.ts';

const { palette: c } = naturals;
const [italic, hand] = naturals.typefaces;

/** The nine plants, in the order of the sprig: what it is, where it grew, what it does. */
const plants = [
  ['Olive leaf', 'ورق الزيتون', 'Siwa', 'Hand balm'],
  ['Moringa', 'مورينجا', 'Aswan', 'Face oil'],
  ['Sage', 'مريمية', 'Sinai', 'Lip balm'],
  ['Jasmine', 'ياسمين', 'Shubra', 'Day balm'],
  ['Chamomile', 'بابونج', 'Fayoum', 'Eye balm'],
  ['Damask rose', 'ورد بلدي', 'Giza', 'Cheek balm'],
  ['Hibiscus', 'كركديه', 'Aswan', 'Lip colour'],
  ['Henna', 'حنّاء', 'Sharqia', 'Hair balm'],
  ['Date', 'بلح', 'West bank', 'Night balm'],
] as const;

/** A lid: one leaf in one shade, the plant first, the place second, the promise last. */
const lid = (index: number) => (w: number, h: number) => {
  const shade = shades[index] ?? c.moss;
  const [plant, name, place, promise] = plants[index] ?? plants[0];
  const long = h * 0.6;
  const ridges = times(
    5,
    (i) =>
      `<path d="M0 ${n(-long * 0.04)}Q${n((i - 2) * long * 0.1)} ${n(-long * 0.5)} ${n((i - 2) * long * 0.015)} ${n(-long * 0.93)}" fill="none" stroke="${mix(shade, '#2A1C10', 0.3)}" stroke-opacity=".3" stroke-width="${n(long * 0.012)}"/>`,
  );
  return (
    ground(w, h, shade === c.milk ? '#D9C3A2' : c.sun) +
    at(
      w * 0.5,
      h * 0.675,
      `<g transform="scale(1.5 1)"><path d="${toLeaf(long)}" fill="${shade}"/></g>${ridges}`,
    ) +
    letters(plant, italic, w * 0.5, h * 0.775, h * 0.115, c.bark, 'middle') +
    letters(name, hand, w * 0.5, h * 0.87, h * 0.1, c.bark, 'middle') +
    text(`${place}. ${promise}.`, w * 0.5, h * 0.93, h * 0.044, c.bark, { anchor: 'middle' })
  );
};

/** Round every tin: the sprig and the name, four times. */
const side = (w: number, h: number) =>
  ground(w, h, c.milk) +
  times(4, (i) =>
    at(
      (w * (i + 0.5)) / 4,
      h * 0.5,
      at(-h * 1.4, 0, naturals.mark({ size: h * 0.84, colour: c.moss })) +
        at(-h * 0.95, h * 0.15, wordmark(staging, h * 1.5, c.bark)) +
        at(h * 0.75, h * 0.12, arabic(staging, h * 0.4, c.moss, 'start')),
    ),
  );

const tins = shot({
  scene: 'tins',
  camera: 'above',
  light: { mood: 'sun', azimuth: 128, height: 42, gobo: 'leaves', strength: 1.05 },
  ground: 'stone',
  colours: {
    stone: c.stone,
    tin: '#E4DED2',
    twig: '#6B5A3E',
    balm: c.olive,
    spatula: '#D8D4CC',
  },
  prints: {
    lid_1: lid(0),
    lid_2: lid(1),
    lid_3: lid(2),
    lid_4: lid(3),
    lid_5: lid(4),
    lid_6: lid(5),
    lid_7: lid(6),
    lid_8: lid(7),
    lid_9: lid(8),
    side,
    card: named(staging, 'paper', 0.6),
  },
});

/** Limestone and leaf shade. */
export const naturalsShots: readonly Shot[] = [tins, closeUp(tins, 'lid')];
