import { random } from '../draw/random.ts';
import { curve, line, n, type Point, times } from '../draw/svg.ts';

/** Grey of a tone: 0 is paper, 1 is solid ink. */
export const grey = (tone: number): string => {
  const value = Math.round(255 * (1 - Math.min(Math.max(tone, 0), 1)));
  return `rgb(${value},${value},${value})`;
};

/** What makes one face this face. Lengths are factors of an average head, 1 is average. */
export interface Face {
  /** Darkness of the skin in full light, 0 to 0.5. */
  skin: number;
  width?: number;
  jaw?: number;
  chin?: number;
  /** Where the face looks: -1 to the left of the picture, 1 to the right. */
  turn?: number;
  /** Where the eyes look from whoever looks at the picture: -1 to its left, 1 to its right. */
  gaze?: number;
  /** Degrees the head is tilted. */
  tilt?: number;
  /** How far the corners of the mouth rise, 0 to 1. */
  smile?: number;
  teeth?: boolean;
  lips?: number;
  lipTone?: number;
  brow: { weight: number; arch: number; tone: number; lift?: number };
  eye: { open: number; width?: number; lash?: number; crease?: number };
  nose: { length?: number; width?: number };
  /** Lines of a life, 0 to 1. */
  age?: number;
  freckles?: boolean;
}

export type Anchors = ReturnType<typeof toAnchors>;

/** Points other drawings hold on to: hair, glasses, beards. */
export function toAnchors(face: Face) {
  const turn = face.turn ?? 0;
  const width = face.width ?? 1;
  const middle = 600 + turn * 50;
  const eyeY = 618;
  return {
    turn,
    width,
    middle,
    eyeY,
    browY: 556 - (face.brow.lift ?? 0) * 20,
    noseY: 728 + ((face.nose.length ?? 1) - 1) * 70,
    mouthY: 806,
    chinY: 912,
    cheek: 204 * width,
    jaw: 166 * width * (face.jaw ?? 1),
    chin: 74 * width * (face.chin ?? 1),
    /** Middle of an eye; -1 is the one at the left of the picture. */
    eye: (side: -1 | 1): Point => [middle + side * 94 * width * (1 - turn * side * 0.12), eyeY],
  };
}

/** Filters and gradients every head needs once. */
export const headDefs = `<filter id="b4" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="4"/></filter><filter id="b9" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="9"/></filter><filter id="b18" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="18"/></filter><filter id="b34" x="-80%" y="-80%" width="260%" height="260%"><feGaussianBlur stdDeviation="34"/></filter>`;

/** Outline of the face from temple round the chin to temple, and over the skull. */
export function facePath(face: Face): string {
  const a = toAnchors(face);
  const lean = a.turn * 22;
  const points: Point[] = [
    [600 - a.cheek * 0.97, 500],
    [600 - a.cheek, 620],
    [600 - a.cheek * 0.955, 705],
    [600 - a.jaw + lean * 0.4, 800],
    [600 - a.chin * 1.45 + lean, 876],
    [600 - a.chin * 0.62 + lean * 1.3, a.chinY],
    [600 + a.chin * 0.62 + lean * 1.3, a.chinY],
    [600 + a.chin * 1.45 + lean, 876],
    [600 + a.jaw + lean * 0.4, 800],
    [600 + a.cheek * 0.955, 705],
    [600 + a.cheek, 620],
    [600 + a.cheek * 0.97, 500],
    [600 + a.cheek * 0.68, 398],
    [600, 352],
    [600 - a.cheek * 0.68, 398],
  ];
  return curve(points, true);
}

