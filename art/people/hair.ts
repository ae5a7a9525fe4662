import { random } from '../draw/random.ts';
import { curve, n, type Point, times } from '../draw/svg.ts';
import { type Face, grey, toAnchors, toMouth } from './head.ts';

/** A head of curls: discs, each with its own light. */
export function curls(
  options: {
    count: number;
    seed: number;
    r: readonly [number, number];
    tone: readonly [number, number];
  },
  place: (t: number, chance: ReturnType<typeof random>) => Point,
): string {
  const chance = random(options.seed);
  return times(options.count, (i) => {
    const [x, y] = place(i / options.count, chance);
    const r = chance.between(options.r[0], options.r[1]);
    const tone = chance.between(options.tone[0], options.tone[1]) + (x > 640 ? 0.12 : 0);
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${grey(tone)}"/><path d="M${n(x - r * 0.6)} ${n(y + r * 0.1)}A${n(r * 0.6)} ${n(r * 0.6)} 0 0 1 ${n(x + r * 0.2)} ${n(y - r * 0.58)}" fill="none" stroke="${grey(Math.max(0.12, tone - 0.52))}" stroke-width="${n(r * 0.24)}" stroke-linecap="round"/>`;
  });
}

/** Beard along the jaw, with the mouth left free. */
export function beard(
  face: Face,
  options: { length: number; tone: number; cheek: number; seed: number; moustache?: boolean },
): string {
  const a = toAnchors(face);
  const x = a.middle + a.turn * 16;
  const { length, tone, cheek, seed, moustache = true } = options;
  const outer: Point[] = [
    [600 - a.cheek * 0.99, 650],
    [600 - a.jaw * 1.1, 790],
    [600 - a.chin * 1.8, 880 + length * 0.4],
    [600 - a.chin * 0.7 + a.turn * 22, a.chinY + length],
    [600 + a.chin * 0.7 + a.turn * 22, a.chinY + length],
    [600 + a.chin * 1.8, 880 + length * 0.4],
    [600 + a.jaw * 1.1, 790],
    [600 + a.cheek * 0.99, 650],
    [600 + a.cheek * 0.86, 690 + cheek],
    [x + 128, 752 + cheek],
    [x + 92, 764],
    [x + 56, 752],
    [x, 760],
    [x - 56, 752],
    [x - 92, 764],
    [x - 128, 752 + cheek],
    [600 - a.cheek * 0.86, 690 + cheek],
  ];
  const d = curve(outer, true);
  const mouth = toMouth(face);
  const hole = `<ellipse cx="${n(x)}" cy="${n(a.mouthY + (face.teeth ? 8 : 0))}" rx="${n(mouth.half - 6)}" ry="${n(face.teeth ? 38 : 28)}" fill="#000"/>`;
  const mask = `<mask id="beard-${seed}" maskUnits="userSpaceOnUse" x="300" y="500" width="600" height="640"><path d="${d}" fill="#fff" filter="url(#b4)"/>${hole}<ellipse cx="${n(x)}" cy="${n(a.mouthY + 42)}" rx="34" ry="9" fill="#000" opacity=".6"/></mask>`;
  const chance = random(seed);
  const hair = times(150, () => {
    const t = chance.between(-1, 1);
    const from: Point = [600 + t * a.cheek, chance.between(680, 830)];
    const fall = chance.between(50, 110);
    return `<path d="M${n(from[0])} ${n(from[1])}q${n(t * 6)} ${n(fall * 0.5)} ${n(-t * 30)} ${n(fall)}" fill="none" stroke="${grey(chance.between(tone - 0.42, tone + 0.1))}" stroke-width="${n(chance.between(3, 7))}" stroke-linecap="round"/>`;
  });
  return `${mask}<g mask="url(#beard-${seed})"><rect x="300" y="500" width="600" height="640" fill="${grey(tone)}"/>${hair}<path d="M690 600H900V1140H650Q720 860 690 600Z" fill="${grey(tone + 0.3)}" filter="url(#b18)" opacity=".85"/></g>${moustache ? `<path d="M${n(x)} ${n(a.noseY + 26)}C${n(x - 40)} ${n(a.noseY + 24)} ${n(x - 84)} ${n(a.noseY + 48)} ${n(x - 108)} ${n(a.mouthY + 6)}C${n(x - 70)} ${n(a.mouthY - 18)} ${n(x - 26)} ${n(a.mouthY - 16)} ${n(x)} ${n(a.mouthY - 16)}C${n(x + 26)} ${n(a.mouthY - 16)} ${n(x + 70)} ${n(a.mouthY - 18)} ${n(x + 108)} ${n(a.mouthY + 6)}C${n(x + 84)} ${n(a.noseY + 48)} ${n(x + 40)} ${n(a.noseY + 24)} ${n(x)} ${n(a.noseY + 26)}Z" fill="${grey(tone + 0.06)}"/>` : ''}`;
}
