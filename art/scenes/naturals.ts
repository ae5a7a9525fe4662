import type { Covers } from '../compositions/case-pictures.ts';
import { blur, grain, reliefFilter } from '../draw/light.ts';
import { random } from '../draw/random.ts';
import { curve, mix, n, type Point, radial, svg, times, toPoints } from '../draw/svg.ts';
import { naturals } from '../identities/naturals.ts';

const { palette: c } = naturals;

/** Leaves of the sprig: where each leaves the stem (0 foot, 1 tip), its turn, length, width and shade. */
const leaves: readonly (readonly [
  t: number,
  turn: number,
  length: number,
  width: number,
  colour: string,
])[] = [
  [0.1, -64, 330, 122, c.moss],
  [0.17, 66, 350, 128, c.olive],
  [0.34, -56, 345, 126, c.sage],
  [0.41, 60, 350, 126, c.milk],
  [0.58, -48, 310, 116, c.sand],
  [0.65, 54, 310, 114, c.rose],
  [0.81, -36, 250, 98, c.clay],
  [0.86, 44, 240, 92, mix(c.clay, c.bark, 0.35)],
  [1, 6, 262, 100, mix(c.clay, '#8A3B22', 0.5)],
];

/** A sprig whose leaves are swatches of balm, each spread with one stroke of a spatula on sunlit stone. */
export function naturalsScene(options: {
  width: number;
  height: number;
  /** Where the stem begins. */
  foot: Point;
  scale: number;
  name?: { at: Point; size: number };
}): string {
  const { width, height, foot, scale, name } = options;
  return svg(
    width,
    height,
    `<defs>${blur('soft', 6)}${blur('gobo', 24)}${blur('edge', 1)}
${reliefFilter('stone', { frequency: 0.012, octaves: 6, depth: 2.4, seed: 31, elevation: 60 })}
${reliefFilter('pores', { frequency: 0.3, octaves: 3, depth: 1.6, seed: 6, elevation: 58 })}
${radial(
  'sun',
  [
    [0, c.sun, 1],
    [0.5, c.sun, 0.35],
    [1, '#BFA98A', 0.55],
  ],
  {
    centre: [width * 0.2, height * 0.12],
    radius: Math.max(width, height) * 1.05,
    units: 'userSpaceOnUse',
  },
)}
${balm()}</defs>
<rect width="${width}" height="${height}" fill="${c.stone}"/><rect width="${width}" height="${height}" fill="url(#sun)"/>
<rect width="${width}" height="${height}" fill="#fff" filter="url(#stone)" opacity=".3" style="mix-blend-mode:multiply"/>
<rect width="${width}" height="${height}" fill="#fff" filter="url(#pores)" opacity=".3" style="mix-blend-mode:soft-light"/>
${branchShadow(width, height)}
<g transform="translate(${n(foot[0])} ${n(foot[1])}) scale(${n(scale)})">${sprig()}</g>
${name ? `<g transform="translate(${n(name.at[0])} ${n(name.at[1])})">${naturals.wordmark({ size: name.size, colour: c.bark, anchor: 'middle' })}</g><g transform="translate(${n(name.at[0] - name.size * 1.5)} ${n(name.at[1] - name.size * 0.68)})">${naturals.arabicWordmark?.({ size: name.size * 0.34, colour: c.moss, anchor: 'start' })}</g>` : ''}
${grain(width, height, 0.26)}`,
  );
}

/** Light on something soft and wet. The height of the balm is the alpha of what is drawn. */
function balm(): string {
  const height = (smooth: number) =>
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${smooth}" result="height"/>`;
  return `<filter id="balm-body" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB">${height(3.4)}<feDiffuseLighting in="height" surfaceScale="25" diffuseConstant="1.12" lighting-color="#fff"><feDistantLight azimuth="228" elevation="58"/></feDiffuseLighting><feComponentTransfer><feFuncR type="linear" slope=".74" intercept=".27"/><feFuncG type="linear" slope=".77" intercept=".24"/><feFuncB type="linear" slope=".8" intercept=".21"/></feComponentTransfer></filter>
<filter id="balm-shine" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB">${height(4.2)}<feSpecularLighting in="height" surfaceScale="30" specularConstant="1.05" specularExponent="22" lighting-color="#FFFAF0"><feDistantLight azimuth="228" elevation="52"/></feSpecularLighting></filter>
<filter id="dragged" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency=".022" numOctaves="3" seed="17"/><feDisplacementMap in="SourceGraphic" scale="12" xChannelSelector="R" yChannelSelector="G"/></filter>${blur('swell', 13)}`;
}

const stem: readonly Point[] = toPoints('-40,40 0,-90 42,-260 70,-450 82,-640 96,-800');

function alongStem(t: number): Point {
  const place = t * (stem.length - 1);
  const i = Math.min(Math.floor(place), stem.length - 2);
  const [a, b] = [stem[i], stem[i + 1]];
  if (!a || !b) return [0, 0];
  const k = place - i;
  return [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k];
}

function sprig(): string {
  const d = curve(stem);
  const wire = (colour: string, weight: number, dx = 0, opacity = 1) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" opacity="${opacity}" transform="translate(${dx} 0)"/>`;
  return `<g style="mix-blend-mode:multiply" filter="url(#soft)" opacity=".5"><g transform="translate(8 10)">${wire('#7A6248', 13)}</g></g>${wire(mix(c.moss, c.bark, 0.35), 14)}${wire(c.moss, 11, -1.5)}${wire(c.olive, 6, -3)}${wire('#DDE3B8', 2, -4, 0.8)}${leaves.map((leaf, i) => swatch(leaf, i)).join('')}`;
}