/** Neck, ears and face with everything in it, lit from the upper left. */
export function drawFace(
  face: Face,
  options: { ears?: boolean; neck?: boolean; hairline?: boolean; under?: string } = {},
): string {
  const { ears = true, neck = true, hairline = true, under = '' } = options;
  const a = toAnchors(face);
  const outline = facePath(face);
  const skin = face.skin;
  const shade = (amount: number) => grey(skin + amount * (1 - skin * 0.45));
  return `<clipPath id="face"><path d="${outline}"/></clipPath>${neck ? drawNeck(face) : ''}${ears ? drawEars(face) : ''}<path d="${outline}" fill="${grey(skin)}"/><g clip-path="url(#face)">
<path d="${terminator(a)}" fill="${shade(0.24)}" filter="url(#b34)"/>
<path d="${terminator(a, 62)}" fill="${shade(0.46)}" filter="url(#b18)"/>
${hairline ? `<ellipse cx="600" cy="372" rx="${n(a.cheek)}" ry="54" fill="${shade(0.3)}" filter="url(#b18)"/>` : ''}
<ellipse cx="${n(a.middle - 70)}" cy="470" rx="92" ry="52" fill="#fff" opacity="${n(0.5 - skin * 0.5)}" filter="url(#b18)"/>
${cheek(face, -1)}${cheek(face, 1)}
<path d="M${n(a.middle - a.cheek * 0.86)} 740Q${n(a.middle - a.cheek * 0.6)} 800 ${n(a.middle - 92)} 838L${n(a.middle - 130)} 886L${n(600 - a.jaw - 40)} 850Z" fill="${shade(0.14)}" filter="url(#b18)"/>
${socket(a, -1, shade)}${socket(a, 1, shade)}${under}
${drawNose(face, shade)}${drawMouth(face, shade)}${drawEye(face, -1, shade)}${drawEye(face, 1, shade)}${drawBrow(face, -1)}${drawBrow(face, 1)}
${lines(face, shade)}${face.freckles ? freckles(a, shade) : ''}
<ellipse cx="${n(a.middle - 14 + a.turn * 12)}" cy="884" rx="40" ry="20" fill="#fff" opacity="${n(0.4 - skin * 0.4)}" filter="url(#b9)"/></g>`;
}

/** Where the light stops: down the right of the forehead, round the cheekbone, to the chin. */
function terminator(a: Anchors, further = 0): string {
  const x = a.middle + 66 + further;
  const points: Point[] = [
    [x + 14, 330],
    [x + 34, 470],
    [x + 66, 580],
    [x + 92, 668],
    [x + 52, 748],
    [x + 8, 820],
    [x - 34, 930],
  ];
  return `${curve(points)}L900 960L900 320Z`;
}

function drawNeck(face: Face): string {
  const a = toAnchors(face);
  const w = 112 * a.width * (0.4 + 0.6 * (face.jaw ?? 1));
  const skin = face.skin;
  const shape = `M${n(600 - w)} 770C${n(600 - w)} 930 ${n(600 - w - 10)} 985 ${n(600 - w - 110)} 1060L600 1150L${n(600 + w + 110)} 1060C${n(600 + w + 10)} 985 ${n(600 + w)} 930 ${n(600 + w)} 770Z`;
  return `<clipPath id="neck"><path d="${shape}"/></clipPath><path d="${shape}" fill="${grey(skin + 0.08)}"/><g clip-path="url(#neck)"><path d="M${n(600 - w - 20)} 840Q${n(600 - 20)} 1010 ${n(600 + w + 30)} 860V760H${n(600 - w - 20)}Z" fill="${grey(skin + 0.62)}" filter="url(#b18)"/><path d="M${n(600 + w * 0.25)} 840L900 840V1170L700 1170Q${n(600 + w * 0.3)} 1010 ${n(600 + w * 0.25)} 840Z" fill="${grey(skin + 0.64)}" filter="url(#b18)"/><path d="M${n(600 - w * 0.55)} 950Q${n(600 - w * 0.3)} 1020 ${n(600 - 22)} 1076" fill="none" stroke="${grey(skin + 0.3)}" stroke-width="9" filter="url(#b4)"/></g>`;
}

