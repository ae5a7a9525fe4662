import type { Covers } from '../compositions/case-pictures.ts';
import { blur, grain, reliefFilter } from '../draw/light.ts';
import { curve, gradient, n, type Point, radial, svg, times } from '../draw/svg.ts';
import { lettering } from '../identities/identity.ts';
import { dots, skeleton, zaytona } from '../identities/zaytona.ts';

const { palette: c } = zaytona;

type Kind = 'green' | 'black' | 'blush';

/** Which olive plays which dot, and how it lies. */
const olives: readonly { kind: Kind; turn: number }[] = [
  { kind: 'green', turn: -38 },
  { kind: 'black', turn: 24 },
  { kind: 'green', turn: -12 },
  { kind: 'green', turn: 62 },
  { kind: 'blush', turn: -30 },
  { kind: 'black', turn: -50 },
  { kind: 'green', turn: 18 },
  { kind: 'black', turn: -22 },
];

/** The Arabic name cut from board, laid out on the counter in hard sun; its eight dots are olives. */
export function zaytonaScene(options: {
  width: number;
  height: number;
  /** Middle of the word's baseline. */
  at: Point;
  size: number;
  /** Foot of the flag's stick is the first olive; this is its head. Without it there is no Latin name. */
  flag?: Point;
  /** Where sprigs lie, with their turn in degrees and size. */
  sprigs: readonly (readonly [x: number, y: number, turn: number, size: number])[];
  /** Only these dots, for a crop that shows olives and no word. */
  only?: 'olives';
  loose?: readonly (readonly [x: number, y: number, kind: Kind, turn: number, size?: number])[];
}): string {
  const { width, height, at, size, flag, sprigs, loose = [], only } = options;
  const r = size * 0.106;
  const first = dots[0] ?? [0, 0];
  const anchor: Point = [at[0] + first[0] * size, at[1] + first[1] * size];
  const laid = only
    ? []
    : dots.map((dot, i) => ({
        x: at[0] + dot[0] * size,
        y: at[1] + dot[1] * size,
        ...(olives[i] ?? { kind: 'green' as const, turn: 0 }),
      }));
  return svg(
    width,
    height,
    `<defs>${blur('soft', 5)}${blur('softer', 16)}${blur('edge', 1.1)}${blur('shine', 2.6)}${blur('glow', 22)}
${reliefFilter('paper', { frequency: 0.035, octaves: 5, depth: 3.2, seed: 8, elevation: 60 })}
${gradient('face', [
  [0, '#44611D'],
  [0.5, '#2F4612'],
  [1, '#22330D'],
])}
${radial(
  'sunny',
  [
    [0, '#FBFFB8', 0.85],
    [1, '#FBFFB8', 0],
  ],
  { centre: [width * 0.22, height * 0.12], radius: width * 0.95, units: 'userSpaceOnUse' },
)}
${oliveDefs()}${leafDefs()}</defs>
<rect width="${width}" height="${height}" fill="${c.lime}"/>
<rect width="${width}" height="${height}" fill="url(#sunny)"/>
<rect width="${width}" height="${height}" fill="#fff" filter="url(#paper)" opacity=".22" style="mix-blend-mode:multiply"/>
${sprigs.map(([x, y, turn, scale]) => sprig(x, y, turn, scale)).join('')}
${only ? '' : board(at, size)}
${loose.map(([x, y, kind, turn, scale = 1]) => olive(x, y, r * scale, kind, turn)).join('')}
${laid.map(({ x, y, kind, turn }) => olive(x, y, r, kind, turn)).join('')}
${flag ? cocktailFlag(anchor, flag, size, r) : ''}
${grain(width, height, 0.3)}`,
  );
}

/** The word as a board 0.07 em thick, seen from a little below. */
function board(at: Point, size: number): string {
  const word = (colour: string) =>
    lettering(
      skeleton,
      'Zaytona Arabic',
      { size, colour, anchor: 'middle' },
      { weight: 700, direction: 'rtl' },
    );
  const thickness = Math.round(size * 0.062);
  const place = (dx: number, dy: number, what: string) =>
    `<g transform="translate(${n(at[0] + dx)} ${n(at[1] + dy)})">${what}</g>`;
  const cast = times(26, (i) =>
    place(thickness * 0.35 + i * 3.1, thickness + i * 2.5, word('#6C7F10')),
  );
  const side = times(thickness, (i) => {
    const k = thickness - i;
    return place(k * 0.34, k, word(k > thickness * 0.82 ? '#10190A' : '#1A270B'));
  });
  return `<g style="mix-blend-mode:multiply" opacity=".62"><g filter="url(#soft)">${cast}</g></g>${side}
${place(-size * 0.005, -size * 0.007, word('#86A73A'))}${place(0, 0, word('url(#face)'))}`;
}

