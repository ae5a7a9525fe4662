import type { Covers } from '../compositions/case-pictures.ts';
import { blur, grain, reliefFilter } from '../draw/light.ts';
import { random } from '../draw/random.ts';
import { curve, gradient, mix, n, type Point, polar, radial, svg, times } from '../draw/svg.ts';
import { serenita } from '../identities/serenita.ts';

const { palette: c } = serenita;

/**
 * The beach from above is the mark: a parasol for the sun, and below it three lines of foam, each
 * shorter than the last.
 */
export function serenitaScene(options: {
  width: number;
  height: number;
  /** Centre of the parasol. */
  sun: Point;
  radius: number;
  /** Where the sand ends. */
  shore: number;
  /** Where the name stands (centre of its baseline), if it does. */
  name?: Point;
}): string {
  const { width, height, sun, radius, shore, name } = options;
  const unit = radius / 250;
  return svg(
    width,
    height,
    `<defs>
${reliefFilter('sand-relief', { frequency: 0.55, octaves: 3, depth: 2.2, seed: 4, elevation: 58 })}
${reliefFilter('dune-relief', { frequency: '.004 .016', octaves: 4, depth: 46, seed: 11, elevation: 62 })}
${causticsFilter()}${foamFilter()}${blur('soft', 9 * unit)}${blur('softer', 30 * unit)}${blur('crisp', 2.5 * unit)}
${gradient(
  'water',
  [
    [0, '#CFE9DC', 0.15],
    [0.1, '#9FD8CE', 0.85],
    [0.42, c.lagoon],
    [1, c.deep],
  ],
  { from: [0, shore - 30], to: [0, height + 120 * unit], units: 'userSpaceOnUse' },
)}
${gradient(
  'wet',
  [
    [0, c.wetSand, 0],
    [0.55, c.wetSand, 0.75],
    [1, '#B79A72', 0.95],
  ],
  { from: [0, shore - 150 * unit], to: [0, shore + 20], units: 'userSpaceOnUse' },
)}
${parasolDefs(radius)}
</defs>
<rect width="${width}" height="${height}" fill="${c.sand}"/>
<rect width="${width}" height="${height}" filter="url(#dune-relief)" fill="#fff" opacity=".5" style="mix-blend-mode:soft-light"/>
<rect width="${width}" height="${height}" filter="url(#sand-relief)" fill="#fff" opacity=".75" style="mix-blend-mode:soft-light"/>
${footprints([sun[0] + 300 * unit, sun[1] - 330 * unit], [sun[0] + 330 * unit, shore + 10], unit)}
<path d="${shoreline(width, height, shore - 118 * unit, 26 * unit, 0.4)}" fill="url(#wet)"/>
${lounger([sun[0] - 150 * unit, sun[1] + 66 * unit], 13, unit)}
${lounger([sun[0] + 136 * unit, sun[1] + 66 * unit], -8, unit)}
<g style="mix-blend-mode:multiply">${shadowOfParasol(sun, radius)}</g>
<path d="${shoreline(width, height, shore, 22 * unit, 1.7)}" fill="url(#water)"/>
<path d="${shoreline(width, height, shore + 60 * unit, 22 * unit, 1.7)}" fill="#fff" filter="url(#caustics)" opacity=".38" style="mix-blend-mode:soft-light"/>
${foamLines(sun, width, shore, unit)}
${parasol(sun, radius)}
${straw(sun, unit)}
${
  name
    ? `<g transform="translate(${name[0]} ${name[1]})">${serenita.wordmark({ size: 132 * unit, colour: c.shell, anchor: 'middle' })}</g><g transform="translate(${name[0]} ${n(name[1] + 74 * unit)})">${serenita.arabicWordmark?.({ size: 46 * unit, colour: c.glass, anchor: 'middle' })}</g>`
    : ''
}
${grain(width, height, 0.35)}`,
  );
}

function shoreline(width: number, height: number, y: number, swell: number, phase: number): string {
  const points: Point[] = [];
  for (let x = -80; x <= width + 80; x += 80) {
    const s = x / 190 + phase;
    points.push([x, y + Math.sin(s) * swell + Math.sin(s * 0.43 + 1) * swell * 0.8]);
  }
  return `${curve(points)}L${width + 80} ${height}L-80 ${height}Z`;
}