/** One stroke of the spatula: thick where it was put down, thin and streaky where it left. */
function swatch([t, turn, length, width, colour]: (typeof leaves)[number], index: number): string {
  const chance = random(index * 31 + 5);
  const [x, y] = alongStem(t);
  const bend = (turn < 0 ? -1 : 1) * length * 0.07;
  // Half the width of the leaf at a distance from its foot.
  const half = (k: number) => (width / 2) * Math.sin(Math.PI * k ** 0.78) ** 0.82;
  const at = (k: number, across: number): Point => [
    Math.sin(k * Math.PI) * bend + across * half(k),
    -k * length,
  ];
  const steps = 22;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const k = i / steps;
    // Where the spatula lifts, the edge comes away in strings.
    const torn = 0.03 + 0.1 * k ** 5;
    left.push(at(k, -1 + chance.between(-torn, torn)));
    right.push(at(k, 1 + chance.between(-torn, torn)));
  }
  const outline = `${curve([...left, ...right.reverse()], true)}`;
  const pull = (across: number, from: number, to: number): Point[] =>
    Array.from({ length: 14 }, (_, i) => at(from + ((to - from) * i) / 13, across));
  const ridges = times(15, (i) => {
    const across = -0.94 + (i * 1.88) / 14 + chance.between(-0.03, 0.03);
    if (Math.abs(across) < 0.09) return '';
    return `<path d="${curve(pull(across, chance.between(0.03, 0.16), chance.between(0.82, 1)))}" fill="none" stroke="#000" stroke-opacity="${n(chance.between(0.1, 0.34))}" stroke-width="${n(chance.between(5, 15))}" stroke-linecap="round"/>`;
  });
  const press = curve(pull(0, 0.02, 0.9));
  // Thick at the foot and at the sides, pressed flat along the middle: still a leaf.
  const relief = `<g filter="url(#dragged)"><g clip-path="url(#leaf-${index})"><path d="${outline}" fill="#000" fill-opacity=".36"/><path d="${outline}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="20" filter="url(#swell)"/><ellipse cx="${n(bend * 0.4)}" cy="${n(-length * 0.16)}" rx="${n(width * 0.24)}" ry="${n(length * 0.1)}" fill="#000" opacity=".4" filter="url(#swell)"/>${ridges}</g></g>`;
  const trough = `<path d="${press}" fill="none" stroke="${mix(colour, '#2A1C10', 0.42)}" stroke-opacity=".55" stroke-width="4" stroke-linecap="round"/><path d="${press}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2.4" stroke-linecap="round" transform="translate(3.4 0)"/>`;
  const lit = (filter: string, blend: string, opacity: number) =>
    `<g style="mix-blend-mode:${blend}" opacity="${opacity}"><g clip-path="url(#edge-${index})"><g transform="rotate(${-turn})"><g filter="url(#${filter})"><g transform="rotate(${turn})">${relief}</g></g></g></g></g>`;
  return `<clipPath id="leaf-${index}"><path d="${outline}"/></clipPath><clipPath id="edge-${index}"><path d="${outline}" transform="translate(-1 -1)"/></clipPath><g transform="translate(${n(x)} ${n(y)}) rotate(${turn})"><g style="mix-blend-mode:multiply" opacity=".62"><g filter="url(#soft)"><path d="${outline}" fill="#86684A" transform="rotate(${-turn}) translate(10 13) rotate(${turn})"/></g></g><path d="${outline}" fill="${colour}"/>${lit('balm-body', 'multiply', 1)}${lit('balm-shine', 'screen', 0.75)}<g filter="url(#dragged)">${trough}</g></g>`;
}

/** A branch outside the picture keeps some of the sun away. */
function branchShadow(width: number, height: number): string {
  const chance = random(12);
  const blades = times(3, (b) => {
    const foot: Point = [width * (0.86 + b * 0.12), height * (-0.05 + b * 0.16)];
    const spine: Point[] = Array.from({ length: 8 }, (_, i) => [
      foot[0] - i * width * 0.085,
      foot[1] + i * height * 0.045 + i * i * 3,
    ]);
    return spine
      .map((point, i) =>
        times(2, (side) => {
          const turn = (side === 0 ? -1 : 1) * (62 - i * 3) + 250 + chance.between(-8, 8);
          const long = width * 0.24 * (1 - Math.abs(i - 3) / 9) * chance.between(0.85, 1.1);
          return `<path d="M0 0C${n(long * 0.25)} ${n(-long * 0.15)} ${n(long * 0.7)} ${n(-long * 0.13)} ${n(long)} 0C${n(long * 0.7)} ${n(long * 0.13)} ${n(long * 0.25)} ${n(long * 0.15)} 0 0Z" transform="translate(${n(point[0])} ${n(point[1])}) rotate(${n(turn - 62)})"/>`;
        }),
      )
      .join('');
  });
  return `<g style="mix-blend-mode:multiply" opacity=".3"><g filter="url(#gobo)" fill="#9A8164">${blades}</g></g>`;
}

/** Where its things lie in each format. */
export const naturalsCovers: Covers = {
  tile: (page) =>
    naturalsScene({ ...page, foot: [540, 1150], scale: 1, name: { at: [600, 1398], size: 232 } }),
  wide: (page) =>
    naturalsScene({
      ...page,
      foot: [1090, 950],
      scale: 0.8,
      name: { at: [430, 600], size: 190 },
    }),
  small: (page) => naturalsScene({ ...page, foot: [430, 900], scale: 0.76 }),
  // Leaves of balm so large that the spatula's strokes are seen.
  banner: (page) => naturalsScene({ ...page, foot: [330, 1330], scale: 1.3 }),
  'banner-tall': (page) => naturalsScene({ ...page, foot: [380, 1420], scale: 1.28 }),
};