function oliveDefs(): string {
  const skin = (id: string, light: string, body: string, dark: string, bounce: string) =>
    radial(
      id,
      [
        [0, light],
        [0.35, body],
        [0.8, dark],
        [0.93, dark],
        [1, bounce],
      ],
      { centre: [0.5, 0.5], radius: 0.56, focus: [0.33, 0.28] },
    );
  return `${skin('olive-green', '#D3DE7C', '#93AD2E', '#52701A', '#9DB53A')}${skin('olive-black', '#8D6280', '#4A2540', '#200D1B', '#5C3A3A')}${skin('olive-blush', '#E3D27E', '#A88F3A', '#6B3A3A', '#A8893C')}${radial(
    'pimento',
    [
      [0, '#FF8A66'],
      [0.5, c.pimento],
      [1, '#9E1F12'],
    ],
    { radius: 0.6, focus: [0.35, 0.3] },
  )}`;
}

function olive(x: number, y: number, r: number, kind: Kind, turn: number): string {
  const long = r * 1.24;
  // The shine stays with the light while the olive turns under it.
  return `<g transform="translate(${n(x)} ${n(y)})">
<g style="mix-blend-mode:multiply"><ellipse cx="${n(r * 0.62)}" cy="${n(r * 0.72)}" rx="${n(long * 1.04)}" ry="${n(r * 0.86)}" transform="rotate(${turn} ${n(r * 0.5)} ${n(r * 0.6)})" fill="#5E7012" opacity=".62" filter="url(#soft)"/><ellipse cx="${n(r * 0.2)}" cy="${n(r * 0.26)}" rx="${n(long * 0.98)}" ry="${n(r * 0.96)}" transform="rotate(${turn})" fill="#33420A" opacity=".75" filter="url(#soft)"/></g>
<ellipse rx="${n(long)}" ry="${n(r)}" transform="rotate(${turn})" fill="url(#olive-${kind})"/>
<g transform="rotate(${turn})">${kind === 'green' ? `<ellipse cx="${n(long * 0.66)}" rx="${n(r * 0.25)}" ry="${n(r * 0.34)}" fill="#3F5312"/><ellipse cx="${n(long * 0.7)}" rx="${n(r * 0.2)}" ry="${n(r * 0.29)}" fill="url(#pimento)"/><ellipse cx="${n(long * 0.68)}" cy="${n(-r * 0.11)}" rx="${n(r * 0.05)}" ry="${n(r * 0.08)}" fill="#fff" opacity=".75"/>` : `<circle cx="${n(-long * 0.82)}" r="${n(r * 0.07)}" fill="#000" opacity=".45"/>`}</g>
<ellipse cx="${n(-r * 0.3)}" cy="${n(-r * 0.42)}" rx="${n(r * 0.34)}" ry="${n(r * 0.16)}" transform="rotate(-32 ${n(-r * 0.3)} ${n(-r * 0.42)})" fill="#fff" opacity="${kind === 'black' ? 0.6 : 0.7}" filter="url(#shine)"/>
<ellipse cx="${n(-r * 0.62)}" cy="${n(-r * 0.02)}" rx="${n(r * 0.09)}" ry="${n(r * 0.15)}" fill="#fff" opacity=".35" filter="url(#edge)"/>
<path d="M${n(-r * 0.2)} ${n(r * 0.84)}Q${n(r * 0.55)} ${n(r * 0.84)} ${n(r * 0.82)} ${n(r * 0.2)}" fill="none" stroke="#F2FF9C" stroke-width="${n(r * 0.07)}" stroke-linecap="round" opacity=".34" filter="url(#edge)"/></g>`;
}

function leafDefs(): string {
  return `${gradient('leaf-lit', [
    [0, '#93AE48'],
    [1, '#5F7F22'],
  ])}${gradient('leaf-dark', [
    [0, '#5C7B23'],
    [1, '#36520F'],
  ])}${gradient('leaf-pale', [
    [0, '#C3CF98'],
    [1, '#8FA566'],
  ])}`;
}

/** One olive leaf from its stalk at 0,0, pointing up; half lit, half in shade, as a folded leaf is. */
function leaf(length: number, turn: number, at: Point, back = false): string {
  const w = length * 0.15;
  const right = `M0 0C${n(w)} ${n(-length * 0.25)} ${n(w * 1.05)} ${n(-length * 0.65)} 0 ${n(-length)}Z`;
  const left = `M0 0C${n(-w)} ${n(-length * 0.25)} ${n(-w * 1.05)} ${n(-length * 0.65)} 0 ${n(-length)}Z`;
  return `<g transform="translate(${n(at[0])} ${n(at[1])}) rotate(${n(turn)})"><path d="${left}" fill="url(#leaf-${back ? 'pale' : 'lit'})"/><path d="${right}" fill="url(#leaf-${back ? 'lit' : 'dark'})"/><path d="M0 0V${n(-length * 0.96)}" stroke="#DCE7A0" stroke-opacity=".6" stroke-width="1.6"/></g>`;
}