/** A crest of foam: a tide line that is full in the middle and runs out to nothing at both ends. */
function crest(span: number, swell: number, weight: number): string {
  const steps = 60;
  const above: Point[] = [];
  const below: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const x = (t - 0.5) * span;
    const y = -Math.cos(t * Math.PI * 6) * swell * -0.5;
    const half = (weight / 2) * Math.sin(t * Math.PI) ** 0.55;
    above.push([x, y - half]);
    below.push([x, y + half * (1 + 0.5 * Math.sin(t * 23))]);
  }
  return `${curve(above)}L${curve(below.reverse()).slice(1)}Z`;
}

function foamLines(sun: Point, width: number, shore: number, unit: number): string {
  const lines: readonly (readonly [y: number, span: number, swell: number, weight: number])[] = [
    [shore + 40 * unit, 940, 40, 25],
    [shore + 152 * unit, 700, 34, 19],
    [shore + 248 * unit, 440, 26, 13],
  ];
  return lines
    .map(([y, reach, swell, weight]) => {
      const span = Math.min(reach * unit, width * 0.88);
      const crestOf = (k: number) => crest(span, swell * unit, weight * unit * k);
      return `<g transform="translate(${n(sun[0])} ${n(y)})">
<path d="${crestOf(1.3)}" fill="${c.deep}" opacity=".3" transform="translate(${n(5 * unit)} ${n(14 * unit)})" filter="url(#crisp)"/>
<path d="${crestOf(4.4)}" fill="#fff" opacity=".55" transform="translate(0 ${n(-14 * unit)})" filter="url(#foam)"/>
<path d="${crestOf(1)}" fill="#FFFDF8" filter="url(#ragged)"/></g>`;
    })
    .join('');
}

function foamFilter(): string {
  return `<filter id="foam" x="-20%" y="-200%" width="140%" height="500%" color-interpolation-filters="sRGB"><feTurbulence type="turbulence" baseFrequency=".035" numOctaves="3" seed="9" result="noise"/><feDisplacementMap in="SourceGraphic" in2="noise" scale="20" xChannelSelector="R" yChannelSelector="G" result="bent"/><feColorMatrix in="noise" values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 -8 0 0 0 1.7" result="lace"/><feComposite in="bent" in2="lace" operator="in"/></filter><filter id="ragged" x="-20%" y="-200%" width="140%" height="500%"><feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="4" seed="3"/><feDisplacementMap in="SourceGraphic" scale="13" xChannelSelector="R" yChannelSelector="G"/></filter>`;
}

function causticsFilter(): string {
  return `<filter id="caustics" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="turbulence" baseFrequency=".016 .03" numOctaves="2" seed="21" result="noise"/><feColorMatrix in="noise" values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 -7 -3 0 0 1.55"/><feGaussianBlur stdDeviation="1.4"/><feComposite in2="SourceGraphic" operator="in"/></filter>`;
}

const ribs = 16;

function parasolDefs(radius: number): string {
  return radial(
    'canopy',
    [
      [0, '#fff', 0.5],
      [0.3, '#fff', 0.12],
      [0.75, '#fff', 0],
      [1, '#5a1c0c', 0.34],
    ],
    { centre: [-radius * 0.28, -radius * 0.32], radius: radius * 1.45, units: 'userSpaceOnUse' },
  );
}

/** The rim of the canopy: straight between ribs would look like a plate, so each edge sags inwards. */
function rim(radius: number, from = 0, to = ribs): string {
  let d = '';
  for (let i = from; i <= to; i++) {
    const corner = polar([0, 0], radius, (360 / ribs) * i);
    if (i === from) d += `M${n(corner[0])} ${n(corner[1])}`;
    else {
      const sag = polar([0, 0], radius * 0.955, (360 / ribs) * (i - 0.5));
      d += `Q${n(sag[0])} ${n(sag[1])} ${n(corner[0])} ${n(corner[1])}`;
    }
  }
  return d;
}