function drawEars(face: Face): string {
  const a = toAnchors(face);
  const ear = (side: -1 | 1) => {
    const show = 1 + a.turn * -side * 0.55;
    const x = 600 + side * (a.cheek - 4);
    const tone = face.skin + (side > 0 ? 0.52 : 0.06);
    return `<g transform="translate(${n(x)} 640) scale(${n(side * show)} 1)"><path d="M-12 -62C18 -84 46 -62 42 -18C40 26 26 62 4 72C-8 74 -12 60 -12 50Z" fill="${grey(tone)}"/><path d="M4 -48C26 -56 34 -34 28 -8C24 8 14 16 10 32" fill="none" stroke="${grey(tone + 0.4)}" stroke-width="8" stroke-linecap="round"/></g>`;
  };
  return ear(-1) + ear(1);
}

type Shade = (amount: number) => string;

function socket(a: Anchors, side: -1 | 1, shade: Shade): string {
  const [x, y] = a.eye(side);
  return `<ellipse cx="${n(x + side * 4)}" cy="${n(y - 16)}" rx="72" ry="42" fill="${shade(side > 0 ? 0.36 : 0.18)}" opacity=".8" filter="url(#b9)"/><ellipse cx="${n(x - side * 58)}" cy="${n(y - 4)}" rx="20" ry="34" fill="${shade(0.3)}" opacity=".6" filter="url(#b9)"/>`;
}

/** The apple of a cheek, which a smile lifts. */
function cheek(face: Face, side: -1 | 1): string {
  const a = toAnchors(face);
  const smile = face.smile ?? 0.4;
  const x = a.middle + side * a.cheek * 0.54;
  const light = (side > 0 ? 0.34 : 0.66) - face.skin * 0.5;
  return `<ellipse cx="${n(x)}" cy="${n(716 - smile * 14)}" rx="58" ry="${n(36 + smile * 8)}" fill="#fff" opacity="${n(Math.max(light, 0))}" filter="url(#b18)"/>`;
}

function drawEye(face: Face, side: -1 | 1, shade: Shade): string {
  const a = toAnchors(face);
  const [x, y] = a.eye(side);
  const narrow = 1 - Math.max(0, a.turn * side) * 0.16;
  const w = 60 * (face.eye.width ?? 1) * narrow;
  const open = 30 * face.eye.open;
  // A smile pushes the lower lid up.
  const squeeze = 18 - (face.smile ?? 0.4) * 9;
  const inner: Point = [x - side * w, y + 5];
  const outer: Point = [x + side * w, y - 1];
  const upper = `M${n(inner[0])} ${n(inner[1])}C${n(x - side * w * 0.45)} ${n(y - open * 1.3)} ${n(x + side * w * 0.5)} ${n(y - open * 1.3)} ${n(outer[0])} ${n(outer[1])}`;
  const lower = `C${n(x + side * w * 0.5)} ${n(y + squeeze * 1.3)} ${n(x - side * w * 0.35)} ${n(y + squeeze * 1.35)} ${n(inner[0])} ${n(inner[1])}Z`;
  // However the head is turned, the eyes stay with whoever looks at the picture, or look past them.
  const iris = x - a.turn * 10 + (face.gaze ?? 0) * 20;
  const id = `eye${side}`;
  const lash = face.eye.lash ?? 0.3;
  const ball = `<path d="${upper}${lower}" fill="${grey(side > 0 ? 0.08 : 0)}"/>`;
  const gaze = `<circle cx="${n(iris)}" cy="${n(y - 5)}" r="25" fill="${grey(0.96)}"/><path d="M${n(iris - 13)} ${n(y + 4)}Q${n(iris)} ${n(y + 20)} ${n(iris + 15)} ${n(y + 1)}" fill="none" stroke="${grey(0.5)}" stroke-width="7" filter="url(#b4)"/><circle cx="${n(iris - 8)}" cy="${n(y - 12)}" r="10" fill="#fff"/>`;
  const lashes = `<path d="M${n(outer[0] - side * 22)} ${n(outer[1] - 14)}Q${n(outer[0] + side * 6)} ${n(outer[1] - 8)} ${n(outer[0] + side * 22 * lash)} ${n(outer[1] - 22 * lash)}L${n(outer[0] - side * 4)} ${n(outer[1] + 4)}Z" fill="#000"/>`;
  const crease = `<path d="M${n(inner[0] + side * 14)} ${n(y - open - 11)}Q${n(x + side * 4)} ${n(y - open - 25)} ${n(outer[0] - side * 4)} ${n(y - open + 2)}" fill="none" stroke="${shade(0.46)}" stroke-width="${n(5 * (face.eye.crease ?? 1))}" stroke-linecap="round"/>`;
  const pouch = `<path d="M${n(inner[0] + side * 24)} ${n(y + squeeze + 9)}Q${n(x + side * 10)} ${n(y + squeeze + 18)} ${n(outer[0] - side * 8)} ${n(y + squeeze)}" fill="none" stroke="${shade(0.28)}" stroke-width="5" stroke-linecap="round"/>`;
  return `<clipPath id="${id}"><path d="${upper}${lower}"/></clipPath>${ball}<g clip-path="url(#${id})">${gaze}</g><path d="${upper}" fill="none" stroke="${grey(1)}" stroke-width="${n(8 + lash * 5)}" stroke-linecap="round"/>${lash > 0.4 ? lashes : ''}${crease}${pouch}`;
}

