import { arabic, at, ground, letters, text, wordmark, wrap } from '../compositions/prints.ts';
import { line, n, times } from '../draw/svg.ts';
import { afifiOffice, scroll, afifiOfficeStaging as staging } from '../identities/afifi-office.ts';
import { closeUp, type Shot, shot } from './photograph.ts';
import { mask } from './prints.ts';

const { palette: c } = afifiOffice;
const [latin, naskh] = afifiOffice.typefaces;

/** The column of the mark at its full height, as a mask: capital, flutes, base. */
const column = (w: number, h: number) => {
  const r = w * 0.2;
  const volutes = ([-1, 1] as const).map(
    (side) =>
      `<path d="${line(scroll(r, 1.8, side))}" transform="translate(${n(w / 2 + side * w * 0.27)} ${n(w * 0.3)})" fill="none" stroke="#fff" stroke-width="${n(w * 0.05)}" stroke-linecap="round"/>`,
  );
  const flutes = times(
    5,
    (i) =>
      `<rect x="${n(w * (0.22 + i * 0.123))}" y="${n(w * 0.62)}" width="${n(w * 0.068)}" height="${n(h - w * 0.98)}" rx="${n(w * 0.034)}" fill="#fff"/>`,
  );
  return `${ground(w, h, '#000')}<rect x="${n(w * 0.24)}" y="${n(w * 0.03)}" width="${n(w * 0.52)}" height="${n(w * 0.06)}" fill="#fff"/>${volutes.join('')}${flutes}<rect x="${n(w * 0.12)}" y="${n(h - w * 0.3)}" width="${n(w * 0.76)}" height="${n(w * 0.1)}" fill="#fff"/><rect x="${n(w * 0.04)}" y="${n(h - w * 0.15)}" width="${n(w * 0.92)}" height="${n(w * 0.13)}" fill="#fff"/>`;
};

/** The brass plate beside the door. */
const plate = (w: number, h: number) =>
  ground(w, h, '#D8AE66') +
  `<rect x="${w * 0.04}" y="${w * 0.04}" width="${w * 0.92}" height="${h - w * 0.08}" fill="none" stroke="${c.dark}" stroke-width="2"/>` +
  at(w * 0.22, h * 0.3, afifiOffice.mark({ size: h * 0.34, colour: c.dark })) +
  at(w * 0.4, h * 0.36, wordmark(staging, w * 0.48, c.dark)) +
  at(w * 0.92, h * 0.72, arabic(staging, h * 0.22, c.dark)) +
  text('Second floor', w * 0.08, h * 0.86, h * 0.07, c.dark) +
  letters('الدور الثاني', naskh, w * 0.92, h * 0.88, h * 0.085, c.dark, 'end');

/** A printed page of the website with a client's marks. */
const question = (w: number, h: number) =>
  ground(w, h, c.paper) +
  at(w * 0.1, h * 0.09, wordmark(staging, w * 0.2, c.garnet)) +
  at(w * 0.9, h * 0.09, arabic(staging, w * 0.065, c.garnet)) +
  letters('My partner', latin, w * 0.1, h * 0.22, w * 0.085, c.black) +
  letters('wants to leave.', latin, w * 0.1, h * 0.28, w * 0.085, c.black) +
  letters('شريكي يريد أن يخرج', naskh, w * 0.9, h * 0.36, w * 0.085, c.black, 'end') +
  wrap(
    'Begin with what happened. Who said it, when, and is it written anywhere? Bring the contract, even if nobody has read it since it was signed. What the office does: it reads, it asks, it tells you whether to talk or to write. What comes next is a first talk. It takes an hour.',
    46,
  )
    .map((row, i) => text(row, w * 0.1, h * 0.45 + i * w * 0.055, w * 0.038, c.black))
    .join('') +
  `<path d="M${w * 0.09} ${h * 0.505}Q${w * 0.4} ${h * 0.515} ${w * 0.66} ${h * 0.503}" fill="none" stroke="${c.garnet}" stroke-width="4" opacity=".7"/>` +
  `<rect x="${w * 0.1}" y="${h * 0.86}" width="${w * 0.8}" height="2" fill="${c.garnet}"/>` +
  text('1 of 2', w * 0.1, h * 0.92, w * 0.034, c.black);

/** Two steps to a first conversation. */
const evening = shot({
  scene: 'door',
  camera: 'street',
  light: {
    mood: 'softbox',
    azimuth: 215,
    height: 40,
    colour: '#E9D2C6',
    sky: '#8E7C93',
    strength: 1.3,
    ambience: 1.4,
  },
  develop: { exposure: 0.3, bloom: 0.25 },
  ground: 'plaster',
  colours: {
    wall: '#7A2A35',
    door: '#4A0D18',
    stone: '#E6D9C6',
    step: '#B9A897',
    gilt: '#E8BE74',
    light: '#FFD59A',
    mat: c.dark,
  },
  prints: {
    plate,
    question,
    column,
    name: mask.name(staging),
    arabic: mask.arabic(staging),
  },
});

export const afifiOfficeShots: readonly Shot[] = [evening, closeUp(evening, 'step')];