function parasol(at: Point, radius: number): string {
  const sunlight = 225;
  const panels = times(ribs, (i) => {
    const middle = (360 / ribs) * (i + 0.5);
    const facing = Math.cos(((middle - sunlight) * Math.PI) / 180);
    const base = i % 2 === 0 ? c.coral : mix(c.coral, c.clay, 0.45);
    const lit =
      facing > 0 ? mix(base, '#FFC9A8', facing * 0.42) : mix(base, '#7E2F1F', -facing * 0.42);
    return `<path d="${rim(radius, i, i + 1)}L0 0Z" fill="${lit}"/>`;
  });
  const seams = times(ribs, (i) => {
    const [x, y] = polar([0, 0], radius, (360 / ribs) * i);
    return `<path d="M0 0L${n(x)} ${n(y)}" stroke="#7E2F1F" stroke-opacity=".35" stroke-width="2"/><path d="M0 0L${n(x)} ${n(y)}" stroke="#FFD9C2" stroke-opacity=".5" stroke-width="1.4" transform="translate(-1.6 -1.6)"/>`;
  });
  const fringe = times(ribs * 9, (i) => {
    const a = (360 / (ribs * 9)) * i;
    const within = (i % 9) / 9 - 0.5;
    const edge = radius * (0.977 + within * within * 0.09);
    const [x1, y1] = polar([0, 0], edge, a);
    const [x2, y2] = polar([0, 0], edge + radius * 0.052, a + (i % 2 ? 0.5 : -0.4));
    return `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}" stroke="${c.shell}" stroke-width="${n(radius * 0.019)}"/>`;
  });
  return `<g transform="translate(${n(at[0])} ${n(at[1])})"><g stroke-linecap="round">${fringe}</g>${panels}${seams}<path d="${rim(radius)}" fill="url(#canopy)"/><path d="${rim(radius)}" fill="none" stroke="${c.shell}" stroke-width="${n(radius * 0.02)}" opacity=".9"/>
<path d="${rim(radius * 0.24)}" fill="#5a1c0c" opacity=".28" transform="translate(${n(radius * 0.03)} ${n(radius * 0.035)})" filter="url(#crisp)"/>${times(
    ribs,
    (i) => {
      const middle = (360 / ribs) * (i + 0.5);
      const facing = Math.cos(((middle - sunlight) * Math.PI) / 180);
      return `<path d="${rim(radius * 0.22, i, i + 1)}L0 0Z" fill="${mix(mix(c.coral, '#FFD2B5', 0.25 + facing * 0.3), '#7E2F1F', facing < 0 ? -facing * 0.25 : 0)}"/>`;
    },
  )}<circle r="${n(radius * 0.035)}" fill="${c.clay}"/><circle r="${n(radius * 0.026)}" cx="${n(-radius * 0.006)}" cy="${n(-radius * 0.008)}" fill="${c.shell}"/></g>`;
}

function shadowOfParasol(at: Point, radius: number): string {
  return `<g transform="translate(${n(at[0] + radius * 0.34)} ${n(at[1] + radius * 0.4)})" filter="url(#soft)"><path d="${rim(radius * 1.02)}" fill="#8C7C86" opacity=".7"/></g>`;
}

function lounger(at: Point, turn: number, unit: number): string {
  const w = 128 * unit;
  const h = 292 * unit;
  const slats = times(
    9,
    (i) =>
      `<rect x="${n(-w / 2 + (w / 9) * i)}" y="0" width="${n(w / 18)}" height="${n(h)}" fill="${c.lagoon}" opacity=".9"/>`,
  );
  return `<g transform="translate(${n(at[0])} ${n(at[1])}) rotate(${turn})">
<rect x="${n(-w / 2 + 12 * unit)}" y="${n(16 * unit)}" width="${n(w)}" height="${n(h)}" rx="${n(14 * unit)}" fill="#6B5560" opacity=".5" filter="url(#soft)" style="mix-blend-mode:multiply"/>
<rect x="${n(-w / 2 - 9 * unit)}" y="${n(-9 * unit)}" width="${n(w + 18 * unit)}" height="${n(h + 18 * unit)}" rx="${n(16 * unit)}" fill="#D8B98C"/>
<rect x="${n(-w / 2 - 9 * unit)}" y="${n(-9 * unit)}" width="${n(w + 18 * unit)}" height="${n(h + 18 * unit)}" rx="${n(16 * unit)}" fill="none" stroke="#F3DDB8" stroke-width="${n(3 * unit)}"/>
<rect x="${n(-w / 2)}" y="0" width="${n(w)}" height="${n(h)}" rx="${n(9 * unit)}" fill="${c.shell}"/>${slats}
<path d="M${n(-w / 2)} ${n(h * 0.36)}H${n(w / 2)}" stroke="${c.deep}" stroke-opacity=".35" stroke-width="${n(5 * unit)}"/><path d="M${n(-w / 2)} ${n(h * 0.36 + 5 * unit)}H${n(w / 2)}" stroke="#fff" stroke-opacity=".7" stroke-width="${n(4 * unit)}"/>
</g>`;
}