/** A brow that is never lower at the nose than it has to be: that is what makes a face stern. */
function drawBrow(face: Face, side: -1 | 1): string {
  const a = toAnchors(face);
  const [x] = a.eye(side);
  const { weight, arch, tone } = face.brow;
  const y = a.browY - (face.smile ?? 0.4) * 6;
  const narrow = 1 - Math.max(0, a.turn * side) * 0.14;
  const start: Point = [x - side * 62 * narrow, y - 2];
  const peak: Point = [x + side * 16 * narrow, y - 17 - arch * 12];
  const end: Point = [x + side * 82 * narrow, y + 14];
  const t = 14 * weight;
  const along = (rise: number, back: boolean) => {
    const to = back ? start : end;
    const near: Point = [(start[0] + peak[0]) / 2, peak[1] + 2 + rise];
    const far: Point = [(end[0] + peak[0]) / 2 + side * 10, peak[1] + 4 + rise];
    const [first, second] = back ? [far, near] : [near, far];
    return `C${n(first[0])} ${n(first[1])} ${n(second[0])} ${n(second[1])} ${n(to[0])} ${n(to[1] + (back ? t * 0.3 : 0))}`;
  };
  return `<path d="M${n(start[0])} ${n(start[1] - t * 0.3)}${along(-t * 0.35, false)}${along(t * 0.55, true)}Z" fill="${grey(tone)}" stroke="${grey(tone)}" stroke-width="8" stroke-linejoin="round"/>`;
}

function drawNose(face: Face, shade: Shade): string {
  const a = toAnchors(face);
  const width = face.nose.width ?? 1;
  const x = a.middle + a.turn * 22;
  const y = a.noseY;
  const w = 45 * width;
  const flank = `<path d="M${n(a.middle + 14)} 650C${n(a.middle + 24)} 676 ${n(x + 20)} 700 ${n(x + w)} ${n(y - 14)}L${n(x + w - 6)} ${n(y + 8)}L${n(x + 6)} ${n(y + 10)}C${n(x + 14)} ${n(y - 24)} ${n(x + 12)} 690 ${n(a.middle + 14)} 650Z" fill="${shade(0.34)}" filter="url(#b9)"/>`;
  const bridge = `<path d="M${n(a.middle - 4)} 626C${n(a.middle - 4)} 660 ${n(x - 10)} 684 ${n(x - 8)} ${n(y - 26)}" fill="none" stroke="#fff" stroke-width="20" stroke-linecap="round" opacity="${n(0.5 - face.skin * 0.6)}" filter="url(#b9)"/>`;
  const tip = `<circle cx="${n(x - 7)}" cy="${n(y - 20)}" r="17" fill="#fff" opacity="${n(0.6 - face.skin * 0.7)}" filter="url(#b4)"/>`;
  const wings = `<path d="M${n(x - w - 1)} ${n(y - 10)}C${n(x - w - 7)} ${n(y + 8)} ${n(x - w + 12)} ${n(y + 14)} ${n(x - w + 22)} ${n(y + 7)}Q${n(x)} ${n(y + 23)} ${n(x + w - 20)} ${n(y + 7)}C${n(x + w - 8)} ${n(y + 14)} ${n(x + w + 9)} ${n(y + 6)} ${n(x + w + 1)} ${n(y - 12)}" fill="none" stroke="${shade(0.46)}" stroke-width="6.5" stroke-linecap="round"/>`;
  const nostrils = `<ellipse cx="${n(x - w * 0.46)}" cy="${n(y + 7)}" rx="10" ry="4.500" fill="${shade(0.66)}"/><ellipse cx="${n(x + w * 0.48)}" cy="${n(y + 7)}" rx="10" ry="4.500" fill="${shade(0.76)}"/>`;
  const below = `<path d="M${n(x - 22)} ${n(y + 23)}Q${n(x)} ${n(y + 33)} ${n(x + 30)} ${n(y + 20)}" fill="none" stroke="${shade(0.26)}" stroke-width="14" filter="url(#b9)"/>`;
  return flank + bridge + tip + wings + nostrils + below;
}

