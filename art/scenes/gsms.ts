import type { Covers } from '../compositions/case-pictures.ts';
import { blur, grain, reliefFilter } from '../draw/light.ts';
import { random } from '../draw/random.ts';
import { gradient, line, mix, n, type Point, polar, radial, svg, times } from '../draw/svg.ts';
import { gsms } from '../identities/gsms.ts';

const { palette: c } = gsms;

/** A place in the clinic: east, south and up, in plan pixels from the middle of the courtyard. */
type Place = readonly [x: number, y: number, z: number];

const roof = 250;
const eye = 600;
/** Where a shadow falls for every pixel of height. */
const sun = [0.44, 0.34] as const;
/** Half the width and half the length of the courtyard's arms. */
const arm = { half: 122, long: 322 };

/** The courtyard's corners, clockwise from the north arm. */
const cross: readonly Point[] = [
  [-arm.half, -arm.long],
  [arm.half, -arm.long],
  [arm.half, -arm.half],
  [arm.long, -arm.half],
  [arm.long, arm.half],
  [arm.half, arm.half],
  [arm.half, arm.long],
  [-arm.half, arm.long],
  [-arm.half, arm.half],
  [-arm.long, arm.half],
  [-arm.long, -arm.half],
  [-arm.half, -arm.half],
];

/**
 * Straight down into a clinic: four white roofs hold a courtyard open, the courtyard is a cross, and in the
 * middle of it, where nothing of the brand is placed, stands the one they are all for.
 */
export function gsmsScene(options: {
  width: number;
  height: number;
  /** Middle of the courtyard, and under what eye it lies. */
  at: Point;
  scale: number;
  /** Where the eye hangs, from the middle of the courtyard: the further off, the more of one wall is seen. */
  lean?: Point;
  /** The lettering on the roofs, if there is any: left end and baseline on the page, and the size. */
  names?: { latin: Point; arabic: Point; size: number };
}): string {
  const { width, height, at, scale, lean = [0, 0], names } = options;
  const see = ([x, y, z]: Place): Point => {
    const near = eye / (eye - z);
    return [
      at[0] + (lean[0] + (x - lean[0]) * near) * scale,
      at[1] + (lean[1] + (y - lean[1]) * near) * scale,
    ];
  };
  const flat = (points: readonly Point[], z: number) =>
    line(
      points.map(([x, y]) => see([x, y, z])),
      true,
    );
  const k = scale;
  return svg(
    width,
    height,
    `<defs>${blur('soft', 5 * k)}${blur('softer', 26 * k)}${blur('edge', 1.1)}
${reliefFilter('plaster', { frequency: 0.9, octaves: 2, depth: 0.8, seed: 4, elevation: 60 })}
${reliefFilter('turf', { frequency: 0.34, octaves: 3, depth: 3.4, seed: 9, elevation: 50 })}
${radial(
  'daylight',
  [
    [0, '#EDF8F3'],
    [0.5, '#D8EEE6'],
    [1, '#A9D3C8'],
  ],
  {
    centre: [width * 0.16, height * 0.06],
    radius: Math.hypot(width, height) * 0.96,
    units: 'userSpaceOnUse',
  },
)}
<clipPath id="court"><path d="${flat(cross, 0)}"/></clipPath><clipPath id="open"><path d="${flat(cross, roof)}"/></clipPath></defs>
${garden(see, flat, k)}
${walls(see, k)}
${trees(see, k)}
${roofs({ width, height, flat, k })}
${
  names
    ? `<g transform="translate(${n(names.latin[0])} ${n(names.latin[1])})">${gsms.wordmark({ size: names.size, colour: c.ward })}</g><g transform="translate(${n(names.arabic[0])} ${n(names.arabic[1])})">${gsms.arabicWordmark?.({ size: names.size * 0.46, colour: c.ward, anchor: 'end' })}</g>`
    : ''
}
${grain(width, height, 0.16)}`,
  );
}

type See = (place: Place) => Point;
type Flat = (points: readonly Point[], z: number) => string;

const box = (x: number, y: number, w: number, h: number): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