/** A straw hat left on the sand. */
function straw(sun: Point, unit: number): string {
  const [x, y] = [sun[0] - 372 * unit, sun[1] + 250 * unit];
  const rings = times(
    11,
    (i) =>
      `<circle r="${n((70 - i * 5.6) * unit)}" fill="none" stroke="#B98C4E" stroke-opacity=".55" stroke-width="${n(1.6 * unit)}" stroke-dasharray="${n(7 * unit)} ${n(2.4 * unit)}"/>`,
  );
  return `<g transform="translate(${n(x)} ${n(y)})"><ellipse rx="${n(72 * unit)}" ry="${n(70 * unit)}" cx="${n(20 * unit)}" cy="${n(24 * unit)}" fill="#7A6470" opacity=".6" filter="url(#soft)" style="mix-blend-mode:multiply"/><circle r="${n(74 * unit)}" fill="#E9C88F"/><circle r="${n(74 * unit)}" fill="url(#canopy)" opacity=".7"/>${rings}<circle r="${n(41 * unit)}" fill="#6b4a2a" opacity=".4" cx="${n(6 * unit)}" cy="${n(7 * unit)}" filter="url(#crisp)"/><circle r="${n(40 * unit)}" fill="${c.deep}"/><circle r="${n(34 * unit)}" fill="#EFD19B"/>${times(5, (i) => `<circle r="${n((31 - i * 6) * unit)}" fill="none" stroke="#B98C4E" stroke-opacity=".55" stroke-width="${n(1.6 * unit)}" stroke-dasharray="${n(6 * unit)} ${n(2 * unit)}"/>`)}</g>`;
}

function footprints(from: Point, to: Point, unit: number): string {
  const { between } = random(5);
  const steps = 11;
  return times(steps, (i) => {
    const t = i / (steps - 1);
    const x = from[0] + (to[0] - from[0]) * t + Math.sin(t * 5) * 46 * unit;
    const y = from[1] + (to[1] - from[1]) * t;
    const side = i % 2 === 0 ? -17 : 17;
    const turn = 176 + between(-8, 8) + Math.cos(t * 5) * -14;
    const k = unit * 0.95;
    const outward = side < 0 ? -1 : 1;
    const foot = `<path transform="scale(${n(k * outward)} ${n(k)})" d="M1 -14C9 -15 12 -6 10 1C8 7 8 12 8 18C7 26 -7 26 -7 17C-7 10 -9 6 -9 -2C-9 -9 -5 -14 1 -14Z"/>${times(5, (toe) => `<circle cx="${n((-7 + toe * 4) * k * outward)}" cy="${n((-21 + Math.abs(toe - 1) * 1.7) * k)}" r="${n((toe === 1 ? 3.2 : 2.3) * k)}"/>`)}`;
    return `<g transform="translate(${n(x + side * unit)} ${n(y)}) rotate(${n(turn)})"><g fill="#FFF9EC" opacity=".9" transform="translate(${n(-2.5 * unit)} ${n(-3 * unit)})">${foot}</g><g fill="#B2946C" opacity=".75">${foot}</g></g>`;
  });
}

/** Where its things lie in each format. */
export const serenitaCovers: Covers = {
  tile: (page) =>
    serenitaScene({ ...page, sun: [600, 510], radius: 262, shore: 945, name: [600, 1356] }),
  wide: (page) =>
    serenitaScene({ ...page, sun: [1060, 340], radius: 212, shore: 690, name: [380, 850] }),
  small: (page) => serenitaScene({ ...page, sun: [500, 395], radius: 205, shore: 745 }),
  // The same beach in the early morning, without people.
  banner: (page) => serenitaScene({ ...page, sun: [420, 330], radius: 150, shore: 560 }),
  'banner-tall': (page) => serenitaScene({ ...page, sun: [560, 300], radius: 215, shore: 660 }),
};