/** Half the width of a mouth and how far its corners rise. */
export function toMouth(face: Face) {
  const smile = face.smile ?? 0.4;
  return { half: 74 + smile * 22, lift: smile * 27 };
}

function drawMouth(face: Face, shade: Shade): string {
  const a = toAnchors(face);
  const x = a.middle + a.turn * 16;
  const { half: w, lift } = toMouth(face);
  const y = a.mouthY + lift * 0.15;
  const full = face.lips ?? 1;
  const tone = face.lipTone ?? 0.42;
  const left: Point = [x - w * (1 - a.turn * 0.05), y - lift];
  const right: Point = [x + w * (1 + a.turn * 0.05), y - lift + 2];
  /** From corner to corner, `depth` below the middle of the mouth; the corners may be drawn in. */
  const across = (depth: number, inset = 0, back = false) => {
    const [from, to] = back ? [right, left] : [left, right];
    const way = back ? -1 : 1;
    const middle = depth * 1.34 + lift * 0.34;
    return `${back ? 'L' : 'M'}${n(from[0] + way * inset)} ${n(from[1] + inset * 0.4)}C${n(x - way * w * 0.5)} ${n(y + middle)} ${n(x + way * w * 0.5)} ${n(y + middle)} ${n(to[0] - way * inset)} ${n(to[1] + inset * 0.4)}`;
  };
  const open = face.teeth ? 34 : 0;
  const top = 15 * full;
  const bow = `M${n(left[0])} ${n(left[1])}C${n(x - w * 0.6)} ${n(y - lift * 0.5 - top * 0.5)} ${n(x - 30)} ${n(y - top * 1.3)} ${n(x - 2)} ${n(y - top * 0.8)}C${n(x + 26)} ${n(y - top * 1.35)} ${n(x + w * 0.6)} ${n(y - lift * 0.5 - top * 0.5)} ${n(right[0])} ${n(right[1])}`;
  const upperLip = `<path d="${bow}${across(2, 0, true)}Z" fill="${grey(face.skin + tone * (face.teeth ? 0.86 : 0.62))}"/>`;
  const lowerLip = `<path d="${across(open + 19 * full, 6)}${across(open, 4, true)}Z" fill="${grey(face.skin + tone * 0.74)}"/><ellipse cx="${n(x - 16)}" cy="${n(y + open + 10 * full)}" rx="26" ry="5" fill="#fff" opacity=".55" filter="url(#b4)"/>`;
  const between = face.teeth
    ? `<path d="${across(2)}${across(open, 0, true)}Z" fill="#000" stroke="#000" stroke-width="6" stroke-linejoin="round"/><path d="${across(3, 13)}${across(open * 0.74, 13, true)}Z" fill="#fff" stroke="#fff" stroke-width="4" stroke-linejoin="round"/>`
    : `<path d="${across(3, -4)}" fill="none" stroke="${grey(0.95)}" stroke-width="8" stroke-linecap="round"/>`;
  const chin = `<path d="M${n(x - 42)} ${n(y + open + 36 * full)}Q${n(x + 4)} ${n(y + open + 46 * full)} ${n(x + 54)} ${n(y + open + 32 * full)}" fill="none" stroke="${shade(0.32)}" stroke-width="13" stroke-linecap="round" filter="url(#b9)"/>`;
  const corner = ([cx, cy]: Point, side: -1 | 1) =>
    `<path d="M${n(cx + side * 12)} ${n(cy - 13)}q${side * 9} 13 ${side * -2} 25" fill="none" stroke="${shade(side < 0 ? 0.36 : 0.5)}" stroke-width="5" stroke-linecap="round" opacity="${n(0.4 + lift / 50)}"/>`;
  return lowerLip + upperLip + between + chin + corner(left, -1) + corner(right, 1);
}