/** Lawns, paths, the open middle, whoever crosses it, and the shade the walls throw over it all. */
function garden(see: See, flat: Flat, k: number): string {
  const path = 50;
  const beds = times(4, (i) => {
    const spin = (point: Point): Point => {
      const [x, y] = point;
      return [
        [x, y],
        [-y, x],
        [-x, -y],
        [y, -x],
      ][i] as unknown as Point;
    };
    return [-1, 1]
      .map((side) => {
        const bed = box(
          side < 0 ? -arm.half + 16 : path,
          arm.half + 8,
          arm.half - path - 16,
          arm.long - arm.half - 34,
        ).map(spin);
        return `<path d="${flat(bed, 0)}" fill="${c.pine}" opacity=".22" transform="translate(${n(2 * k)} ${n(3 * k)})"/><path d="${flat(bed, 3)}" fill="${c.lawn}"/><path d="${flat(bed, 3)}" fill="#fff" filter="url(#turf)" opacity=".6" style="mix-blend-mode:soft-light"/>`;
      })
      .join('');
  });
  const joints = times(23, (i) => {
    const v = -arm.long + (i * arm.long * 2) / 22;
    return [
      [see([-arm.half, v, 0]), see([arm.half, v, 0])],
      [see([v, -arm.half, 0]), see([v, arm.half, 0])],
    ]
      .map(([a, b]) => `<path d="${line([a as Point, b as Point])}"/>`)
      .join('');
  });
  const shade = cross
    .map((from, i) => {
      const to = cross[(i + 1) % cross.length] as Point;
      const fall = ([x, y]: Point): Point => [x + sun[0] * roof, y + sun[1] * roof];
      return `<path d="${flat([from, to, fall(to), fall(from)], 0)}"/>`;
    })
    .join('');
  return `<path d="${flat(cross, 0)}" fill="${c.path}"/><g stroke="#B9D2C6" stroke-width="${n(1.5 * k)}" opacity=".7">${joints}</g>${beds}
<path d="${flat(box(-82, -82, 164, 164), 0)}" fill="#FFFDF6"/><path d="${flat(box(-82, -82, 164, 164), 0)}" fill="none" stroke="#CBE0D4" stroke-width="${n(2.5 * k)}"/>
<g clip-path="url(#court)"><g opacity=".5" style="mix-blend-mode:multiply">${`<g fill="#2F8A84" filter="url(#edge)">${shade}</g>`}</g>
${somebody(see, [8, 26], k * 1.36, { coat: c.person, head: '#5A3422', turn: -20 })}
${somebody(see, [-6, 226], k, { coat: c.white, head: '#3B2A20', turn: 10 })}${somebody(see, [222, 12], k, { coat: '#BDE7DC', head: '#2B211C', turn: 96 })}${somebody(see, [244, 40], k, { coat: c.white, head: '#7A5A42', turn: 84 })}${somebody(see, [-196, 36], k, { coat: c.white, head: '#201814', turn: -80 })}</g>`;
}

/** A person from straight above is a head on shoulders; the shadow tells the rest. */
function somebody(
  see: See,
  [x, y]: Point,
  k: number,
  look: { coat: string; head: string; turn: number },
): string {
  const foot = see([x, y, 0]);
  const long = 72 * k;
  const lie = (Math.atan2(sun[1], sun[0]) * 180) / Math.PI;
  const figure = `M0 ${n(-7 * k)}L${n(long * 0.46)} ${n(-8 * k)}C${n(long * 0.56)} ${n(-14 * k)} ${n(long * 0.76)} ${n(-13 * k)} ${n(long * 0.8)} ${n(-6 * k)}H${n(long * 0.86)}A${n(8 * k)} ${n(8 * k)} 0 1 1 ${n(long * 0.86)} ${n(6 * k)}H${n(long * 0.8)}C${n(long * 0.76)} ${n(13 * k)} ${n(long * 0.56)} ${n(14 * k)} ${n(long * 0.46)} ${n(8 * k)}L0 ${n(7 * k)}V${n(2 * k)}L${n(long * 0.36)} 0L0 ${n(-2 * k)}Z`;
  const body = `<ellipse rx="${n(19 * k)}" ry="${n(10.5 * k)}" fill="${mix(look.coat, '#10302C', 0.22)}" cx="${n(1.6 * k)}" cy="${n(2 * k)}"/><ellipse rx="${n(18 * k)}" ry="${n(9.5 * k)}" fill="${look.coat}"/><ellipse rx="${n(13 * k)}" ry="${n(4.5 * k)}" cx="${n(-3 * k)}" cy="${n(-3 * k)}" fill="#fff" opacity=".28"/>`;
  return `<g transform="translate(${n(foot[0])} ${n(foot[1])})"><path d="${figure}" transform="rotate(${n(lie)})" fill="${c.pine}" opacity=".62" filter="url(#edge)"/><ellipse cx="${n(4 * k)}" cy="${n(9 * k)}" rx="${n(5 * k)}" ry="${n(8 * k)}" fill="${c.pine}" opacity=".8" transform="rotate(${look.turn})"/><g transform="rotate(${look.turn})">${body}</g><circle r="${n(8.6 * k)}" fill="${look.head}"/><circle r="${n(4.5 * k)}" cx="${n(-2.6 * k)}" cy="${n(-2.6 * k)}" fill="#fff" opacity=".2"/></g>`;
}

