import type { Covers } from '../compositions/case-pictures.ts';
import { blur, grain, reliefFilter } from '../draw/light.ts';
import { gradient, line, mix, n, type Point, radial, svg, times, toPoints } from '../draw/svg.ts';
import { lettering } from '../identities/identity.ts';
import { monoAndCo } from '../identities/mono-and-co.ts';

const { palette: c } = monoAndCo;

/** A room of one colour. The letters stand in relief; the ampersand between them is the chair's shadow. */
export function monoAndCoScene(options: {
  width: number;
  height: number;
  /** Where the wall meets the floor. */
  floor: number;
  /** Baseline starts of the words in relief, and their size. */
  words: readonly (readonly [text: string, x: number, y: number, size: number])[];
  ampersand: { at: Point; size: number };
  chair: { at: Point; scale: number };
}): string {
  const { width, height, floor, words, ampersand, chair } = options;
  return svg(
    width,
    height,
    `<defs>${blur('soft', 7)}${blur('softer', 20)}${blur('edge', 1.6)}
${reliefFilter('plaster', { frequency: 0.018, octaves: 6, depth: 2.6, seed: 5, elevation: 62 })}
${radial(
  'wall',
  [
    [0, '#F8674A'],
    [0.45, c.lit],
    [0.8, c.pigment],
    [1, '#C33620'],
  ],
  { centre: [width * 0.3, floor * 0.45], radius: width * 0.95, units: 'userSpaceOnUse' },
)}
${gradient('floor', [
  [0, '#C8391F'],
  [0.25, '#D8452B'],
  [1, '#E9573A'],
])}
${gradient(
  'falloff',
  [
    [0, c.deep, 0.5],
    [0.35, c.deep, 0.12],
    [1, c.deep, 0],
  ],
  { from: [1, 0], to: [0, 0.4] },
)}</defs>
<rect width="${width}" height="${floor}" fill="url(#wall)"/>
<rect y="${floor}" width="${width}" height="${height - floor}" fill="url(#floor)"/>
<rect width="${width}" height="${height}" fill="#fff" filter="url(#plaster)" opacity=".2" style="mix-blend-mode:multiply"/>
<rect width="${width}" height="${height}" fill="url(#falloff)"/>
<rect y="${floor - 46}" width="${width}" height="46" fill="${c.deep}" opacity=".12" filter="url(#softer)"/>
<path d="M0 ${floor}H${width}" stroke="${c.deep}" stroke-opacity=".4" stroke-width="2.5"/>
${shadowOnFloor(ampersand, chair, floor)}
<g transform="translate(${n(ampersand.at[0])} ${n(ampersand.at[1])})" style="mix-blend-mode:multiply"><g filter="url(#edge)">${lettering('&amp;', 'Mono', { size: ampersand.size, colour: '#B05A50', anchor: 'middle' }, { weight: 800 })}</g></g>
${words.map(([text, x, y, size]) => relief(text, x, y, size)).join('')}
${ribbonChair(chair.at, chair.scale)}
${grain(width, height, 0.3)}`,
  );
}

/** The chair's shadow runs over the floor before it climbs the wall. */
function shadowOnFloor(
  ampersand: { at: Point; size: number },
  chair: { at: Point; scale: number },
  floor: number,
): string {
  const w = ampersand.size;
  const [x, y] = chair.at;
  const s = chair.scale;
  const bands: Point[][] = [
    [
      [x - 10 * s, y - 6],
      [x + 60 * s, y - 6],
      [ampersand.at[0] - w * 0.17, floor],
      [ampersand.at[0] - w * 0.3, floor],
    ],
    [
      [x + 60 * s, y - 10],
      [x + 430 * s, y - 4],
      [ampersand.at[0] + w * 0.1, floor],
      [ampersand.at[0] - w * 0.17, floor],
    ],
    [
      [x + 400 * s, y - 6],
      [x + 505 * s, y - 30],
      [ampersand.at[0] + w * 0.385, floor],
      [ampersand.at[0] + w * 0.21, floor],
    ],
  ];
  return `<g style="mix-blend-mode:multiply" filter="url(#edge)">${bands.map((band) => `<path d="${line(band, true)}" fill="#B05A50"/>`).join('')}</g>`;
}

function relief(text: string, x: number, y: number, size: number): string {
  const word = (colour: string) =>
    lettering(text, 'Mono', { size, colour }, { weight: 800, tracking: -0.055 });
  const place = (dx: number, dy: number, what: string) =>
    `<g transform="translate(${n(x + dx)} ${n(y + dy)})">${what}</g>`;
  const thickness = Math.round(size * 0.05);
  return `<g style="mix-blend-mode:multiply" opacity=".8"><g filter="url(#edge)">${times(22, (i) => place(thickness + i * 2.4, i * 0.9, word('#B4625A')))}</g></g>
${times(thickness, (i) => place(thickness - i, (thickness - i) * 0.32, word(mix(c.deep, c.shade, 0.35 + (i / thickness) * 0.3))))}
${place(-1.6, -1.8, word('#FA8262'))}${place(0, 0, word('#EC5436'))}`;
}