function sprig(x: number, y: number, turn: number, size: number): string {
  const stem: Point[] = Array.from({ length: 6 }, (_, i) => [
    Math.sin(i * 0.55) * size * 0.09,
    -i * size * 0.19,
  ]);
  const leaves = (shadow: boolean) =>
    stem
      .map((point, i) => {
        const length = size * (0.5 - i * 0.035);
        const pair = [
          leaf(length, -52 + i * 6, point, i % 2 === 1),
          leaf(length * 0.94, 50 - i * 5, [point[0], point[1] - size * 0.06], i % 3 === 1),
        ];
        if (i === stem.length - 1) pair.push(leaf(length * 0.9, 4, point));
        return pair.join('');
      })
      .join('') +
    `<path d="${curve(stem)}" fill="none" stroke="${shadow ? '#000' : '#6E7F3A'}" stroke-width="${n(size * 0.022)}" stroke-linecap="round"/>`;
  const body = leaves(false);
  return `<g style="mix-blend-mode:multiply" opacity=".55"><g transform="translate(${n(x + 20)} ${n(y + 24)}) rotate(${turn})" filter="url(#soft)"><g style="filter:brightness(0) invert(38%) sepia(80%) saturate(420%) hue-rotate(28deg)">${leaves(true)}</g></g></g><g transform="translate(${n(x)} ${n(y)}) rotate(${turn})">${body}</g>`;
}

/** The Latin name on a paper flag, its stick pushed into the first olive. */
function cocktailFlag(foot: Point, head: Point, size: number, r: number): string {
  const long = Math.hypot(head[0] - foot[0], head[1] - foot[1]);
  const angle = (Math.atan2(head[1] - foot[1], head[0] - foot[0]) * 180) / Math.PI + 90;
  const w = size * 1.66;
  const h = size * 0.52;
  const top = -long + r * 0.3;
  const outline = `M0 ${n(top)}C${n(-w * 0.3)} ${n(top - h * 0.13)} ${n(-w * 0.6)} ${n(top + h * 0.14)} ${n(-w)} ${n(top)}L${n(-w + h * 0.26)} ${n(top + h * 0.5)}L${n(-w)} ${n(top + h)}C${n(-w * 0.6)} ${n(top + h * 1.14)} ${n(-w * 0.3)} ${n(top + h * 0.87)} 0 ${n(top + h)}Z`;
  return `<g transform="translate(${n(foot[0])} ${n(foot[1])})">
<g style="mix-blend-mode:multiply" opacity=".5"><g transform="translate(${n(r * 0.7)} ${n(r * 0.9)}) rotate(${n(angle + 7)})" filter="url(#soft)" fill="#6C7F10"><path d="${outline}"/><rect x="-4" y="${n(-long)}" width="8" height="${n(long)}"/></g></g>
<g transform="rotate(${n(angle)})"><ellipse cy="${n(-r * 0.34)}" rx="9" ry="4" fill="#2B3B08" opacity=".8"/><rect x="-5" y="${n(-long)}" width="10" height="${n(long - r * 0.32)}" rx="4" fill="#E2C48C"/><rect x="0" y="${n(-long)}" width="5" height="${n(long - r * 0.32)}" rx="3" fill="#A98548"/>
${gradient(
  'flag',
  [
    [0, '#E4DBC0'],
    [0.28, '#FFFDF2'],
    [0.55, '#EDE4CB'],
    [0.8, '#FFFCEF'],
    [1, '#D9CEB0'],
  ],
  { to: [1, 0] },
)}<path d="${outline}" fill="url(#flag)"/>
<g transform="translate(${n(-w * 0.465)} ${n(top + h * 0.64)}) skewY(-0.6)">${zaytona.wordmark({ size: size * 0.325, colour: c.pimento, anchor: 'middle' })}</g></g></g>`;
}

/** Where its things lie in each format. */
export const zaytonaCovers: Covers = {
  tile: (page) =>
    zaytonaScene({
      ...page,
      at: [588, 880],
      size: 410,
      flag: [905, 190],
      sprigs: [
        [1130, 1520, -28, 400],
        [60, 1180, 38, 330],
      ],
      loose: [
        [250, 1240, 'blush', 30],
        [770, 1330, 'green', 64],
      ],
    }),
  wide: (page) =>
    zaytonaScene({
      ...page,
      at: [800, 690],
      size: 380,
      flag: [1150, 70],
      sprigs: [
        [1560, 1010, -40, 330],
        [-20, 420, 70, 330],
      ],
      loose: [
        [330, 840, 'green', 30],
        [640, 900, 'black', -20],
      ],
    }),
  small: (page) =>
    zaytonaScene({
      ...page,
      at: [500, 500],
      size: 1500,
      only: 'olives',
      sprigs: [[520, 880, -14, 620]],
      loose: [
        [350, 560, 'green', -35],
        [640, 640, 'black', 20, 0.92],
      ],
    }),
  // The counter's olives, and the word from edge to edge.
  banner: (page) =>
    zaytonaScene({
      ...page,
      at: [800, 520],
      size: 510,
      sprigs: [[60, 180, 60, 420]],
      loose: [[150, 700, 'black', 20, 1]],
    }),
  'banner-tall': (page) =>
    zaytonaScene({
      ...page,
      at: [450, 640],
      size: 1500,
      only: 'olives',
      sprigs: [
        [430, 1140, -20, 640],
        [930, 260, -150, 520],
      ],
      loose: [
        [300, 520, 'green', -30],
        [620, 640, 'black', 24, 0.92],
        [330, 880, 'green', 64, 0.86],
      ],
    }),
};
