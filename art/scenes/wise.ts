import type { Covers } from '../compositions/case-pictures.ts';
import { engrave, rosette, type Tone } from '../draw/engraving.ts';
import { blur, grain, reliefFilter } from '../draw/light.ts';
import { curve, gradient, n, type Point, radial, svg, times } from '../draw/svg.ts';
import { lettering } from '../identities/identity.ts';
import { wise } from '../identities/wise.ts';

const { palette: c } = wise;

/** A banknote worth ten years: time is the currency of good advice, and the owl on it is not in a hurry. */
export function wiseScene(options: {
  width: number;
  height: number;
  /** Middle of the note and its size; without a note the owl's medallion stands alone. */
  note?: { at: Point; scale: number; turn: number };
  owl?: { at: Point; scale: number };
}): string {
  const { width, height, note, owl } = options;
  return svg(
    width,
    height,
    `<defs>${blur('soft', 9)}${blur('softer', 30)}${blur('edge', 1.2)}
${reliefFilter('leather', { frequency: 0.05, octaves: 3, depth: 2.6, seed: 4, elevation: 56 })}
${reliefFilter('cotton', { frequency: 0.22, octaves: 3, depth: 0.9, seed: 9, elevation: 60 })}
${radial(
  'lamp',
  [
    [0, '#FFDD94', 0.9],
    [0.45, c.honey, 0.3],
    [1, '#6B3B05', 0.62],
  ],
  {
    centre: [width * 0.24, height * 0.14],
    radius: Math.max(width, height) * 1.02,
    units: 'userSpaceOnUse',
  },
)}
${radial(
  'iris',
  [
    [0, '#F9D9B4'],
    [0.5, '#F8EAD0'],
    [1, '#E8E6CF'],
  ],
  { radius: 0.7 },
)}
${gradient(
  'bend',
  [
    [0, '#fff', 0.5],
    [0.22, '#fff', 0],
    [0.5, '#3b1d00', 0.12],
    [0.7, '#fff', 0.22],
    [1, '#3b1d00', 0.3],
  ],
  { from: [0, 0], to: [0.72, 1] },
)}</defs>
<rect width="${width}" height="${height}" fill="${c.ochre}"/>
<rect width="${width}" height="${height}" fill="url(#lamp)"/>
<rect width="${width}" height="${height}" fill="#fff" filter="url(#leather)" opacity=".5" style="mix-blend-mode:soft-light"/>
${note ? banknotes(note) : ''}
${owl ? `<g transform="translate(${n(owl.at[0])} ${n(owl.at[1])}) scale(${n(owl.scale)})">${medallion()}</g>` : ''}
${grain(width, height, 0.1)}`,
  );
}

const size = { w: 800, h: 1260 };

function banknotes({ at, scale, turn }: { at: Point; scale: number; turn: number }): string {
  const sheet = (dx: number, dy: number, extra: number, inner: string) =>
    `<g transform="translate(${n(at[0] + dx * scale)} ${n(at[1] + dy * scale)}) rotate(${turn + extra}) scale(${n(scale)})">${inner}</g>`;
  const under = `<path d="${outline()}" fill="#3a1d02" opacity=".6" filter="url(#softer)" transform="translate(22 34)" style="mix-blend-mode:multiply"/><path d="${outline()}" fill="${c.plum}"/><path d="${outline()}" fill="url(#bend)"/><g transform="translate(0 0)" fill="none" stroke="${c.peach}" stroke-width="1.4" opacity=".8"><path d="${rosette([0, 0], { inner: 60, outer: 560, petals: 10, lines: 14 })}" clip-path="url(#sheet)"/></g>`;
  return `<clipPath id="sheet"><path d="${outline()}"/></clipPath>${sheet(54, 26, 11, under)}${sheet(0, 0, 0, note())}`;
}