function walls(see: See, k: number): string {
  return cross
    .map((from, i) => {
      const to = cross[(i + 1) % cross.length] as Point;
      const before = cross[(i + cross.length - 1) % cross.length] as Point;
      const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const along: Point = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
      // Going clockwise the courtyard lies to the right of every wall.
      const inward: Point = [-along[1], along[0]];
      const facing = -(inward[0] * sun[0] + inward[1] * sun[1]);
      const lit = facing > 0;
      const put = (u: number, z: number): Point =>
        see([from[0] + along[0] * u, from[1] + along[1] * u, z]);
      const quad = (u1: number, z1: number, u2: number, z2: number) =>
        line([put(u1, z1), put(u2, z1), put(u2, z2), put(u1, z2)], true);
      const arch = (u: number, half: number, foot: number, spring: number) => {
        const top = Array.from({ length: 25 }, (_, j): Point => {
          const a = Math.PI - (j / 24) * Math.PI;
          return put(u + Math.cos(a) * half, spring + Math.sin(a) * half);
        });
        return line([put(u - half, foot), ...top, put(u + half, foot)], true);
      };
      const [bottom, top] = lit ? ['#D9EFE5', '#FFFFFF'] : ['#5AA296', '#A9D5CA'];
      const id = `wall-${i}`;
      const gate =
        long < arm.half * 2 + 1 &&
        (Math.abs(from[0]) === arm.long || Math.abs(from[1]) === arm.long) &&
        (from[0] === to[0] ? Math.abs(from[0]) === arm.long : Math.abs(from[1]) === arm.long);
      const glass = lit ? '#2E9488' : '#0B5C54';
      const sheen = lit ? '#8FD8CB' : '#2F8D82';
      const frame = lit ? '#B5D9CE' : '#7DBBB0';
      const openings = (() => {
        if (gate) {
          const mid = long / 2;
          return `<path d="${arch(mid, 74, 0, 118)}" fill="${c.ward}"/><path d="${arch(mid, 60, 0, 116)}" fill="${lit ? '#0A5F57' : '#063F3A'}"/><path d="${arch(mid, 60, 0, 116)}" fill="none" stroke="${c.lawn}" stroke-width="${n(2 * k)}" opacity=".7"/>${times(5, (j) => `<path d="${line([put(mid - 60 + (j + 1) * 20, 0), put(mid - 60 + (j + 1) * 20, 116 + Math.sqrt(Math.max(0, 3600 - (-60 + (j + 1) * 20) ** 2)))])}" stroke="${sheen}" stroke-width="${n(1.6 * k)}" opacity=".55"/>`)}<path d="${line([put(mid - 60, 104), put(mid + 60, 104)])}" stroke="${sheen}" stroke-width="${n(2 * k)}" opacity=".6"/>`;
        }
        const count = 4;
        return times(count, (j) => {
          const u = (long / count) * (j + 0.5);
          return `<path d="${arch(u, 17, 8, 74)}" fill="${frame}"/><path d="${arch(u, 14, 8, 74)}" fill="${glass}"/><path d="${quad(u - 13, 146, u + 13, 206)}" fill="${frame}"/><path d="${quad(u - 11, 149, u + 11, 204)}" fill="${glass}"/><path d="${quad(u - 11, 176, u + 11, 204)}" fill="${sheen}" opacity=".55"/>`;
        });
      })();
      // In an inner corner the sunless wall beside a sunny one throws a triangle on it.
      const turnsIn = along[0] * (from[1] - before[1]) - along[1] * (from[0] - before[0]) < 0;
      const reach = roof * Math.abs(along[0] * sun[0] + along[1] * sun[1]);
      const sunlitStart = along[0] * sun[0] + along[1] * sun[1] > 0;
      const after = cross[(i + 2) % cross.length] as Point;
      const turnsInAfter = (after[0] - to[0]) * along[1] - (after[1] - to[1]) * along[0] < 0;
      const corner = lit
        ? sunlitStart && turnsIn
          ? line([put(0, 0), put(0, roof), put(Math.min(reach, long), 0)], true)
          : !sunlitStart && turnsInAfter
            ? line([put(long, 0), put(long, roof), put(long - reach, 0)], true)
            : ''
        : '';
      return `${gradient(
        id,
        [
          [0, bottom],
          [1, top],
        ],
        { from: put(long / 2, 0), to: put(long / 2, roof), units: 'userSpaceOnUse' },
      )}<path d="${quad(0, 0, long, roof)}" fill="url(#${id})" stroke="${top}" stroke-width=".6"/><path d="${quad(0, 122, long, 134)}" fill="${lit ? '#FFFFFF' : '#8CC4B8'}"/><path d="${quad(0, 119, long, 122)}" fill="${c.pine}" opacity=".28"/>${openings}${corner ? `<path d="${corner}" fill="#2F8A84" opacity=".42" style="mix-blend-mode:multiply" filter="url(#edge)"/>` : ''}<path d="${quad(0, 0, long, 12)}" fill="${c.pine}" opacity=".22"/>`;
    })
    .join('');
}

