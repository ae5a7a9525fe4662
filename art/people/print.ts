import { circle, clip, count, hundredths as n, type Point, svg } from '../draw/marks.ts';
import { house } from '../house.ts';
import {
  expose,
  type Field,
  field,
  fill,
  inflate,
  join,
  ridge,
  sample,
  shadow,
  unite,
} from './form.ts';
import { lock, toLine, toOutline } from './line.ts';
import type { Part, Sitter } from './sitter.ts';

export const page = { width: 1200, height: 1500 };

/** The drawing is brought closer to its head. */
const zoom = 1.14;
/** From dot to dot along a row, in the drawing. */
const pitch = 10 / zoom;

/** Sizes of dots. Few make a file half as large; neighbours round up and down in turn, so that no steps show. */
const sizes = 24;

/** From the drawing to the page: the head turns about the top of the neck, then the sitter turns round. */
function toPlace({ faces, raised = 0, sits = [0, 0] }: Sitter, still = false) {
  const a = still ? 0 : (raised * Math.PI) / 180;
  const [right, down] = still ? [0, 0] : sits;
  return ([x, y]: Point): Point => {
    const [dx, dy] = [x - 700, y - 900];
    const across = 700 + right + dx * Math.cos(a) - dy * Math.sin(a);
    return [
      faces === 'left' ? across : page.width - across,
      900 + down + dx * Math.sin(a) + dy * Math.cos(a),
    ];
  };
}

const toPath = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;

/** A sitter as white dots on black shapes, each cut along its own outline. */
export function toPortrait(sitter: Sitter): string {
  const { ground, disc, accent } = sitter;
  const shapes = sitter.parts.map((part) => {
    const place = toPlace(sitter, part.still);
    const outlines = [part.outline ?? []]
      .flat()
      .map((it) => lock(toOutline(it), part.locks).map(place));
    const masks = outlines.map(fill);
    return { part, place, outlines, masks, mask: masks.reduce(unite, field()) };
  });
  const head = shapes[0]?.mask ?? field();
  const layers = shapes.map(({ part, place, outlines, masks, mask }, index) => {
    const wires = (part.wires ?? [])
      .map(
        ([line, width, colour = 'ink']) =>
          `<path d="${toPath(toLine(line).map(place))}" stroke="${house[colour]}" stroke-width="${width}"/>`,
      )
      .join('');
    const drawn = `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${wires}</g>`;
    if (outlines.length === 0) return drawn;
    const { tone = 0.5, depth = 0.8, on, marks = [], shades = [], loose } = part;
    const form = (on ? [unite(mask, head)] : masks)
      .map((it) => inflate(it).map((height) => height * depth))
      .reduce((a, b) => join(a, b, 46), field());
    for (const [line, width, height] of marks) ridge(form, toLine(line).map(place), width, height);
    const shade = field();
    for (const [line, width, dark] of shades) ridge(shade, toLine(line).map(place), width, dark);
    const dark = shapes
      .slice(index + 1)
      .map((above) => toShadow(above.part, above.mask))
      .reduce(unite, field());
    const light = expose(form).map(
      (value, i) => tone * value * (1 - Math.min(shade[i] ?? 0, 1)) * (1 - (dark[i] ?? 0)),
    );
    const shape = outlines.map((it) => `<path d="${toPath(it)}Z"/>`).join('');
    return `${shape}${clip(`part-${index}`, shape, `<g fill="${house.paper}">${toDots(light, mask)}</g>`, loose ? '' : drawn)}${loose ? drawn : ''}`;
  });
  const earring = accent
    ? circle(...toPlace(sitter)(accent.at), accent.r, house[accent.colour])
    : '';
  return svg(
    page.width,
    page.height,
    `<path fill="${house[ground]}" d="M0 0H1200V1500H0Z"/><g transform="scale(${zoom}) translate(-74 -66)">${circle(600, 620, 450, house[disc])}${layers.join('')}${earring}</g>`,
  );
}

const toShadow = ({ cast = 24 }: Part, mask: Field) =>
  cast === 0 ? field() : shadow(mask, cast).map((value) => value * 0.8);

/** Dots on a lattice at 45 degrees; where the light is full, they close up. */
function toDots(light: Field, mask: Field): string {
  const dot = (x: number, y: number, even: boolean) => {
    const amount = Math.min((sample(light, mask, [x, y], pitch / 2) - 0.025) / 0.8, 1);
    if (amount < 0.02) return '';
    const size = Math.floor(sizes * amount ** 0.45 + (even ? 0.25 : 0.75)) / sizes;
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(pitch * 0.523 * size)}"/>`;
  };
  return count(Math.ceil((2 * page.height) / pitch))
    .flatMap((row) =>
      count(Math.ceil(page.width / pitch)).map((column) =>
        dot((column + (row % 2) / 2) * pitch, (row * pitch) / 2, (row >> 1) % 2 === column % 2),
      ),
    )
    .join('');
}