/** Paper that has been in a wallet is never quite straight. */
function outline(): string {
  const { w, h } = size;
  const [x, y] = [w / 2, h / 2];
  return `M${-x} ${-y}C${-x * 0.3} ${-y + 7} ${x * 0.4} ${-y - 6} ${x} ${-y}C${x + 7} ${-y * 0.3} ${x - 6} ${y * 0.4} ${x} ${y}C${x * 0.3} ${y - 6} ${-x * 0.4} ${y + 7} ${-x} ${y}C${-x - 6} ${y * 0.3} ${-x + 7} ${-y * 0.4} ${-x} ${-y}Z`;
}

function note(): string {
  const { w, h } = size;
  const ink = (d: string, colour: string, weight: number, opacity = 1) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${weight}" opacity="${opacity}"/>`;
  const waves = (y: number, tall: number, lines: number, colour: string) =>
    times(lines, (i) => {
      const points: Point[] = [];
      for (let x = -w / 2 + 34; x <= w / 2 - 34; x += 8)
        points.push([x, y + Math.sin(x / 62 + i * 0.42) * tall * Math.cos((i / lines) * Math.PI)]);
      return ink(curve(points), colour, 1.3, 0.6);
    });
  const frame = (inset: number, weight: number) =>
    `<rect x="${-w / 2 + inset}" y="${-h / 2 + inset}" width="${w - inset * 2}" height="${h - inset * 2}" fill="none" stroke="${c.ink}" stroke-width="${weight}"/>`;
  const micro = 'WISE TEN YEARS '.repeat(15);
  const corner = (x: number, y: number) =>
    `${ink(rosette([x, y], { inner: 16, outer: 84, petals: 9, lines: 6 }), c.teal, 1.3)}<circle cx="${x}" cy="${y}" r="40" fill="${c.paper}"/><circle cx="${x}" cy="${y}" r="40" fill="none" stroke="${c.ink}" stroke-width="2"/><g transform="translate(${x} ${y + 17})">${lettering('10', 'Wise', { size: 48, colour: c.ink, anchor: 'middle' })}</g>`;
  return `<path d="${outline()}" fill="#3a1d02" opacity=".62" filter="url(#softer)" transform="translate(26 44)" style="mix-blend-mode:multiply"/><path d="${outline()}" fill="#3a1d02" opacity=".5" filter="url(#edge)" transform="translate(3 5)" style="mix-blend-mode:multiply"/>
<path d="${outline()}" fill="${c.paper}"/><rect x="${-w / 2 + 30}" y="${-h / 2 + 30}" width="${w - 60}" height="${h - 60}" fill="url(#iris)"/>
${waves(-h / 2 + 205, 74, 9, c.teal)}${waves(h / 2 - 214, 80, 9, c.rust)}
${ink(rosette([0, -16], { inner: 250, outer: 392, petals: 18, lines: 8 }), c.teal, 1.3, 0.6)}
${frame(30, 2.5)}${frame(38, 7)}${frame(48, 1.6)}
${times(2, (i) => `<text x="0" y="${i === 0 ? -h / 2 + 63 : h / 2 - 54}" font-family="Wise" font-size="9.4" fill="${c.ink}" text-anchor="middle" textLength="${w - 128}">${micro.slice(0, 120)}</text>`)}
${corner(-w / 2 + 118, -h / 2 + 134)}${corner(w / 2 - 118, h / 2 - 134)}
<g transform="translate(54 ${-h / 2 + 226})">${engravedWord()}</g>
<g transform="translate(0 -6)">${medallion()}</g>
<g transform="translate(${-w / 2 + 84} ${h / 2 - 116})">${lettering('Ten', 'Wise', { size: 126, colour: c.ink })}<g transform="translate(240 0)">${lettering('years', 'Wise', { size: 82, colour: c.rust })}</g></g>
<g transform="translate(${w / 2 - 92} ${h / 2 - 232})">${wise.arabicWordmark?.({ size: 74, colour: c.plum, anchor: 'end' })}</g>
<text transform="translate(${w / 2 - 92} ${-h / 2 + 330}) rotate(90)" font-family="Wise" font-size="30" letter-spacing="3" fill="${c.rust}">WS 2029 1019</text>
<path d="${outline()}" fill="url(#bend)"/><path d="${outline()}" fill="#fff" filter="url(#cotton)" opacity=".25" style="mix-blend-mode:soft-light"/>`;
}