function trees(see: See, k: number): string {
  const palms: readonly (readonly [x: number, y: number, z: number, r: number])[] = [
    [-88, -200, 105, 62],
    [86, 236, 95, 58],
    [236, -86, 112, 62],
    [-262, 86, 100, 58],
  ];
  const shrubs: readonly (readonly [x: number, y: number, z: number, r: number])[] = [
    [84, -246, 40, 34],
    [82, -176, 30, 24],
    [-86, -284, 34, 26],
    [-86, 250, 40, 32],
    [-80, 176, 30, 24],
    [84, 168, 26, 20],
    [176, 84, 34, 26],
    [262, 86, 44, 34],
    [168, -84, 28, 22],
    [-178, -86, 40, 32],
    [-252, -84, 34, 28],
    [-180, 86, 28, 22],
  ];
  const chance = random(12);
  const bush = ([x, y, z, r]: readonly [number, number, number, number]) => {
    const [gx, gy] = see([x + sun[0] * z, y + sun[1] * z, 0]);
    const [cx, cy] = see([x, y, z]);
    const near = (eye / (eye - z)) * k * r;
    const knobs = times(26, (i) => {
      const [px, py] = polar([0, 0], near * 0.82 * Math.sqrt((i + 0.5) / 26), i * 137.5);
      const light = -(px + py) / near;
      return `<circle cx="${n(px)}" cy="${n(py)}" r="${n(near * chance.between(0.2, 0.3))}" fill="${light > 0 ? mix(c.leaf, '#A6DE8E', light * 0.55) : mix(c.leaf, c.pine, -light * 0.6)}"/>`;
    });
    return `<ellipse cx="${n(gx)}" cy="${n(gy)}" rx="${n(r * k * 1.05)}" ry="${n(r * k)}" fill="${c.pine}" opacity=".5" filter="url(#soft)"/><g transform="translate(${n(cx)} ${n(cy)})"><circle r="${n(near)}" fill="${mix(c.leaf, c.pine, 0.5)}"/>${knobs}</g>`;
  };
  const palm = ([x, y, z, r]: readonly [number, number, number, number]) => {
    const foot = see([x, y, 0]);
    const [cx, cy] = see([x, y, z]);
    const [gx, gy] = see([x + sun[0] * z, y + sun[1] * z, 0]);
    const near = (eye / (eye - z)) * k * r;
    const frond = (a: number, size: number, fill: string, extra = '') => {
      const leaf = times(15, (i) => {
        const t = 0.12 + i * 0.058;
        const reach = size * 0.2 * Math.sin(Math.PI * (0.2 + t * 0.74)) ** 0.8;
        const half = size * 0.036;
        return [-1, 1]
          .map(
            (side) =>
              `<path d="M${n(size * t - half)} 0L${n(size * t + reach * 0.7)} ${n(side * reach)}L${n(size * t + half)} 0Z"/>`,
          )
          .join('');
      });
      return `<g transform="rotate(${n(a)})" fill="${fill}" ${extra}>${leaf}<path d="M0 -${n(size * 0.018)}L${n(size)} 0L0 ${n(size * 0.018)}Z"/></g>`;
    };
    const angles = Array.from({ length: 11 }, (_, i) => (360 / 11) * i + chance.between(-9, 9));
    const crown = angles
      .map((a) => {
        const light = -Math.cos(((a - 45) * Math.PI) / 180);
        return frond(
          a,
          near * chance.between(0.9, 1.08),
          light > 0
            ? mix('#3FA56C', '#B9E58F', light * 0.7)
            : mix('#3FA56C', c.pine, -light * 0.55),
        );
      })
      .join('');
    return `<g transform="translate(${n(gx)} ${n(gy)})" opacity=".52">${angles.map((a) => frond(a, r * k, c.pine)).join('')}</g><path d="M${n(foot[0])} ${n(foot[1])}L${n(cx)} ${n(cy)}" stroke="#8A6B4A" stroke-width="${n(11 * k)}"/><path d="M${n(foot[0] - 2 * k)} ${n(foot[1] - 2 * k)}L${n(cx - 2 * k)} ${n(cy - 2 * k)}" stroke="#C2A27C" stroke-width="${n(4 * k)}"/><g transform="translate(${n(cx)} ${n(cy)})">${crown}<circle r="${n(near * 0.09)}" fill="#D7E8A4"/></g>`;
  };
  return `<g clip-path="url(#open)">${shrubs.map(bush).join('')}${palms.map(palm).join('')}</g>`;
}

