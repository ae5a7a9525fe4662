import { at, ground, letters, pattern } from '../compositions/prints.ts';
import { n, polar, times } from '../draw/svg.ts';
import { musaAndPalm, musaAndPalmStaging as staging } from '../identities/musa-and-palm.ts';
import { closeUp, type Shot, shot } from './photograph.ts';

const { palette: c } = musaAndPalm;
const [latin, jomhuria] = musaAndPalm.typefaces;

/** The cloth under the tray says when. */
const cloth = (w: number, h: number) =>
  pattern(staging, w, h, '#13654B', c.palm, 1.4) +
  `<rect x="${w * 0.16}" y="${h * 0.22}" width="${w * 0.25}" height="${h * 0.56}" fill="${c.palm}"/>` +
  ['تستوي', 'الساعة', 'الرابعة']
    .map((row, i) =>
      letters(row, jomhuria, w * 0.395, h * (0.38 + i * 0.104), h * 0.171, c.banana, 'end'),
    )
    .join('') +
  letters('Ripe at', latin, w * 0.395, h * 0.672, h * 0.041, c.peel, 'end') +
  letters('four o’clock.', latin, w * 0.395, h * 0.718, h * 0.041, c.peel, 'end');

/** Twelve rays and the hours, engraved. */
const tray = (w: number, h: number) =>
  ground(w, h, '#DDAF5E') +
  times(72, (i) => {
    const [x, y] = polar([w / 2, h / 2], w * 0.3, i * 5);
    const [ox, oy] = polar([w / 2, h / 2], w * (i % 6 === 0 ? 0.2 : 0.275), i * 5);
    return `<path d="M${n(x)} ${n(y)}L${n(ox)} ${n(oy)}" stroke="${c.date}" stroke-opacity=".6" stroke-width="${i % 6 === 0 ? 4 : 2}"/>`;
  }) +
  [0.31, 0.485]
    .map(
      (r) =>
        `<circle cx="${w / 2}" cy="${h / 2}" r="${w * r}" fill="none" stroke="${c.date}" stroke-opacity=".6" stroke-width="3"/>`,
    )
    .join('');

/** Round a cup: the palm, three times. */
const cup = (w: number, h: number) =>
  ground(w, h, c.peel) +
  times(3, (i) =>
    at(
      (w * (i + 0.5)) / 3,
      h * 0.52,
      musaAndPalm.mark({ size: h * 0.62, colour: c.palm, second: c.ripe }),
    ),
  ) +
  `<rect width="${w}" height="${h * 0.07}" fill="${c.ripe}"/>`;

/** Four o’clock, told by a tray. */
const clock = shot({
  scene: 'tray',
  camera: 'above',
  light: {
    mood: 'sun',
    azimuth: 152,
    height: 31,
    gobo: 'fronds',
    colour: '#FFE3B8',
    strength: 1.1,
  },
  ground: 'linen',
  colours: {
    table: c.palm,
    brass: '#E2B560',
    coffee: '#A8752A',
    cup: c.peel,
    peel: '#F7C93A',
    tip: '#5B4420',
    date: c.date,
    plate: c.banana,
  },
  prints: { cloth, tray, cup },
});

export const musaAndPalmShots: readonly Shot[] = [clock, closeUp(clock, 'four')];
