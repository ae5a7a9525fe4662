import { blur, grain, reliefFilter } from '../draw/light.ts';
import { random } from '../draw/random.ts';
import { curve, line, n, type Point, polar, radial, times } from '../draw/svg.ts';

/** What the things of a picture stand on. */
export type Material =
  | 'plaster'
  | 'stone'
  | 'sand'
  | 'wood'
  | 'leather'
  | 'paper'
  | 'felt'
  | 'linen'
  | 'terrazzo'
  | 'tiles'
  | 'steel'
  | 'smooth';

export type Surface = { material: Material; colour: string; chips?: readonly string[] };

/** What stands between the lamp and the table. */
export type Gobo = 'window' | 'fronds' | 'blinds' | 'leaves' | 'arch' | 'none';

const reliefs: Record<
  Material,
  { frequency: number | string; octaves: number; depth: number } | null
> = {
  plaster: { frequency: 0.018, octaves: 6, depth: 2.6 },
  stone: { frequency: 0.03, octaves: 5, depth: 1.5 },
  sand: { frequency: 0.5, octaves: 3, depth: 2.4 },
  wood: { frequency: '.004 .11', octaves: 4, depth: 4 },
  leather: { frequency: 0.09, octaves: 3, depth: 1.7 },
  paper: { frequency: 0.24, octaves: 3, depth: 0.8 },
  felt: { frequency: 0.75, octaves: 2, depth: 1.6 },
  linen: { frequency: '.05 .7', octaves: 2, depth: 1.5 },
  terrazzo: { frequency: 0.4, octaves: 2, depth: 0.5 },
  tiles: { frequency: 0.012, octaves: 3, depth: 1.2 },
  steel: { frequency: '.002 .6', octaves: 2, depth: 0.9 },
  smooth: null,
};

/** A lit surface over the whole page, with its light falling in from `lamp` (0 to 1 on the page). */
export function paintSurface(
  width: number,
  height: number,
  { material, colour, chips = [] }: Surface,
  options: { lamp?: Point; gloom?: number; gobo?: Gobo; seed?: number } = {},
): string {
  const { lamp = [0.25, 0.1], gloom = 0.38, gobo = 'none', seed = 5 } = options;
  const relief = reliefs[material];
  const chance = random(seed);
  const stones =
    material === 'terrazzo'
      ? times(230, () => {
          const at: Point = [chance.between(0, width), chance.between(0, height)];
          const size = chance.between(5, 26);
          const corners = Array.from({ length: 5 }, (_, i) =>
            polar(at, size * chance.between(0.55, 1), i * 72 + chance.between(-20, 20)),
          );
          return `<path d="${line(corners, true)}" fill="${chance.pick(chips)}"/>`;
        })
      : '';
  const joints =
    material === 'tiles'
      ? `<g stroke="#000" stroke-opacity=".16" stroke-width="4">${times(Math.ceil(width / 200), (i) => `<path d="M${i * 200 + 60} 0V${height}"/>`)}${times(Math.ceil(height / 200), (i) => `<path d="M0 ${i * 200 + 40}H${width}"/>`)}</g><g stroke="#fff" stroke-opacity=".35" stroke-width="1.5">${times(Math.ceil(width / 200), (i) => `<path d="M${i * 200 + 63} 0V${height}"/>`)}${times(Math.ceil(height / 200), (i) => `<path d="M0 ${i * 200 + 43}H${width}"/>`)}</g>`
      : '';
  return `<defs>${relief ? reliefFilter('ground', { ...relief, seed, elevation: 60 }) : ''}${blur('gobo', 11)}${radial(
    'pool',
    [
      [0, '#fff', 0.42],
      [0.42, '#fff', 0],
      [0.5, '#000', 0],
      [1, '#000', gloom],
    ],
    {
      centre: [lamp[0] * width, lamp[1] * height],
      radius: Math.hypot(width, height) * 0.98,
      units: 'userSpaceOnUse',
    },
  )}</defs><rect width="${width}" height="${height}" fill="${colour}"/>${stones}${joints}${relief ? `<rect width="${width}" height="${height}" fill="#fff" filter="url(#ground)" opacity=".7" style="mix-blend-mode:soft-light"/>` : ''}<rect width="${width}" height="${height}" fill="url(#pool)" style="mix-blend-mode:soft-light"/><rect width="${width}" height="${height}" fill="url(#pool)" opacity=".34" style="mix-blend-mode:multiply"/>${shade(width, height, gobo, gobo === 'window' || gobo === 'arch' ? 0.16 : 0.22)}`;
}

/** The shadow of whatever stands in the light. Painted again over the things, weaker, it binds them to the table. */
export function shade(width: number, height: number, gobo: Gobo, opacity: number): string {
  if (gobo === 'none') return '';
  return `<g transform="translate(${width / 2} ${height / 2}) scale(${n(Math.max(width / 1600, height / 1200))})" fill="#000" opacity="${n(opacity)}" filter="url(#gobo)" style="mix-blend-mode:multiply">${gobos[gobo]()}</g>`;
}

const gobos: Record<Exclude<Gobo, 'none'>, () => string> = {
  window: () => {
    const pane = (x: number, y: number) => `M${x} ${y}l300 -70l-90 330l-300 70Z`;
    return `<path fill-rule="evenodd" d="M-1400 -1100H1400V1100H-1400Z${[0, 1, 2].map((i) => [0, 1].map((j) => pane(-480 + i * 335 - j * 100, -360 + j * 370 - i * 78)).join('')).join('')}"/>`;
  },
  blinds: () =>
    `<g transform="rotate(-24)">${times(15, (i) => `<rect x="-1400" y="${-1150 + i * 160}" width="2800" height="74"/>`)}</g>`,
  fronds: () =>
    times(2, (k) => {
      const root: Point = [-1020 + k * 420, -560 - k * 300];
      return `<g transform="translate(${root[0]} ${root[1]}) rotate(${8 + k * 34})">${times(
        22,
        (i) => {
          const x = 130 + i * 62;
          const long = 430 * Math.sin(((i + 3) / 27) * Math.PI) + 60;
          return `<path d="M${x} 0Q${n(x + long * 0.4)} ${n(-long * 0.5)} ${n(x + long * 0.85)} ${n(-long)}Q${n(x + long * 0.62)} ${n(-long * 0.42)} ${x + 20} 0ZM${x} 0Q${n(x + long * 0.4)} ${n(long * 0.5)} ${n(x + long * 0.85)} ${n(long)}Q${n(x + long * 0.62)} ${n(long * 0.42)} ${x + 20} 0Z"/>`;
        },
      )}<rect y="-6" width="1320" height="12"/></g>`;
    }),
  leaves: () => {
    const chance = random(12);
    return times(64, () => {
      const [x, y] = [chance.between(-1000, 300), chance.between(-800, 150)];
      const size = chance.between(60, 130);
      return `<path d="${curve(
        [
          [0, -size],
          [size * 0.42, 0],
          [0, size],
          [-size * 0.42, 0],
        ],
        true,
      )}" transform="translate(${n(x)} ${n(y)}) rotate(${n(chance.between(10, 80))})"/>`;
    });
  },
  arch: () =>
    `<path fill-rule="evenodd" d="M-1400 -1100H1400V1100H-1400ZM-520 1100L-330 -120A330 330 0 0 1 300 -190L420 1100Z"/>`,
};

/** The last touch on every picture: the same film. */
export function film(width: number, height: number, amount = 0.3): string {
  return grain(width, height, amount);
}