/** Side profile of the chair: one ribbon, from the top of the back to the end of the runner. */
const profile: readonly Point[] = bend(
  toPoints(`
  452,-470 440,-440 402,-330 366,-236 330,-204 270,-196 140,-214 66,-226 14,-214 -8,-170
  10,-126 70,-92 220,-54 330,-34 384,-20 384,-6 340,0 180,0 0,0 -36,0
`),
);

/** Rounds a polyline by cutting its corners (Chaikin), which is how a ribbon bends. */
function bend(points: readonly Point[], rounds = 3): Point[] {
  let current = [...points];
  for (let r = 0; r < rounds; r++) {
    const next: Point[] = [];
    current.forEach((point, i) => {
      const after = current[i + 1];
      if (i === 0) next.push(point);
      if (!after) {
        next.push(point);
        return;
      }
      next.push([point[0] * 0.75 + after[0] * 0.25, point[1] * 0.75 + after[1] * 0.25]);
      next.push([point[0] * 0.25 + after[0] * 0.75, point[1] * 0.25 + after[1] * 0.75]);
    });
    current = next;
  }
  return current;
}

/** The ribbon given a width and seen a little from above and the right, shaded by how each part faces the light. */
function ribbonChair(at: Point, scale: number): string {
  const depth: Point = [138, -64];
  const put = ([x, y]: Point, k = 0): Point => [
    at[0] + (x + depth[0] * k) * scale,
    at[1] + (y + depth[1] * k) * scale,
  ];
  const light: Point = [-0.42, -0.91];
  const faces: string[] = [];
  for (let i = profile.length - 2; i >= 0; i--) {
    const [a, b] = [profile[i], profile[i + 1]];
    if (!a || !b) continue;
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    // The visible face is the upper one, so the normal is turned to point up (or left where it is upright).
    let normal: Point = [(b[1] - a[1]) / long, -(b[0] - a[0]) / long];
    if (normal[1] > 0.05) normal = [-normal[0], -normal[1]];
    const lambert = normal[0] * light[0] + normal[1] * light[1];
    const tone =
      lambert > 0 ? mix(c.pigment, '#FF7A57', lambert) : mix(c.pigment, c.deep, -lambert);
    // Everything below the seat lies in its shade, deepest at the bend.
    const along = i / profile.length;
    const under = along > 0.42 ? 0.8 - (along - 0.42) * 0.5 : 0;
    const colour = mix(tone, c.deep, under);
    faces.push(
      `<path d="${line([put(a), put(b), put(b, 1), put(a, 1)], true)}" fill="${colour}" stroke="${colour}" stroke-width="1.2"/>`,
    );
  }
  const near = profile.map((point) => put(point));
  const edge = (colour: string, weight: number, dx = 0, dy = 0) =>
    `<path d="${line(near)}" fill="none" stroke="${colour}" stroke-width="${n(weight * scale)}" stroke-linejoin="round" transform="translate(${dx} ${dy})"/>`;
  const foot = [put([-36, 4]), put([390, 4]), put([390, 4], 1), put([-36, 4], 1)];
  return `<g style="mix-blend-mode:multiply"><path d="${line(foot, true)}" fill="#A14A40" filter="url(#soft)" transform="translate(14 8)"/></g>${faces.join('')}${edge(c.deep, 19, 1.5, 2)}${edge('#C23319', 16)}${edge('#FF8A66', 3, -2.5, -4)}`;
}

/** Where its things lie in each format. */
export const monoAndCoCovers: Covers = {
  tile: (page) =>
    monoAndCoScene({
      ...page,
      floor: 1040,
      words: [
        ['mono', 52, 404, 424],
        ['co', 694, 1036, 424],
      ],
      ampersand: { at: [368, 1040], size: 800 },
      chair: { at: [112, 1392], scale: 0.9 },
    }),
  wide: (page) =>
    monoAndCoScene({
      ...page,
      floor: 690,
      words: [
        ['mono', 60, 687, 330],
        ['co', 1205, 687, 330],
      ],
      ampersand: { at: [1010, 690], size: 560 },
      chair: { at: [760, 930], scale: 0.66 },
    }),
  small: (page) =>
    monoAndCoScene({
      ...page,
      floor: 640,
      words: [],
      ampersand: { at: [590, 640], size: 620 },
      chair: { at: [240, 860], scale: 0.9 },
    }),
  // The same red room without its words: the chair has written its letter already.
  banner: (page) =>
    monoAndCoScene({
      ...page,
      floor: 560,
      words: [],
      ampersand: { at: [1100, 560], size: 620 },
      chair: { at: [560, 800], scale: 0.8 },
    }),
  'banner-tall': (page) =>
    monoAndCoScene({
      ...page,
      floor: 800,
      words: [],
      ampersand: { at: [480, 800], size: 700 },
      chair: { at: [255, 1108], scale: 0.79 },
    }),
};
