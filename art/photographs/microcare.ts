import { arabic, at, ground, wordmark } from '../compositions/prints.ts';
import { n, times } from '../draw/svg.ts';
import { microcare, microcareStaging as staging } from '../identities/microcare.ts';
import { closeUp, type Shot, shot } from './photograph.ts';

const { palette: c } = microcare;

/** The name as it is lasered into epoxy, and the dot that marks the first leg. */
const engraved = (w: number, h: number) =>
  `${ground(w, h, c.chip)}${at(w / 2, h * 0.5, wordmark(staging, w * 0.74, c.cream, 'middle'))}${at(w / 2, h * 0.7, arabic(staging, h * 0.16, c.signal, 'middle'))}<circle cx="${w * 0.1}" cy="${h * 0.88}" r="${h * 0.035}" fill="${c.signal}"/>`;

/** Six conductors side by side: down, aside and down again, each ending in a ring. */
function bundle(x: number, from: number, bend: number, slide: number, to: number): string {
  const pitch = 20;
  return times(6, (i) => {
    const [at, turn] = [x + i * pitch, bend - i * pitch * 0.41 * Math.sign(slide)];
    const end = to - (i % 3) * 34;
    return `<path d="M${at} ${from}V${n(turn)}l${slide} ${Math.abs(slide)}V${end}" fill="none" stroke="#fff" stroke-width="7"/><circle cx="${at + slide}" cy="${end}" r="8" fill="#000" stroke="#fff" stroke-width="7"/>`;
  });
}

const traces = (w: number, h: number) =>
  `${ground(w, h, '#000')}${[
    bundle(760, -20, 120, -260, 520),
    bundle(1010, -20, 220, -190, 560),
    bundle(1290, -20, 90, 150, 760),
    bundle(620, 640, 800, 260, h + 40),
    bundle(420, 700, 860, -210, h + 40),
    bundle(160, -20, 260, 170, 700),
    bundle(1180, 760, 900, 220, h + 40),
  ].join(
    '',
  )}${[8, w - 8].map((x) => [8, h - 8].map((y) => `<circle cx="${x}" cy="${y}" r="8" fill="#fff"/>`).join('')).join('')}`;

const plaster = shot({
  scene: 'circuit',
  camera: 'slant',
  light: {
    mood: 'rim',
    azimuth: 132,
    height: 46,
    colour: '#E4FBF7',
    sky: '#A9D8DC',
    strength: 1.8,
    ambience: 1.6,
  },
  ground: 'lacquer',
  colours: {
    board: '#0D5563',
    trace: '#1FA3A8',
    plaster: c.plaster,
    pad: c.pad,
    chip: c.chip,
    gold: c.gold,
    part: c.chip,
  },
  prints: { chip: engraved, traces },
});

/** A workshop bench: board green, coral, and the hours when servers stop. */
export const microcareShots: readonly Shot[] = [plaster, closeUp(plaster, 'legs')];
