import { arabic, at, ground, letters, text, wordmark } from '../compositions/prints.ts';
import { n } from '../draw/svg.ts';
import { lettering } from '../identities/identity.ts';
import { dots, skeleton, zaytonaStaging as staging, zaytona } from '../identities/zaytona.ts';
import { closeUp, type Shot, shot } from './photograph.ts';

const { palette: c } = zaytona;

/** The name as it is cut for the counter: olives where its dots belong. */
const dotted = (x: number, y: number, size: number, ink: string, olives: readonly string[]) =>
  `<g transform="translate(${n(x)} ${n(y)})">${lettering(skeleton, 'Zaytona Arabic', { size, colour: ink, anchor: 'middle' }, { weight: 700, direction: 'rtl' })}${dots.map(([dx, dy], i) => `<ellipse rx="${n(size * 0.1)}" ry="${n(size * 0.082)}" transform="translate(${n(dx * size)} ${n(dy * size)}) rotate(${i * 53 - 30})" fill="${olives[i % olives.length]}"/>`).join('')}</g>`;

/** What is pasted on a crate. */
const label = (w: number, h: number) =>
  `${ground(w, h, c.lime)}<rect x="14" y="14" width="${w - 28}" height="${h - 28}" rx="10" fill="none" stroke="${c.board}" stroke-width="5"/>${dotted(w * 0.5, h * 0.57, h * 0.5, c.board, [c.pimento, c.leaf, c.pit])}${at(w * 0.5, h * 0.87, wordmark(staging, w * 0.3, c.pimento, 'middle'))}`;

const oilTin = (w: number, h: number) =>
  `${ground(w, h, c.leaf)}<rect y="${n(h * 0.66)}" width="${w}" height="${n(h * 0.34)}" fill="${c.oil}"/>${at(w / 2, h * 0.27, zaytona.mark({ size: w * 0.5, colour: c.lime, second: c.pimento }))}${at(w / 2, h * 0.56, wordmark(staging, w * 0.76, c.paper, 'middle'))}${at(w / 2, h * 0.8, arabic(staging, w * 0.2, c.board, 'middle'))}${text('Oil. Nothing else.', w / 2, h * 0.92, w * 0.07, c.board, { anchor: 'middle', weight: 500 })}`;

/** The flag speaks: here, taste this one. */
const flag = (w: number, h: number) =>
  ground(w, h, '#FFFBEA') +
  letters('دوق دي', zaytona.typefaces[1], w * 0.47, h * 0.48, h * 0.44, c.pimento, 'middle') +
  letters('taste this one', zaytona.typefaces[0], w * 0.47, h * 0.87, h * 0.2, c.board, 'middle');

const crate = shot({
  scene: 'crate',
  camera: 'front',
  light: { mood: 'sun', azimuth: 212, height: 42 },
  ground: 'plaster',
  colours: {
    ground: '#EE6A45',
    wood: '#DDB57C',
    tin: c.leaf,
    cap: c.oil,
    green: '#8FA332',
    black: '#2E1626',
    blush: '#8A5A34',
    lemon: '#F6CB2E',
    leaf: '#5C7526',
    under: '#A9B58A',
    twig: '#7A6A45',
  },
  prints: { label, tin: oilTin, flag },
});

/** A counter at noon: lime, olive and pimento. */
export const zaytonaShots: readonly Shot[] = [crate, closeUp(crate, 'flag')];
