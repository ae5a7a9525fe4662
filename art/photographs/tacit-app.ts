import { at, ground, letters, patterned, text, wordmark } from '../compositions/prints.ts';
import { tacitAppStaging as staging } from '../compositions/stagings/tacit-app.ts';
import { n } from '../draw/svg.ts';
import { bubble, tacitApp } from '../identities/tacit-app.ts';
import { type Shot, shot } from './photograph.ts';
import { pageOfWords, pictured, said, telephone, wrapped } from './prints.ts';

const { palette: c } = tacitApp;

/** A rule that was written nowhere, now in a bubble that somebody has filled in. */
const rule = (w: number, h: number) =>
  `${ground(w, h, c.indigo)}<path d="${bubble(w * 0.82, h * 0.44)}" transform="translate(${n(w / 2)} ${n(h * 0.38)})" fill="${c.mango}"/>${['مين بيقرر', 'فعلا؟'].map((row, i) => letters(row, tacitApp.typefaces[1], w * 0.82, h * (0.355 + i * 0.13), w * 0.155, c.ink, 'end')).join('')}${text('Rule no. 14', w * 0.09, h * 0.12, w * 0.042, c.lilac)}${text('Not the one who asks the most.', w * 0.09, h * 0.79, w * 0.036, c.lilac)}${at(w * 0.09, h * 0.92, wordmark(staging, w * 0.26, c.paper))}`;

/** Indigo paper and one highlighter. */
export const tacitAppShots: readonly Shot[] = [
  shot({
    scene: 'book',
    camera: 'close',
    light: { mood: 'softbox', azimuth: 150, height: 50, strength: 1.15 },
    ground: 'paper',
    colours: { floor: '#EFA21A', cover: c.indigo, accent: c.iris },
    prints: {
      left: pictured(staging, 'tile'),
      right: pageOfWords(staging, 'paper', { heading: 14, length: 33 }),
      screen: telephone(staging),
    },
  }),
  shot({
    scene: 'poster',
    camera: 'close',
    light: { mood: 'softbox', azimuth: 235, height: 44, strength: 1.15 },
    ground: 'plaster',
    colours: { wall: '#B9C1F3', floor: '#5C6BC9', frame: c.ink, bench: '#D2A565' },
    prints: {
      left: said(staging, 'accent'),
      middle: rule,
      right: patterned(staging, c.iris, c.paper, 1.5),
    },
  }),
  shot({
    scene: 'cups',
    camera: 'low',
    light: { mood: 'sun', azimuth: 300, height: 36, gobo: 'window', sky: '#E5E8FB' },
    ground: 'smooth',
    colours: {
      wall: '#8E9AE6',
      counter: '#E9ECFF',
      lid: c.ink,
      paper: '#FFFFFF',
      counter_of: 'smooth',
    },
    prints: {
      first: patterned(staging, c.lilac, c.indigo, 1.4),
      second: wrapped(staging, 'accent', { rows: ['Rule no. 14', 'Coffee first'] }),
      third: wrapped(staging, 'deep'),
    },
  }),
];
