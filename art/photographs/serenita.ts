import { arabic, at, ground, text, wordmark, wrap } from '../compositions/prints.ts';
import { random } from '../draw/random.ts';
import { curve, gradient, n, type Point, radial, times } from '../draw/svg.ts';
import { serenita, serenitaStaging as staging, tide } from '../identities/serenita.ts';
import { inks } from '../identities/staging.ts';
import { closeUp, type Shot, shot } from './photograph.ts';

const { palette: c } = serenita;

/** Sea and sand, the horizon `sea` and the beach `sand` of the height down. */
const shore = (w: number, h: number, sea: number, sand: number) =>
  `<defs>${gradient('sky', [
    [0, '#BFD9DB'],
    [1, '#F4E6D2'],
  ])}${gradient('water', [
    [0, '#6FAFAE'],
    [0.55, c.lagoon],
    [0.85, '#7CC0B5'],
    [1, '#D5E9DD'],
  ])}${gradient('beach', [
    [0, '#D9BE97'],
    [0.2, c.sand],
    [1, '#F1E3C8'],
  ])}</defs><rect width="${w}" height="${n(h * sea)}" fill="url(#sky)"/><rect y="${n(h * sea)}" width="${w}" height="${n(h * (sand - sea))}" fill="url(#water)"/><rect y="${n(h * sand)}" width="${w}" height="${n(h * (1 - sand))}" fill="url(#beach)"/>`;

/** A parasol seen from the house, its pole's foot at 0,0. */
const parasol = (size: number) =>
  `<ellipse cx="${n(size * 0.5)}" cy="0" rx="${n(size * 0.62)}" ry="${n(size * 0.07)}" fill="#A8835A" opacity=".55"/><path d="M0 0L${n(size * 0.05)} ${n(-size * 1.12)}" stroke="#F6F0E6" stroke-width="${n(size * 0.035)}"/><path d="M${n(-size * 0.62)} ${n(-size * 0.76)}Q${n(-size * 0.42)} ${n(-size * 1.28)} ${n(size * 0.06)} ${n(-size * 1.3)}Q${n(size * 0.56)} ${n(-size * 1.22)} ${n(size * 0.68)} ${n(-size * 0.66)}Q${n(size * 0.02)} ${n(-size * 0.92)} ${n(-size * 0.62)} ${n(-size * 0.76)}Z" fill="${c.coral}"/><path d="M${n(size * 0.06)} ${n(-size * 1.3)}Q${n(size * 0.56)} ${n(-size * 1.22)} ${n(size * 0.68)} ${n(-size * 0.66)}Q${n(size * 0.36)} ${n(-size * 0.84)} ${n(size * 0.14)} ${n(-size * 0.83)}Z" fill="${c.clay}" opacity=".5"/>`;

/** What the open casement shows. */
const view = (w: number, h: number) =>
  `<filter id="far"><feGaussianBlur stdDeviation="2.2"/></filter><g filter="url(#far)">${shore(w, h, 0.495, 0.68)}${[
    0, 1, 2,
  ]
    .map(
      (i) =>
        `<path d="${tide(w * (1 - i * 0.12), 14)}" transform="translate(${n(w * 0.52)} ${n(h * (0.69 - i * 0.032))})" fill="none" stroke="#FBFAF4" stroke-width="${9 - i * 2.5}" stroke-linecap="round"/>`,
    )
    .join('')}${at(w * 0.545, h * 0.825, parasol(170))}</g>`;

/** A pane misted over from inside: the sun and the tide are drawn into it with a finger, and have begun to run. */
const fog = (w: number, h: number) => {
  const chance = random(7);
  const size = w * 0.82;
  const finger = w * 0.052;
  const swells = [
    [0.84, 0.06, 0.11],
    [0.66, 0.05, 0.26],
    [0.42, 0.035, 0.4],
  ] as const;
  const strokes =
    `<circle r="${n(size * 0.16)}" cy="${n(size * -0.16)}" fill="#fff"/>` +
    swells
      .map(
        ([long, swell, y]) =>
          `<path d="${tide(size * long, size * swell)}" transform="translate(0 ${n(size * y)})" fill="none" stroke="#fff" stroke-width="${n(finger)}" stroke-linecap="round"/>`,
      )
      .join('');
  const runs = (
    [
      [-0.25, 0.11, 0.34],
      [0.06, 0.26, 0.5],
      [0.27, 0.11, 0.2],
      [-0.1, 0.4, 0.28],
      [0.05, -0.02, 0.1],
    ] as const
  )
    .map(([x, y, long]) => {
      const points: Point[] = Array.from({ length: 6 }, (_, i) => [
        size * x + (chance.next() - 0.5) * 7,
        size * (y + (long * i) / 5),
      ]);
      const [endX, endY] = points[5] ?? [0, 0];
      return `<path d="${curve(points)}" fill="none" stroke="#fff" stroke-width="${n(5 + chance.next() * 3)}" stroke-linecap="round"/><ellipse cx="${n(endX)}" cy="${n(endY)}" rx="7.5" ry="11" fill="#fff"/>`;
    })
    .join('');
  const beads = times(260, () => {
    const y = chance.next() ** 0.6 * h;
    return `<circle cx="${n(chance.next() * w)}" cy="${n(y)}" r="${n(0.8 + chance.next() ** 3 * 4)}" fill="#fff" opacity="${n(0.25 + chance.next() * 0.5)}"/>`;
  });
  return `<defs><filter id="hand" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency=".022" numOctaves="2" seed="5"/><feDisplacementMap in="SourceGraphic" scale="13"/></filter><mask id="wiped"><g transform="translate(${n(w / 2)} ${n(h * 0.42)})"><g filter="url(#hand)">${strokes}</g>${runs}</g>${beads}</mask>${gradient(
    'mist',
    [
      [0, '#DCE7E4'],
      [0.34, '#EFEAE0'],
      [0.44, '#C3DAD5'],
      [0.58, '#A9CCC7'],
      [0.7, '#CFDFD6'],
      [0.8, '#EBE2D1'],
      [1, '#F2EBDD'],
    ],
  )}${radial('shade', [
    [0, '#E9A58E', 0.75],
    [0.5, '#E9A58E', 0.4],
    [1, '#E9A58E', 0],
  ])}</defs><rect width="${w}" height="${h}" fill="url(#mist)"/><ellipse cx="${n(w * 0.74)}" cy="${n(h * 0.72)}" rx="${n(w * 0.26)}" ry="${n(w * 0.19)}" fill="url(#shade)"/><g mask="url(#wiped)">${shore(w, h, 0.378, 0.7)}<rect width="${w}" height="${h}" fill="${c.deep}" opacity=".42"/>${at(w * 0.7, h * 0.86, parasol(230))}</g>`;
};