/** The name, its letters filled with engraver's lines. */
function engravedWord(): string {
  const word = (colour: string, extra = '') =>
    `<g ${extra}>${wise.wordmark({ size: 196, colour, anchor: 'middle' })}</g>`;
  const hatch = `<pattern id="hatch" width="8" height="9" patternUnits="userSpaceOnUse"><rect width="8" height="9" fill="${c.paper}"/><rect width="8" height="5.6" fill="${c.ink}"/></pattern>`;
  return `${hatch}${word(c.ink, 'transform="translate(6 7)"')}${word(c.paper, `style="paint-order:stroke" stroke="${c.paper}" stroke-width="9"`)}${word('url(#hatch)')}<g fill="none" stroke="${c.ink}" stroke-width="2.4">${wise.wordmark({ size: 196, colour: 'none', anchor: 'middle' })}</g>`;
}

const eye = { x: 100, disc: 124 };

/** The owl's light and shade, on a plan where 0,0 lies between its eyes. */
const owlTone: Tone = (x, y) => {
  const side = Math.abs(x);
  const fromEye = Math.hypot(side - eye.x, y);
  if (fromEye < 33) return 1.3;
  if (fromEye < 58) {
    const around = Math.atan2(y, side - eye.x);
    return 0.3 + 0.14 * Math.sin(around * 30) + (y < 0 ? 0.22 : 0) + (fromEye > 52 ? 0.7 : 0);
  }
  if (fromEye < 68) return 1.25;
  // White brows from the beak up to the tufts.
  const browLine = -16 - side * 0.9;
  const brow = side < 208 && y < -20 && Math.abs(y - browLine) < 24 + side * 0.05;
  if (brow && fromEye > 60) return 0.08;
  if (fromEye < eye.disc) {
    const around = Math.atan2(y, side - eye.x);
    const k = (fromEye - 68) / (eye.disc - 68);
    return 0.14 + 0.3 * k ** 2 + 0.16 * Math.sin(around * 22 + k * 2) + (x > 0 ? 0.1 : 0);
  }
  if (fromEye < eye.disc + 13) return 1.05;
  const tuft =
    y < -96 && side > 88 && y > -262 + (side > 176 ? (side - 176) * 2.4 : (176 - side) * 1.15);
  const head = Math.hypot(x / 250, (y + 4) / 196) < 1;
  const body = y > 60 && Math.hypot(x / (232 + Math.min(y - 60, 120) * 0.35), (y - 330) / 320) < 1;
  if (tuft && !head) return 0.62 + 0.28 * Math.sin((x + y) / 7);
  if (head && y < 150)
    return (
      0.55 + 0.22 * Math.sin(Math.hypot(x, y + 300) / 9) * Math.cos(x / 22) + (x > 60 ? 0.14 : 0)
    );
  if (body) {
    // Feathers in rows: each dark at its root and rim, light in between.
    const row = Math.floor((y - 40) / 62);
    const within = ((y - 40) % 62) / 62;
    const u = ((x + (row % 2) * 36 + 720) % 72) / 72 - 0.5;
    const rim = within - (1 - 3.4 * u * u);
    const shade = 0.16 + side / 520 + (x > 0 ? 0.12 : 0);
    if (Math.abs(rim) < 0.12) return 0.95;
    if (Math.abs(u) < 0.05 && within < 0.75) return 0.8;
    return rim > 0 ? 0.72 : shade + within * 0.3;
  }
  return -1;
};

