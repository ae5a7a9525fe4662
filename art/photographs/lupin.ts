import { mix, n, times } from '../draw/svg.ts';
import { lupin, lupinStaging as staging } from '../identities/lupin.ts';
import { closeUp, type Shot, shot } from './photograph.ts';
import { plate } from './prints.ts';

const { palette: c } = lupin;

/** Ten rows of arched bays, one above another, each with fewer and paler ones than the row below. */
const storeys = (width: number, height: number) => {
  const rows = 10;
  const tall = height / rows;
  return times(rows, (row) => {
    const bays = 24 - row;
    const wide = width / bays;
    const y = height - (row + 1) * tall;
    const paler = row / (rows - 1);
    const wall = mix(c.violet, c.lilac, paler);
    return `<rect y="${n(y)}" width="${width}" height="${n(tall + 1)}" fill="${wall}"/>${times(
      bays,
      (bay) => {
        const [x, half] = [(bay + 0.5) * wide, wide * 0.3];
        const door = (r: number, top: number) =>
          `M${n(x - r)} ${n(y + tall)}V${n(y + top + r)}a${n(r)} ${n(r)} 0 0 1 ${n(r * 2)} 0V${n(y + tall)}Z`;
        return `<path d="${door(half * 1.42, tall * 0.16)}" fill="${mix(wall, c.tip, 0.28)}"/><path d="${door(half, tall * 0.32)}" fill="${mix(c.root, c.violet, paler * 0.8)}"/>`;
      },
    )}`;
  });
};

const model = shot({
  scene: 'model',
  camera: 'high',
  light: { mood: 'sun', azimuth: 205, height: 30, colour: '#FFF1E2', sky: '#E6E2F4' },
  ground: 'smooth',
  colours: {
    wall: '#CFC3E6',
    plinth: c.root,
    board: '#F4F0FA',
    tower: c.lilac,
    tree: c.leaf,
    cab: c.cab,
  },
  prints: { plate: plate(staging, 'accent', 'lupin.example'), storeys },
});

/** White card, one violet, a long morning. */
export const lupinShots: readonly Shot[] = [model, closeUp(model, 'storey')];
