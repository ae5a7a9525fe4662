import { type Part, parts } from './bust.ts';
import { blur, type Field, toPath, trace } from './contour.ts';
import type { Frame, Negative } from './expose.ts';
import { toDots } from './screen.ts';
import { clamp } from './solid.ts';

/** Colours of a print. */
export interface Inks {
  ground: string;
  disc: string;
  skin: string;
  hair: string;
  garment: string;
  lip: string;
  iris: string;
  white: string;
  frame: string;
  ink: string;
  /** The second ink of the skin's dots. */
  warm: string;
  /** The second ink of the garment's. */
  cloth: string;
  /** Second colours: for where the light is full, and for where it begins to fail. */
  shine: Tints;
  shade: Tints;
}

type Tints = Record<'hair' | 'lip', string>;

export interface PrintFrame extends Frame {
  /** Distance of the screen's dots. */
  pitch: number;
  /** Radius of the disc behind the head. */
  disc: number;
  /** Its middle. */
  discAt: readonly [x: number, y: number];
}

/** The amount of ink by the light: none at the first value, solid at the second. */
type Curve = readonly [none: number, closed: number];

const BLACK: Partial<Record<Part, Curve>> = {
  skin: [0.62, 0.2],
  garment: [0.5, 0.12],
  hair: [0.66, 0.2],
  lip: [0.3, 0.1],
};
/** The second inks, which model what is lit. */
const WARM: Partial<Record<Part, Curve>> = { skin: [0.86, 0.42] };
const CLOTH: Partial<Record<Part, Curve>> = { garment: [0.86, 0.4] };

/** How much light second flat colours begin and end at. */
const SHINE = { hair: 0.8, lip: 0.7 };
const SHADE = { hair: 0.45, lip: 0.55 };

/** Amount of ink from which dots become one solid shape. Drawn lines count double, so that their edges stay sharp. */
const SOLID = 0.86;

/** Steps of the drawing's grid, a frame's width: fine enough that no curve shows it. */
const GRID = 1600;

/** Overlap of adjacent flat colours, in pixels, which prevents gaps. */
const UNDERLAP = 3;

/** Prints a figure: flat colours, black shapes where it is dark, black dots for everything between. */
export function print({ seen, light }: Negative, inks: Inks, frame: PrintFrame): string {
  const { width, height } = seen;
  const steps = GRID / width;
  const inked = (curves: Partial<Record<Part, Curve>>): Field => ({
    width,
    height,
    values: light.values.map((lit, i) => {
      const part = parts[seen.values[i] ?? 0] ?? 'ground';
      const [none, closed] = curves[part] ?? [0, 0];
      if (none === 0) return part === 'ink' ? 2 * SOLID : 0;
      return clamp((none - lit) / (none - closed));
    }),
  });
  const dark = inked(BLACK);
  /** Above 0 where this part is, and a little under those that are printed over it. */
  const maskOf = (part: Part): Field => {
    const at = parts.indexOf(part);
    let within = seen.values.map((value) => (value === at ? 1 : 0));
    for (let again = 0; again < UNDERLAP; again++) {
      const before = within;
      within = before.map((value, i) =>
        value ||
        ((seen.values[i] ?? 0) > at &&
          (before[i - 1] || before[i + 1] || before[i - width] || before[i + width]))
          ? 1
          : 0,
      );
    }
    return blur({ width, height, values: within.map((value) => value - 0.5) }, 1);
  };
  const flat = (part: Part, colour: string) =>
    path(toPath(trace(maskOf(part), 0), steps, 0.32), colour);
  const tint = (part: keyof Tints, colour: string, level: number, sign: 1 | -1) => {
    const lit = blur(spread(light, seen, parts.indexOf(part)), 1);
    const mask = maskOf(part).values;
    const values = lit.values.map((value, i) => Math.min(sign * (value - level), mask[i] ?? 0));
    return path(toPath(trace({ width, height, values }, 0), steps, 0.7, 60), colour);
  };
  const tinted = (part: keyof Tints) =>
    flat(part, inks[part]) +
    tint(part, inks.shade[part], SHADE[part], -1) +
    tint(part, inks.shine[part], SHINE[part], 1);
  const screen = { pitch: frame.pitch / frame.pixel, seen };
  const dots = (amounts: Field, ink: string) => toDots(amounts, screen, steps, ink);
  const figure = [
    flat('garment', inks.garment),
    dots(inked(CLOTH), inks.cloth),
    flat('skin', inks.skin),
    dots(inked(WARM), inks.warm),
    tinted('lip'),
    flat('white', inks.white),
    flat('iris', inks.iris),
    tinted('hair'),
    flat('frame', inks.frame),
    dots(dark, inks.ink),
    path(toPath(trace(blur(dark, 1), SOLID), steps, 0.36, 8), inks.ink),
  ].join('');
  const [x, y] = frame.discAt;
  const scale = frame.width / GRID;
  return [
    `<path fill="${inks.ground}" d="M0 0h${frame.width}v${frame.height}H0z"/>`,
    `<circle cx="${x}" cy="${y}" r="${frame.disc}" fill="${inks.disc}"/>`,
    `<g transform="scale(${scale})">${figure}</g>`,
  ].join('');
}

/** The light on one part, extended beyond its edges, so that traced shapes end exactly at the edge of the part. */
function spread(light: Field, seen: Field, part: number): Field {
  const { width, height } = light;
  let values = light.values.map((value, i) => (seen.values[i] === part ? value : -1));
  for (let again = 0; again < 8; again++) {
    const before = values;
    values = before.map((value, i) =>
      value >= 0
        ? value
        : Math.max(
            before[i - 1] ?? -1,
            before[i + 1] ?? -1,
            before[i - width] ?? -1,
            before[i + width] ?? -1,
          ),
    );
  }
  return { width, height, values };
}

const path = (data: string, colour: string) => (data ? `<path fill="${colour}" d="${data}"/>` : '');