/** A length of towel; the fold that is seen is its middle. */
const towel = (base: string, band: string) => (w: number, h: number) =>
  ground(w, h, base) +
  [0.44, 0.485, 0.53]
    .map(
      (y, i) =>
        `<rect y="${n(h * y)}" width="${w}" height="${n(h * (0.026 - i * 0.007))}" fill="${band}"/>`,
    )
    .join('');

/** The letter to guests on the window sill. */
const letter = (w: number, h: number) => {
  const pad = w * 0.1;
  const size = w * 0.0215;
  const rows = [
    'Dear guest,',
    'your room faces east. The sun is on the table by seven and off the bed by nine; the shutter on the left takes care of the first, a late breakfast of the second.',
    'There is no programme. The boat goes out when the water is flat, the oven is lit when it is not. If you need anything, leave the door open.',
    'Sleep well. We will be quiet.',
  ].flatMap((paragraph) => [...wrap(paragraph, 62), '']);
  const foot = ['hello@serenita.example', 'serenita.example', 'Third house on the beach'];
  const { ground: paper, ink, hint: accent } = inks(staging, 'paper');
  return `${ground(w, h, paper)}${at(pad, pad * 1.1, wordmark(staging, Math.min(w * 0.3, w * 0.062 * staging.em[0]), ink))}${at(w - pad, pad * 1.1, arabic(staging, w * 0.062, accent))}${rows
    .map((row, i) => text(row, pad, h * 0.3 + i * size * 1.7, size, ink))
    .join(
      '',
    )}${at(pad + w * 0.045, h * 0.3 + rows.length * size * 1.7 + w * 0.07, serenita.mark({ size: w * 0.1, colour: accent, second: ink }))}<rect x="${n(pad)}" y="${n(h - pad * 1.25)}" width="${n(w - pad * 2)}" height="1.5" fill="${accent}"/>${text(foot.join('     '), pad, h - pad * 0.82, size * 0.8, ink)}`;
};

/** Sewn to a towel: both names on one line, at one pace. */
const label = (w: number, h: number) =>
  ground(w, h, c.shell) +
  at(w * 0.07, h * 0.62, wordmark(staging, w * 0.46, c.deep)) +
  at(w * 0.93, h * 0.62, arabic(staging, h * 0.3, c.deep));

/** The third house on the beach. */
const tag = (w: number, h: number) =>
  ground(w, h, '#D8B483') +
  at(w / 2, h * 0.42, serenita.mark({ size: w * 0.56, colour: c.deep, second: c.clay })) +
  text('3', w / 2, h * 0.88, h * 0.2, c.deep, { anchor: 'middle' });

/** A cool morning in the third house. */
const morning = shot({
  scene: 'window',
  camera: 'room',
  light: { mood: 'sun', azimuth: 52, height: 33, colour: '#FFE6C6', strength: 1.2, ambience: 1.45 },
  develop: { exposure: 0.12 },
  ground: 'plaster',
  colours: {
    wall: '#EFE6D8',
    frame: '#F3EEE4',
    sill: '#D9C3A0',
    stripe: '#E9DCC6',
    pebble: '#8FA5A0',
    wood: '#C9A06C',
    metal: '#D9B46A',
  },
  prints: {
    view,
    fog,
    letter,
    towel: towel(c.coral, c.shell),
    second: towel(c.shell, c.lagoon),
    label,
    tag,
  },
});

export const serenitaShots: readonly Shot[] = [morning, closeUp(morning, 'sill')];

const inShade = (print: typeof fog) => (w: number, h: number) =>
  `${print(w, h)}<rect width="${w}" height="${h}" fill="#3B5661" opacity=".42"/>`;

/** What a film shows of the view and the pane while a cloud is before the sun. */
export const clouded = { view: inShade(view), fog: inShade(fog) };
