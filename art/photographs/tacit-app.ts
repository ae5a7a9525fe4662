import { arabic, at, ground, text, wordmark, wrap } from '../compositions/prints.ts';
import { n } from '../draw/svg.ts';
import { tacitAppStaging as staging, tacitApp } from '../identities/tacit-app.ts';
import { closeUp, type Shot, shot } from './photograph.ts';

const { palette: c } = tacitApp;

const clauses = [
  '5.2 The clause about delivery comes back every time and is struck out every time.',
  '5.3 Notices are sent in writing to the address below and read by somebody else.',
  '6.1 Nothing in this agreement says who really decides.',
  '6.2 Changes are valid in writing only, except the ones made in the corridor.',
  '6.3 The renewal is discussed in the month before, over lunch, by two people who are not named here.',
  '6.4 The copy that counts is the one that can be found.',
];

/** A page of the contract. Whoever read it marked what matters and put the answer in a bubble. */
const contract = (w: number, h: number) => {
  const [pad, size, leading] = [w * 0.1, w * 0.0295, w * 0.0295 * 1.72];
  const rows = clauses.flatMap((clause, i) => [
    ...wrap(clause, 39).map((row) => ({ row, marked: i === 2 })),
    { row: '', marked: false },
  ]);
  const top = h * 0.245;
  const lines = rows.map(({ row, marked }, i) => {
    const y = top + i * leading;
    const long = row.length * size * 0.7;
    const stroke = marked
      ? `<path d="M${n(pad - 9)} ${n(y - size * 0.98)}l${n(long + 22)} ${i % 2 ? -3 : 2}l-4 ${n(size * 1.42)}l${n(-long - 16)} ${i % 2 ? 3 : -2}Z" fill="${c.mango}"/>`
      : '';
    return stroke + text(row, pad, y, size, c.ink);
  });
  return `${ground(w, h, '#FFFFFF')}${at(pad, h * 0.115, wordmark(staging, w * 0.2, c.ink))}${text('Agreement, version 4, page 3', pad, h * 0.175, size * 0.86, c.iris)}${lines.join('')}`;
};

/** Bubble and name along a marker's barrel, from its tip on. */
const barrel = (base: string, ink: string) => (w: number, h: number) =>
  `${ground(w, h, base)}<g transform="translate(${n(w / 2)} ${n(h / 2)}) rotate(90)">${at(-h * 0.37, w * 0.01, tacitApp.mark({ size: w * 0.16, colour: ink, second: ink }))}${at(-h * 0.08, w * 0.055, wordmark(staging, h * 0.33, ink, 'middle'))}${at(h * 0.43, w * 0.035, arabic(staging, w * 0.1, ink, 'end'))}</g>`;

const marker = shot({
  scene: 'highlighter',
  camera: 'slant',
  light: { mood: 'softbox', azimuth: 140, height: 44, strength: 1.15 },
  ground: 'paper',
  colours: {
    ground: c.indigo,
    paper: '#FFFFFF',
    pen: c.mango,
    second: c.iris,
    ink: '#FFC64A',
    collar: c.ink,
  },
  develop: { exposure: 0.25 },
  prints: { page: contract, pen: barrel(c.mango, c.ink), second: barrel(c.iris, c.paper) },
});

/** Indigo paper and one highlighter. */
export const tacitAppShots: readonly Shot[] = [marker, closeUp(marker, 'tip')];