/** Four white roofs as one plane with the cross cut out of it, their joints glazed in green. */
function roofs(page: { width: number; height: number; flat: Flat; k: number }): string {
  const { width, height, flat, k } = page;
  const grow = (by: number) =>
    cross.map(([x, y]): Point => {
      const step = (v: number) => v + Math.sign(v) * by;
      return [step(x), step(y)];
    });
  const hole = flat(cross, roof);
  const coping = flat(grow(13), roof);
  const far = 1600;
  const joint = (turn: number) => {
    const w = 26;
    const bar = (x: number, y: number, bw: number, bh: number) => {
      const points = box(x, y, bw, bh).map(
        ([px, py]): Point => (turn === 0 ? [px, py] : [-py, px]),
      );
      return flat(points, roof);
    };
    return [-1, 1]
      .map((side) => {
        const start = side < 0 ? -far : arm.long + 40;
        const long = far - arm.long - 40;
        return `<path d="${bar(-w - 6, start - 6, w * 2 + 12, long + 6)}" fill="#D4E8E1"/><path d="${bar(-w, start, w * 2, long)}" fill="${c.ward}"/>${times(44, (i) => `<path d="${bar(-w + 3, start + 3 + (side < 0 ? long - 32 - i * 29 : i * 29), w - 4.5, 25)}" fill="${mix('#1A9486', '#7FD6C6', ((i * 7 + side) % 5) / 9)}"/><path d="${bar(1.5, start + 3 + (side < 0 ? long - 32 - i * 29 : i * 29), w - 4.5, 25)}" fill="${mix('#12877A', '#59BFB0', ((i * 5 + 2) % 7) / 9)}"/>`)}<path d="${bar(-1.5, start, 3, long)}" fill="#DFF5EE"/>`;
      })
      .join('');
  };
  return `<path d="M-10 -10H${width + 10}V${height + 10}H-10Z${hole}" fill="url(#daylight)" fill-rule="evenodd"/><path d="M-10 -10H${width + 10}V${height + 10}H-10Z${hole}" fill="#fff" fill-rule="evenodd" filter="url(#plaster)" opacity=".5" style="mix-blend-mode:soft-light"/>
${joint(0)}${joint(1)}
<path d="${coping}${hole}" fill-rule="evenodd" fill="#2F8A84" opacity=".42" transform="translate(${n(9 * k)} ${n(7 * k)})" filter="url(#soft)" clip-path="url(#around)"/><clipPath id="around"><path d="M-10 -10H${width + 10}V${height + 10}H-10Z${hole}" clip-rule="evenodd"/></clipPath>
<path d="${coping}${hole}" fill-rule="evenodd" fill="#FFFFFF"/><path d="${coping}" fill="none" stroke="#BFDDD3" stroke-width="${n(1.6 * k)}"/><path d="${hole}" fill="none" stroke="#9BC9BE" stroke-width="${n(2 * k)}"/>`;
}

/** Where its things lie in each format. */
export const gsmsCovers: Covers = {
  tile: (page) =>
    gsmsScene({
      ...page,
      at: [600, 640],
      scale: 1,
      names: { latin: [76, 1392], arabic: [1124, 1392], size: 150 },
    }),
  wide: (page) =>
    gsmsScene({
      ...page,
      at: [1040, 536],
      scale: 0.82,
      lean: [-120, 60],
      names: { latin: [84, 432], arabic: [530, 640], size: 158 },
    }),
  small: (page) => gsmsScene({ ...page, at: [500, 500], scale: 0.77 }),
  // The whole courtyard from above.
  banner: (page) => gsmsScene({ ...page, at: [735, 482], scale: 0.74, lean: [-120, 60] }),
  'banner-tall': (page) => gsmsScene({ ...page, at: [450, 640], scale: 0.92, lean: [-60, -180] }),
};
