import { blur } from '../draw/light.ts';
import { line, n, type Point } from '../draw/svg.ts';

/** A place in a room: x to the right, y towards the viewer, z up. */
export type Place = readonly [x: number, y: number, z: number];

/** A camera so far off that parallels stay parallel, which keeps type sharp and unstretched. */
export type Camera = {
  /** Where the room's origin is on the page. */
  at: Point;
  scale: number;
  /** Turn of the room in degrees; above 0 the right side of things is seen, below 0 the left. */
  yaw: number;
  /** 90 looks from straight above, 0 from the floor. */
  tilt: number;
};

/** One lamp for everything in a picture. */
export type Light = {
  /** Where shadows fall on the floor, degrees clockwise from east. */
  towards: number;
  /** Length of a shadow for a thing one unit high. */
  reach: number;
  /** How blurred its edge is, in pixels. */
  soft: number;
  depth: number;
};

const rad = (degrees: number) => (degrees * Math.PI) / 180;

/** Everything that can be set down in front of a camera under one lamp. */
export type Room = ReturnType<typeof openRoom>;

/** Opens a room. Whatever it draws needs `filters` in the same document. */
export function openRoom(camera: Camera, light: Light) {
  const [cy, sy] = [Math.cos(rad(camera.yaw)), Math.sin(rad(camera.yaw))];
  const [ct, st] = [Math.cos(rad(camera.tilt)), Math.sin(rad(camera.tilt))];
  const k = camera.scale;
  const direct = ([x, y, z]: Place): Point => [
    (x * cy - y * sy) * k,
    ((x * sy + y * cy) * st - z * ct) * k,
  ];
  const see = (place: Place): Point => {
    const [x, y] = direct(place);
    return [camera.at[0] + x, camera.at[1] + y];
  };
  const fall: Point = [
    Math.cos(rad(light.towards)) * light.reach,
    Math.sin(rad(light.towards)) * light.reach,
  ];
  const dropped = ([x, y, z]: Place): Place => [x + fall[0] * z, y + fall[1] * z, 0];

  /** Lays a drawing on any plane: its x runs along `u`, its y along `v`. */
  function plane(origin: Place, u: Place, v: Place, art: string): string {
    const [a, b] = direct(u);
    const [c, d] = direct(v);
    const [e, f] = see(origin);
    return `<g transform="matrix(${[a, b, c, d, e, f].map((value) => n4(value)).join(' ')})">${art}</g>`;
  }

  /** Lays a drawing on the floor, or `z` above it, turned around its middle. */
  function lay(at: Point, turn: number, art: string, z = 0): string {
    const [c, s] = [Math.cos(rad(turn)), Math.sin(rad(turn))];
    return plane([at[0], at[1], z], [c, s, 0], [-s, c, 0], art);
  }

  function shadow(points: readonly Place[], strength = 1): string {
    const d = line(hull(points.map((point) => see(dropped(point)))), true);
    return `<path d="${d}" fill="#000" opacity="${n(light.depth * strength)}" filter="url(#lamp)"/>`;
  }

  /** A flat thing of paper thickness lying on the floor; art is drawn around 0,0. */
  function sheet(options: {
    at: Point;
    turn?: number;
    width: number;
    height: number;
    /** How high it lies, on top of others. */
    z?: number;
    thick?: number;
    round?: number;
    edge?: string;
    art: string;
  }): string {
    const { at, turn = 0, width: w, height: h, z = 0, thick = 3, round = 0, edge, art } = options;
    const box = `<rect x="${n(-w / 2)}" y="${n(-h / 2)}" width="${n(w)}" height="${n(h)}" rx="${round}"`;
    const cast = (lift: number, opacity: number, filter: string) =>
      lay(
        [at[0] + fall[0] * lift, at[1] + fall[1] * lift],
        turn,
        `${box} fill="#000" opacity="${n(opacity)}" filter="url(#${filter})"/>`,
        z,
      );
    const sides = edge
      ? Array.from({ length: Math.ceil(thick * k) }, (_, i) =>
          lay(at, turn, `${box} fill="${edge}"/>`, z + (i / (thick * k)) * thick),
        ).join('')
      : '';
    const id = `cut-${n(at[0])}-${n(at[1])}-${n(z)}-${n(w)}`.replaceAll(/[^\w-]/g, '_');
    return `<g style="mix-blend-mode:multiply">${cast(thick + 5, light.depth * 0.75, 'lamp')}${cast(thick * 0.6 + 1, light.depth * 0.8, 'touch')}</g>${sides}<clipPath id="${id}">${box}/></clipPath>${lay(at, turn, `<g clip-path="url(#${id})">${art}</g>`, z + (edge ? thick : 0))}`;
  }

  /** A box standing on the floor, its visible faces given as drawings from their top left corner. */
  function box(options: {
    /** Its middle on the floor. */
    at: Point;
    width: number;
    depth: number;
    height: number;
    z?: number;
    top: string;
    front: string;
    side: string;
    /** How much darker front and side are than the top. */
    shade?: readonly [front: number, side: number];
    cast?: boolean;
  }): string {
    const {
      at,
      width: w,
      depth: d,
      height: h,
      z = 0,
      top,
      front,
      side,
      shade = [0.1, 0.28],
    } = options;
    const [x0, y0, x1, y1] = [at[0] - w / 2, at[1] - d / 2, at[0] + w / 2, at[1] + d / 2];
    const corners = (level: number): Place[] => [
      [x0, y0, level],
      [x1, y0, level],
      [x1, y1, level],
      [x0, y1, level],
    ];
    const dim = (width: number, height: number, amount: number) =>
      `<rect width="${n(width)}" height="${n(height)}" fill="#000" opacity="${n(amount)}"/>`;
    const cut = (id: string, width: number, height: number, art: string) =>
      `<svg width="${n(width)}" height="${n(height)}" viewBox="0 0 ${n(width)} ${n(height)}" data-face="${id}">${art}</svg>`;
    const right = camera.yaw >= 0;
    const cast =
      options.cast === false
        ? ''
        : `<g style="mix-blend-mode:multiply">${shadow([...corners(z), ...corners(z + h)])}<path d="${line(corners(z).map(see), true)}" fill="#000" opacity="${n(light.depth)}" filter="url(#touch)" stroke="#000" stroke-width="14"/></g>`;
    return `${cast}${plane([x0, y1, z + h], [1, 0, 0], [0, 0, -1], cut('front', w, h, front + dim(w, h, shade[0])))}${plane(
      right ? [x1, y1, z + h] : [x0, y0, z + h],
      right ? [0, -1, 0] : [0, 1, 0],
      [0, 0, -1],
      cut('side', d, h, side + dim(d, h, shade[1])),
    )}${plane([x0, y0, z + h], [1, 0, 0], [0, 1, 0], cut('top', w, d, top))}`;
  }

  /** A round thing standing on the floor; `wrap` is drawn 2πr wide and `height` high and bent around it. */
  function cylinder(options: {
    id: string;
    at: Point;
    z?: number;
    radius: number;
    height: number;
    /** Radius at its foot, when it tapers. */
    foot?: number;
    wrap: string;
    top: string;
    /** Where the middle of the wrap faces, in degrees. */
    facing?: number;
    gloss?: number;
    cast?: boolean;
  }): string {
    const {
      id,
      at,
      z = 0,
      radius: r,
      height: h,
      foot = r,
      wrap,
      top,
      facing = 90,
      gloss = 0.35,
    } = options;
    const around = 2 * Math.PI * r;
    const steps = 40;
    const rim = (angle: number, radius: number, level: number): Place => [
      at[0] + Math.cos(rad(angle)) * radius,
      at[1] + Math.sin(rad(angle)) * radius,
      level,
    ];
    // The half that faces the camera runs over 180° around the direction of the viewer.
    const first = 180 - camera.yaw;
    let strips = '';
    for (let i = 0; i < steps; i++) {
      const a1 = first - (i * 180) / steps;
      const a2 = a1 - 180 / steps;
      const [p1, p2] = [rim(a1, r, z + h), rim(a2, r, z + h)];
      const [q1, q2] = [rim(a1, foot, z), rim(a2, foot, z)];
      const [s1, s2, t1, t2] = [see(p1), see(p2), see(q1), see(q2)];
      const slice = around / (2 * steps);
      const from = around / 2 + ((facing - a1) / 360) * around - 0;
      const [ux, uy] = [(s2[0] - s1[0]) / slice, (s2[1] - s1[1]) / slice];
      const mid: Point = [
        (t1[0] + t2[0] - s1[0] - s2[0]) / 2 / h,
        (t1[1] + t2[1] - s1[1] - s2[1]) / 2 / h,
      ];
      const over = Math.min(2, Math.hypot(s2[0] - s1[0], 1));
      strips += `<clipPath id="${id}-${i}"><path d="${line([s1, [s2[0] + over, s2[1]], [t2[0] + over, t2[1]], t1], true)}"/></clipPath><g clip-path="url(#${id}-${i})"><use href="#${id}-wrap" transform="matrix(${[ux, uy, mid[0], mid[1], s1[0] - ux * from, s1[1] - uy * from].map(n4).join(' ')})"/></g>`;
    }
    const [left, right] = [see(rim(first, r, z))[0], see(rim(first - 180, r, z))[0]];
    const body = line(
      [
        ...Array.from({ length: 41 }, (_, i) => see(rim(first - i * 4.5, r, z + h))),
        ...Array.from({ length: 41 }, (_, i) => see(rim(first - 180 + i * 4.5, foot, z))),
      ],
      true,
    );
    const cast =
      options.cast === false
        ? ''
        : `<g style="mix-blend-mode:multiply">${shadow(Array.from({ length: 48 }, (_, i) => [rim(i * 7.5, foot, z), rim(i * 7.5, r, z + h)]).flat())}<path d="${line(
            Array.from({ length: 48 }, (_, i) => see(rim(i * 7.5, foot, z))),
            true,
          )}" fill="#000" opacity="${n(light.depth)}" filter="url(#touch)" stroke="#000" stroke-width="10"/></g>`;
    const lit = light.towards > 90 && light.towards < 270 ? 0.7 : 0.3;
    return `${cast}<defs><g id="${id}-wrap">${wrap}</g><linearGradient id="${id}-form" gradientUnits="userSpaceOnUse" x1="${n(left)}" y1="0" x2="${n(right)}" y2="0"><stop offset="0" stop-color="#000" stop-opacity="${lit < 0.5 ? 0.2 : 0.5}"/><stop offset="${lit}" stop-color="#fff" stop-opacity="${n(gloss * 0.5)}"/><stop offset="${lit + 0.08}" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="${lit < 0.5 ? 0.52 : 0.2}"/></linearGradient></defs>${strips}<path d="${body}" fill="url(#${id}-form)"/>${lay(at, 0, top, z + h)}`;
  }

  const filters = `${blur('lamp', light.soft)}${blur('touch', 5)}`;
  return { see, plane, lay, sheet, box, cylinder, shadow, filters, scale: k, yaw: camera.yaw };
}

const n4 = (value: number) => String(Math.round(value * 10000) / 10000);

/** The outline around points (Andrew's monotone chain). */
export function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of list) {
      for (;;) {
        const [a, b] = [chain.at(-2), chain.at(-1)];
        if (!a || !b) break;
        const bend = (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]);
        if (bend > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}