function lines(face: Face, shade: Shade): string {
  const a = toAnchors(face);
  const age = face.age ?? 0;
  const smile = face.smile ?? 0.4;
  const fold = (side: -1 | 1) => {
    const x = a.middle + a.turn * 16;
    return `<path d="M${n(x + side * 58)} ${n(a.noseY - 2)}Q${n(x + side * (104 + smile * 12))} ${n(a.noseY + 34)} ${n(x + side * (108 + smile * 10))} ${n(a.mouthY - 4)}" fill="none" stroke="${shade(side > 0 ? 0.42 : 0.3)}" stroke-width="${n(4 + age * 3)}" stroke-linecap="round" opacity="${n(0.35 + age * 0.5)}"/>`;
  };
  if (age < 0.3) return fold(-1) + fold(1);
  const crow = (side: -1 | 1) =>
    times(3, (i) => {
      const [x, y] = a.eye(side);
      return `<path d="M${n(x + side * 74)} ${n(y - 8 + i * 12)}l${n(side * 26)} ${n((i - 1) * 12)}" stroke="${shade(0.55)}" stroke-width="4.500" stroke-linecap="round" opacity="${n(age)}"/>`;
    });
  const forehead = times(
    2,
    (i) =>
      `<path d="M${n(a.middle - 96)} ${500 - i * 34}Q${n(a.middle)} ${484 - i * 34} ${n(a.middle + 84)} ${502 - i * 34}" fill="none" stroke="${shade(0.4)}" stroke-width="5" opacity="${n(age * 0.6)}"/>`,
  );
  return fold(-1) + fold(1) + crow(-1) + crow(1) + forehead;
}

function freckles(a: Anchors, shade: Shade): string {
  const chance = random(8);
  return times(46, () => {
    const side = chance.pick([-1, 1]);
    return `<circle cx="${n(a.middle + side * chance.between(22, 124))}" cy="${n(chance.between(668, 738))}" r="${n(chance.between(2, 4))}" fill="${shade(0.5)}"/>`;
  });
}

/** Hair between two lines that it follows, the one at the face and the one outside, as many strands. */
export function lock(
  inner: readonly Point[],
  outer: readonly Point[],
  options: {
    count: number;
    base: number;
    tone: readonly [number, number];
    weight: number;
    seed: number;
    from?: number;
    to?: number;
  },
): string {
  const { count, base, tone, weight, seed, from = 0, to = 1 } = options;
  const chance = random(seed);
  const between = (t: number): Point[] =>
    inner.map((point, i) => {
      const other = outer[i] ?? point;
      return [
        point[0] + (other[0] - point[0]) * t + chance.between(-3, 3),
        point[1] + (other[1] - point[1]) * t + chance.between(-3, 3),
      ];
    });
  const body =
    from === 0 && to === 1
      ? `<path d="${curve(inner)}L${curve([...outer].reverse()).slice(1)}Z" fill="${grey(base)}"/>`
      : '';
  return `${body}${times(count, (i) => {
    const t = from + ((to - from) * (i + 0.5)) / count;
    return `<path d="${curve(between(t))}" fill="none" stroke="${grey(chance.between(tone[0], tone[1]))}" stroke-width="${n(weight * chance.between(0.5, 1.3))}" stroke-linecap="round"/>`;
  })}`;
}