/** Oval with the owl in it, every tone of it a line. */
function medallion(): string {
  const [rx, ry] = [286, 330];
  const inside = (x: number, y: number) => Math.hypot(x / rx, (y - 20) / ry);
  const owl: Tone = (x, y) => (inside(x, y) > 0.985 ? -1 : owlTone(x, y));
  const air: Tone = (x, y) =>
    inside(x, y) > 0.985 || owlTone(x, y) >= 0
      ? -1
      : 0.16 + Math.max(0, inside(x, y) - 0.55) * 0.75 + (x > 0 ? 0.1 : 0);
  const pitch = 7.2;
  let lines = '';
  for (const side of [-1, 1])
    for (let r = 4; r < eye.disc + 14; r += pitch) {
      const points: Point[] = [];
      for (let a = 0; a <= 366; a += Math.max(1.4, 150 / r)) {
        const t = (a * Math.PI) / 180;
        points.push([side * eye.x + Math.cos(t) * r, Math.sin(t) * r]);
      }
      // Each eye's rings stop at the middle of the face, where the other eye's begin.
      lines += engrave(points, (x, y) => (x * side < 0 ? -1 : owl(x, y)), pitch);
    }
  const besideEyes: Tone = (x, y) =>
    Math.hypot(Math.abs(x) - eye.x, y) < eye.disc + 12 ? -1 : owl(x, y);
  for (let y = -340; y < 380; y += pitch) {
    const body: Point[] = [];
    for (let x = -300; x <= 300; x += 2.5) body.push([x, y + (x * x) / 900 - 30]);
    lines += engrave(body, besideEyes, pitch);
  }
  for (let y = -330; y < 370; y += pitch) {
    const sky: Point[] = [];
    for (let x = -300; x <= 300; x += 5) sky.push([x, y]);
    lines += engrave(sky, air, pitch);
  }
  return `<ellipse cy="20" rx="${rx + 16}" ry="${ry + 16}" fill="${c.paper}"/><ellipse cy="20" rx="${rx + 16}" ry="${ry + 16}" fill="none" stroke="${c.ink}" stroke-width="3"/><ellipse cy="20" rx="${rx + 8}" ry="${ry + 8}" fill="none" stroke="${c.ink}" stroke-width="6" stroke-dasharray="2 5"/><ellipse cy="20" rx="${rx}" ry="${ry}" fill="#FBF3E0" stroke="${c.ink}" stroke-width="2"/><g fill="${c.honey}"><circle cx="${-eye.x}" r="56"/><circle cx="${eye.x}" r="56"/></g><path d="${lines}" fill="${c.ink}"/>${beak()}${times(2, (i) => `<circle cx="${(i === 0 ? -1 : 1) * eye.x}" r="12" fill="${c.ink}"/><circle cx="${(i === 0 ? -1 : 1) * eye.x - 11}" cy="-12" r="9" fill="${c.paper}"/>`)}`;
}

function beak(): string {
  const half = (side: number) =>
    `M0 26C${14 * side} 34 ${34 * side} 62 ${27 * side} 86C${22 * side} 108 ${6 * side} 124 0 140Z`;
  return `<path d="${half(-1)}${half(1)}" fill="${c.paper}" stroke="${c.ink}" stroke-width="7" stroke-linejoin="round"/><path d="${half(1)}" fill="${c.ink}"/><g stroke="${c.ink}" stroke-width="2">${times(9, (i) => `<path d="M-22 ${56 + i * 8}L-4 ${48 + i * 9}"/>`)}</g><ellipse cx="-9" cy="48" rx="3" ry="5" fill="${c.ink}"/>`;
}

/** Where its things lie in each format. */
export const wiseCovers: Covers = {
  tile: (page) => wiseScene({ ...page, note: { at: [584, 744], scale: 0.97, turn: -7 } }),
  wide: (page) => wiseScene({ ...page, note: { at: [840, 690], scale: 1.02, turn: 6 } }),
  small: (page) => wiseScene({ ...page, owl: { at: [500, 480], scale: 1.2 } }),
  // The note cut by the edge, and the owl alone.
  banner: (page) => wiseScene({ ...page, note: { at: [1240, 800], scale: 1.12, turn: -13 } }),
  'banner-tall': (page) => wiseScene({ ...page, owl: { at: [450, 620], scale: 1.1 } }),
};
