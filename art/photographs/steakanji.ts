import { at, ground, letters } from '../compositions/prints.ts';
import { random } from '../draw/random.ts';
import { curve, mix, n, type Point, times } from '../draw/svg.ts';
import { cattle, steakanji } from '../identities/steakanji.ts';
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
  ground(w, h, '#A9774A') +
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
  `<path d="M${w * 0.02} ${h * 0.63}H${w * 0.98}" stroke="${c.char}" stroke-width="4"/>${times(41, (i) => `<path d="M${n(w * (0.02 + 0.024 * i))} ${h * 0.63}v${i % 10 === 5 ? 24 : 12}" stroke="${c.char}" stroke-width="4"/>`)}`;

/** A cut from above, as far done as `done` says; the marbling of the second writes the word for cattle. */
const cut =
  (done: number, written = false) =>
  (w: number, h: number) => {
    const chance = random(Math.round(done * 100) + 9);
    const heart = mix(
      '#C4203A',
      mix('#D9707A', '#8A5A44', Math.max(0, done - 0.5) * 2),
      Math.min(1, done * 1.5),
    );
    const rim = mix('#9A2A2E', '#3A2015', Math.min(1, done * 1.6 + 0.1));
    const fat = mix(c.fat, '#C99A6A', done * 0.8);
    const veins = times(written ? 30 : 60, () => {
      const [x, y, turn, long] = [
        chance.between(0.06, 0.94) * w,
        chance.between(0.06, 0.94) * h,
        chance.between(-0.9, 0.9),
        chance.between(0.06, 0.2) * w,
      ];
      const points: Point[] = Array.from({ length: 5 }, (_, i) => [
        x + (i / 4) * long * Math.cos(turn) + chance.between(-4, 4),
        y + (i / 4) * long * Math.sin(turn) + chance.between(-4, 4),
      ]);
      return `<path d="${curve(points)}" fill="none" stroke="${fat}" stroke-opacity="${n(chance.between(0.55, 0.95))}" stroke-width="${n(chance.between(1.6, 6))}" stroke-linecap="round"/>`;
    });
    const word = written
      ? `<filter id="torn"><feTurbulence type="fractalNoise" baseFrequency=".05" numOctaves="3" seed="4"/><feDisplacementMap in="SourceGraphic" scale="9"/></filter><g filter="url(#torn)" transform="translate(${w / 2} ${h / 2}) scale(${h / 300})" fill="none" stroke="${fat}" stroke-width="24" stroke-linecap="round">${cattle.map((d) => `<path d="${d}"/>`).join('')}</g>`
      : '';
    return `<defs><radialGradient id="done"><stop offset="${n(0.86 - done * 0.6)}" stop-color="${heart}"/><stop offset="1" stop-color="${rim}"/></radialGradient></defs>${ground(w, h, rim)}<rect width="${w}" height="${h}" fill="url(#done)"/>${veins}${word}${
      done > 0.9
        ? times(
            7,
            (i) =>
              `<path d="M${n(w * (i * 0.2 - 0.2))} ${h}L${n(w * (i * 0.2 + 0.25))} 0" stroke="#120B08" stroke-opacity=".75" stroke-width="${n(w * 0.04)}"/>`,
          )
        : ''
    }`;
  };

/** The menu, read from raw to charred. */
const counter = shot({
  scene: 'grill',
  camera: 'seat',
  light: {
    mood: 'rim',
    azimuth: 225,
    height: 50,
    colour: '#FFDDB8',
    sky: '#D8B8A0',
    strength: 1.5,
    ambience: 1.5,
  },
  develop: { exposure: 0.15, bloom: 0.3 },
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
    cup: c.iron,
  },
  prints: {
    board,
    cut_1: cut(0),
    cut_2: cut(0.3, true),
    cut_3: cut(0.6),
    cut_4: cut(1),
  },
});

export const steakanjiShots: readonly Shot[] = [counter, closeUp(counter, 'cut')];