/** Round or square glasses on the nose. */
export function glasses(
  a: Anchors,
  options: { rx: number; ry: number; corner: number; weight: number; tone?: number },
): string {
  const { rx, ry, corner, weight, tone = 1 } = options;
  const lens = (side: -1 | 1) => {
    const [x, y] = a.eye(side);
    const w = rx * (1 - Math.max(0, a.turn * side) * 0.12);
    return `<rect x="${n(x - w)}" y="${n(y - ry + 4)}" width="${n(w * 2)}" height="${n(ry * 2)}" rx="${corner}" fill="#fff" fill-opacity=".07" stroke="${grey(tone)}" stroke-width="${weight}"/><path d="M${n(x - w * 0.62)} ${n(y + ry * 0.3)}L${n(x - w * 0.1)} ${n(y - ry * 0.62)}" stroke="#fff" stroke-width="8" opacity=".3" stroke-linecap="round"/>`;
  };
  const [lx, ly] = a.eye(-1);
  const [rxx] = a.eye(1);
  return `${lens(-1)}${lens(1)}<path d="M${n(lx + rx)} ${n(ly - 6)}Q${n((lx + rxx) / 2)} ${n(ly - 26)} ${n(rxx - rx)} ${n(ly - 6)}" fill="none" stroke="${grey(tone)}" stroke-width="${weight}"/><path d="M${n(lx - rx)} ${n(ly - 12)}L${n(600 - a.cheek - 8)} ${n(ly - 22)}M${n(rxx + rx)} ${n(ly - 12)}L${n(600 + a.cheek + 8)} ${n(ly - 22)}" stroke="${grey(tone)}" stroke-width="${weight}"/>`;
}

/** Shoulders in a plain garment; `neckline` is its edge from the left shoulder to the right one. */
export function shoulders(
  tone: number,
  options: { width?: number; neckline?: string; shadow?: number; id?: string } = {},
): string {
  const {
    width = 1,
    neckline = 'C520 1092 680 1092 738 1030',
    shadow = 0.5,
    id = 'garment',
  } = options;
  const w = 470 * width;
  const shape = `M${n(600 - w)} 1500C${n(600 - w)} 1240 ${n(600 - w * 0.9)} 1140 ${n(600 - w * 0.56)} 1084Q500 1054 462 1030${neckline}Q700 1054 ${n(600 + w * 0.56)} 1084C${n(600 + w * 0.9)} 1140 ${n(600 + w)} 1240 ${n(600 + w)} 1500Z`;
  return `<clipPath id="${id}"><path d="${shape}"/></clipPath><path d="${shape}" fill="${grey(tone)}"/><g clip-path="url(#${id})"><path d="M${n(600 + w * 0.2)} 1040C${n(600 + w * 0.5)} 1130 ${n(600 + w * 0.45)} 1300 ${n(600 + w * 0.32)} 1510H1200V1000Z" fill="${grey(tone + shadow)}" filter="url(#b34)"/><path d="M${n(600 - w * 0.86)} 1200Q${n(600 - w * 0.5)} 1120 ${n(600 - w * 0.3)} 1300" fill="none" stroke="#fff" stroke-width="46" opacity=".16" filter="url(#b34)"/></g>`;
}

export const path = (points: readonly Point[], fill: string, extra = ''): string =>
  `<path d="${curve(points, true)}" fill="${fill}" ${extra}/>`;

export const strokes = (
  points: readonly (readonly Point[])[],
  tone: number,
  weight: number,
  extra = '',
): string =>
  points
    .map(
      (p) =>
        `<path d="${p.length > 2 ? curve(p) : line(p)}" fill="none" stroke="${grey(tone)}" stroke-width="${weight}" stroke-linecap="round" ${extra}/>`,
    )
    .join('');
