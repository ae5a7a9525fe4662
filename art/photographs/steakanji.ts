import { at, ground, letters } from '../compositions/prints.ts';
import { mix, n, radial, times } from '../draw/svg.ts';
import { steakanji } from '../identities/steakanji.ts';
import { ribEye } from '../scenes/steakanji.ts';
import { closeUp, type Shot, shot } from './photograph.ts';

const { palette: c } = steakanji;
const [blunt, heavy] = steakanji.typefaces;

/** From raw to charred, left to right. */
const degrees = [
  ['48°', '٤٨°', 'Raw at heart', 'نيئ القلب'],
  ['52°', '٥٢°', 'Red', 'أحمر'],
  ['56°', '٥٦°', 'Pink', 'وردي'],
  ['60°', '٦٠°', 'As your uncle likes it', 'كما يحبه خالك'],
] as const;

/** What is burnt into the board before the cuts. */
const board = (w: number, h: number) =>
  ground(w, h, '#C08D5C') +
  times(60, (i) => {
    const y = (h / 60) * i;
    return `<path d="M0 ${n(y)}Q${n(w * 0.3)} ${n(y + ((i * 37) % 9) - 4)} ${n(w * 0.6)} ${n(y)}T${w} ${n(y + 2)}" fill="none" stroke="#5E3A1E" stroke-opacity="${n(0.06 + ((i * 13) % 7) * 0.02)}" stroke-width="${n(1 + ((i * 7) % 4))}"/>`;
  }) +
  degrees
    .map(([figure, numeral, words, said], i) =>
      at(
        (w * (i + 0.5)) / 4,
        0,
        letters(figure, blunt, -w * 0.012, h * 0.79, h * 0.15, c.char, 'end') +
          letters(numeral, heavy, w * 0.012, h * 0.79, h * 0.17, c.char) +
          letters(words, blunt, 0, h * 0.875, h * 0.066, c.char, 'middle') +
          letters(said, heavy, 0, h * 0.965, h * 0.09, c.char, 'middle'),
      ),
    )
    .join('') +
  `<path d="M${w * 0.02} ${h * 0.63}H${w * 0.98}" stroke="${c.char}" stroke-width="4"/>${times(41, (i) => `<path d="M${n(w * (0.02 + 0.024 * i))} ${h * 0.63}v${i % 10 === 5 ? 24 : 12}" stroke="${c.char}" stroke-width="4"/>`)}${(
    [
      [0.305, 0.93, 34, -14],
      [0.432, 0.86, 40, 9],
      [0.45, 0.95, 38, -6],
      [0.42, 0.74, 36, 16],
      [0.315, 0.8, 37, 4],
      [0.7, 0.9, 36, -10],
      [0.16, 0.93, 35, 12],
    ] as const
  )
    .map(([x, y, size, turn]) => pointed(w * x, h * y, size, turn))
    .join('')}`;

/** What of the rib-eye of the covers fits a print. */
const onPlate = (w: number, h: number, art: string) =>
  at(w * 0.49, h * 0.49, `<g transform="scale(${w / 705})">${art}</g>`);

const shape = (w: number, h: number) =>
  ground(w, h, '#000') + onPlate(w, h, `<path d="${ribEye().body}" fill="#fff"/>`);

/** A cut from above: its heart, its rim and its fat; the marbling of one writes the word for cattle. */
const cut =
  (heart: string, rim: string, fat: string, how: { written?: boolean; grilled?: boolean } = {}) =>
  (w: number, h: number) => {
    const { body, meat, marbling, written, roots } = ribEye();
    const word = how.written ? `<path d="${written(1)}${roots()}" fill="${c.fat}"/>` : '';
    const bars = times(
      how.grilled ? 7 : 0,
      (i) =>
        `<path d="M${i * 130 - 560} 320L${i * 130 - 220} -320" stroke="#0E0806" stroke-opacity=".8" stroke-width="34"/>`,
    );
    return (
      `${radial('done', [
        [0.25, heart],
        [0.72, mix(heart, rim, 0.35)],
        [1, rim],
      ])}<filter id="torn"><feTurbulence type="fractalNoise" baseFrequency=".04" numOctaves="3" seed="8"/><feDisplacementMap in="SourceGraphic" scale="9"/></filter><clipPath id="meat"><path d="${meat}"/></clipPath>` +
      ground(w, h, mix(fat, rim, 0.2)) +
      onPlate(
        w,
        h,
        `<path d="${body}" fill="${fat}"/><g filter="url(#torn)"><path d="${meat}" fill="url(#done)"/></g><g clip-path="url(#meat)"><path d="${marbling()}" fill="${fat}" opacity=".8"/></g><g filter="url(#torn)">${word}</g>${bars}`,
      )
    );
  };

/** The grease of many fingers, where guests have pointed. */
const pointed = (x: number, y: number, size: number, turn: number) =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${n(size / 100)})" fill="none" stroke="#2A140A" stroke-opacity=".7" stroke-width="6">${times(7, (i) => `<ellipse rx="${8 + i * 8}" ry="${12 + i * 11}" stroke-dasharray="${46 + i * 9} ${3 + (i % 3) * 4}"/>`)}</g>`;

/** The menu, read from raw to charred. */
const counter = shot({
  scene: 'grill',
  camera: 'seat',
  light: {
    mood: 'rim',
    azimuth: 150,
    height: 38,
    colour: '#FFE2C4',
    sky: '#D8B8A0',
    strength: 1.7,
    ambience: 1.1,
  },
  develop: { exposure: 0.2, bloom: 0.3, contrast: 0.14 },
  ground: 'wood',
  colours: {
    counter: '#33241C',
    board: '#8A5C38',
    crust_1: '#A3303A',
    crust_2: '#6B3324',
    crust_3: '#4E2A1B',
    crust_4: '#27160F',
    iron: '#2B2928',
    ember: '#FF6A2A',
    coal: '#1C1917',
    sticks: c.lacquer,
    bowl: c.iron,
    blade: '#C9CCCE',
    handle: '#6A4A30',
    cloth: c.cream,
  },
  prints: {
    board,
    shape,
    cut_1: cut('#B3122C', '#8E1526', c.fat),
    cut_2: cut('#A81B2E', '#5A2018', c.fat, { written: true }),
    cut_3: cut('#C4626A', '#5C2F20', '#EBCBA8'),
    cut_4: cut('#7A4632', '#2E1A11', '#B98A58', { grilled: true }),
  },
});

export const steakanjiShots: readonly Shot[] = [counter, closeUp(counter, 'cut')];
