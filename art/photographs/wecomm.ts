import { arabic, at, ground, letters, wordmark } from '../compositions/prints.ts';
import { random } from '../draw/random.ts';
import { gradient, n, times } from '../draw/svg.ts';
import { wecommStaging as staging, storey, wecomm } from '../identities/wecomm.ts';
import { closeUp, type Shot, shot } from './photograph.ts';
import { plate } from './prints.ts';

const { palette: c } = wecomm;

const FLOORS = 15;

/** The tower that is the initial, in elevation as a mask: its floors as slabs, or the rooms between them. */
const tower = (part: 'slabs' | 'rooms') => (width: number, height: number) => {
  const pitch = (height * 0.96) / FLOORS;
  const unit = width / 2.5;
  const floors = times(FLOORS, (floor) => {
    const y = height * 0.98 - (floor + 1) * pitch;
    return storey(floor / (FLOORS - 1))
      .map(([from, to]) => {
        const [x, wide] = [width / 2 + from * unit, (to - from) * unit];
        return part === 'rooms'
          ? `<rect x="${n(x + 6)}" y="${n(y)}" width="${n(wide - 12)}" height="${n(pitch + 1)}"/>`
          : `<rect x="${n(x)}" y="${n(y + pitch - 14)}" width="${n(wide)}" height="14"/><rect x="${n(x)}" y="${n(y)}" width="${n(wide)}" height="${n(14 / 3)}"/>`;
      })
      .join('');
  });
  return `${ground(width, height, '#000')}<g fill="#fff">${floors}</g>`;
};

/** The board says on a site what the adviser says in a meeting, in both languages; between them the building. */
const board = (w: number, h: number) => {
  const pad = w * 0.036;
  const foot = h - pad;
  const row = (i: number) => [pad + h * (0.117 + i * 0.146), i < 2 ? c.white : c.night] as const;
  const latin = ['FLOOR 4', 'IS WORTH IT.', 'FLOOR 5', 'IS NOT.'].map((words, i) => {
    const [y, ink] = row(i);
    return letters(words, wecomm.typefaces[0], pad, y, h * 0.146, ink);
  });
  const second = ['الدور الرابع', 'يستاهل.', 'الدور الخامس', 'لأ.'].map((words, i) => {
    const [y, ink] = row(i);
    return letters(`${words}\u200F`, wecomm.typefaces[1], w - pad, y, h * 0.106, ink, 'end');
  });
  return (
    ground(w, h, c.safety) +
    latin.join('') +
    second.join('') +
    at(pad, foot, wordmark(staging, w * 0.15, c.night)) +
    at(w - pad, foot - h * 0.012, arabic(staging, w * 0.042, c.night)) +
    building(w * 0.372, h, w * 0.256)
  );
};

/** The initial as a building that stands on the board's lower edge: floor 4 lit, floor 5 dark, the others as they are. */
function building(x: number, h: number, w: number): string {
  const count = 9;
  const pitch = (h * 0.9) / count;
  const floors = times(count, (floor) => {
    const y = h - (floor + 1) * pitch;
    const fill = floor === 3 ? c.white : floor === 4 ? c.night : c.dusk;
    return storey(floor / (count - 1))
      .map(([from, to]) => {
        const [left, wide] = [x + w * (0.5 + (from * 0.86) / 2.1), ((to - from) * w * 0.86) / 2.1];
        return `<rect x="${n(left)}" y="${n(y)}" width="${n(wide)}" height="${n(pitch * 0.72)}" fill="${fill}"/>`;
      })
      .join('');
  });
  return floors;
}

/** The last light over the city, with its first windows. */
const dusk = (w: number, h: number) => {
  const chance = random(11);
  const horizon = h * 0.955;
  const sky = gradient(
    'sky',
    [
      [0, '#0A1233'],
      [0.5, '#1B2F78'],
      [0.8, '#4A4E94'],
      [0.92, '#B4637A'],
      [1, '#F09A62'],
    ],
    { from: [0, 0], to: [0, horizon], units: 'userSpaceOnUse' },
  );
  const houses: string[] = [];
  for (let x = -20; x < w; ) {
    const [wide, tall] = [chance.between(40, 110), chance.between(24, 110)];
    houses.push(
      `<rect x="${n(x)}" y="${n(horizon - tall)}" width="${n(wide)}" height="${n(tall + h)}" fill="#0C1638"/>`,
    );
    for (let y = horizon - tall + 10; y < horizon - 8; y += 11)
      for (let window = x + 8; window < x + wide - 10; window += 10)
        if (chance.next() < 0.16)
          houses.push(
            `<rect x="${n(window)}" y="${n(y)}" width="3.4" height="4.4" fill="${chance.next() < 0.3 ? c.warm : c.lamp}"/>`,
          );
    x += wide * chance.between(0.9, 1.15);
  }
  return `<defs>${sky}</defs><rect width="${w}" height="${h}" fill="url(#sky)"/>${houses.join('')}`;
};

/** The city by night in board, which a film shows. */
export const wecommModel = shot({
  scene: 'model',
  camera: 'front',
  light: {
    mood: 'rim',
    azimuth: 215,
    height: 40,
    colour: '#DDE4FF',
    sky: '#8FA6E8',
    strength: 1.5,
  },
  ground: 'smooth',
  colours: {
    wall: '#101B40',
    plinth: c.safety,
    board: '#3A4F8F',
    tower: c.steel,
    lamp: c.lamp,
    tree: c.safety,
  },
  prints: {
    plate: plate(staging, 'deep'),
    slabs: tower('slabs'),
    lit: tower('rooms'),
  },
});

const hoarding = shot({
  scene: 'hoarding',
  camera: 'left',
  light: {
    mood: 'rim',
    azimuth: 205,
    height: 34,
    colour: '#9DB2F2',
    sky: '#6F86D8',
    strength: 0.5,
    ambience: 1.6,
  },
  ground: 'concrete',
  colours: {
    ground: '#2A3350',
    lamp: c.warm,
    steel: '#A9B4CC',
    shade: c.night,
    cap: c.safety,
    concrete: '#8F97AB',
    cone: c.safety,
    band: c.white,
    back: '#8A6A4A',
  },
  prints: { board, sky: dusk },
});

/** A site by dusk, and the floors worth having. */
export const wecommShots: readonly Shot[] = [hoarding, closeUp(hoarding, 'lamp')];
