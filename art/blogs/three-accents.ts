import { blur } from '../draw/light.ts';
import { gradient, mix, n, type Point, polar, radial, svg, times } from '../draw/svg.ts';
import { house } from '../house.ts';

/** Three drinks from above: tea in a glass, coffee in a finjan, tea with milk. One table, three accents. */
export function threeAccents(width: number, height: number): string {
  const third = width / 3;
  const y = height / 2;
  return svg(
    width,
    height,
    `<defs>${blur('soft', 12)}${blur('edge', 1.4)}
${radial('tea', [
  [0, '#D8632A'],
  [0.62, '#A63C12'],
  [0.9, '#6E1F07'],
  [1, '#8F3410'],
])}
${radial('gahwa', [
  [0, '#E9C878'],
  [0.7, '#C99A3E'],
  [1, '#8F6518'],
])}
${radial('milk', [
  [0, '#DDAE82'],
  [0.75, '#C48C5C'],
  [1, '#9A6437'],
])}
${gradient(
  'china',
  [
    [0, '#FFFFFF'],
    [1, '#D5D5DB'],
  ],
  { to: [1, 1] },
)}
${gradient(
  'shine',
  [
    [0, '#fff', 0.85],
    [1, '#fff', 0],
  ],
  { to: [1, 1] },
)}</defs>
<rect width="${n(third)}" height="${height}" fill="${house.ink}"/><rect x="${n(third)}" width="${n(third)}" height="${height}" fill="${house.paper}"/><rect x="${n(third * 2)}" width="${n(third)}" height="${height}" fill="${house.mist}"/>
${closer([third * 0.5, y], 1.1, glassOfTea)}${closer([third * 1.5, y], 1.3, finjan)}${closer([third * 2.5 - 24, y], 1.06, mug)}`,
  );
}

const closer = (at: Point, scale: number, draw: (at: Point) => string) =>
  `<g transform="translate(${n(at[0])} ${n(at[1] - 40)}) scale(${scale})">${draw([0, 0])}</g>`;

const surface = (at: Point, r: number, fill: string) =>
  `<circle cx="${n(at[0])}" cy="${n(at[1])}" r="${r}" fill="url(#${fill})"/><path d="M${n(at[0] - r * 0.72)} ${n(at[1] - r * 0.1)}A${n(r * 0.74)} ${n(r * 0.74)} 0 0 1 ${n(at[0] - r * 0.02)} ${n(at[1] - r * 0.73)}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="${n(r * 0.055)}" stroke-linecap="round"/>`;

const cast = (at: Point, r: number, opacity: number) =>
  `<circle cx="${n(at[0] + r * 0.14)}" cy="${n(at[1] + r * 0.18)}" r="${n(r * 1.02)}" fill="#000" opacity="${opacity}" filter="url(#soft)"/>`;

function glassOfTea(at: Point): string {
  const [x, y] = at;
  const leaf = (turn: number, size: number) =>
    `<g transform="translate(${n(x + 34)} ${n(y + 26)}) rotate(${turn})"><path d="M0 0C${size * 0.5} ${-size * 0.2} ${size * 0.46} ${-size * 0.8} 0 ${-size}C${-size * 0.46} ${-size * 0.8} ${-size * 0.5} ${-size * 0.2} 0 0Z" fill="#4F8A3C"/><path d="M0 0C${size * 0.5} ${-size * 0.2} ${size * 0.46} ${-size * 0.8} 0 ${-size}Z" fill="#2F6427"/><path d="M0 -4V${-size * 0.9}" stroke="#B8DDA0" stroke-width="2"/></g>`;
  const cubes = [
    [-196, 236, 18],
    [-138, 280, -24],
  ] as const;
  return `<circle cx="${n(x)}" cy="${n(y)}" r="236" fill="#2B2B2E"/><circle cx="${n(x)}" cy="${n(y)}" r="236" fill="none" stroke="#6A6A70" stroke-width="3"/><circle cx="${n(x)}" cy="${n(y)}" r="196" fill="none" stroke="#4A4A50" stroke-width="2"/>${cast(at, 150, 0.8)}<circle cx="${n(x)}" cy="${n(y)}" r="156" fill="#FFFFFF" fill-opacity=".22"/><circle cx="${n(x)}" cy="${n(y)}" r="156" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="5"/>${surface(at, 138, 'tea')}${leaf(-60, 74)}${leaf(20, 66)}${leaf(96, 56)}${cubes.map(([dx, dy, turn]) => `<g transform="translate(${n(x + dx)} ${n(y + dy)}) rotate(${turn})"><rect x="-19" y="-19" width="38" height="38" fill="#FFFFFF"/><rect x="-19" y="11" width="38" height="8" fill="#C9C9CF"/></g>`).join('')}`;
}

function finjan(at: Point): string {
  const [x, y] = at;
  const motif = times(16, (i) => {
    const [px, py] = polar(at, 128, i * 22.5);
    return `<circle cx="${n(px)}" cy="${n(py)}" r="${i % 2 === 0 ? 8 : 5}" fill="${i % 2 === 0 ? '#1D6B52' : '#B98A2E'}"/>`;
  });
  const date = (dx: number, dy: number, turn: number) =>
    `<g transform="translate(${n(x + dx)} ${n(y + dy)}) rotate(${turn})"><ellipse cx="8" cy="12" rx="56" ry="30" fill="#000" opacity=".28" filter="url(#edge)"/><ellipse rx="56" ry="29" fill="#5A2A12"/><ellipse cx="-6" cy="-5" rx="46" ry="19" fill="#7C3E1C"/><path d="M-38 -8Q-4 -20 30 -12M-30 6Q4 -4 40 4" stroke="#3B1808" stroke-width="3.500" fill="none" stroke-linecap="round"/><ellipse cx="-18" cy="-13" rx="15" ry="4" fill="#fff" opacity=".5"/></g>`;
  return `${cast(at, 148, 0.26)}<circle cx="${n(x)}" cy="${n(y)}" r="150" fill="url(#china)"/><circle cx="${n(x)}" cy="${n(y)}" r="150" fill="none" stroke="#B98A2E" stroke-width="6"/>${motif}<circle cx="${n(x)}" cy="${n(y)}" r="106" fill="#fff"/><circle cx="${n(x)}" cy="${n(y)}" r="106" fill="none" stroke="#D9D4C6" stroke-width="3"/>${surface(at, 96, 'gahwa')}${date(-176, 226, -24)}${date(-86, 268, 12)}${date(-130, 180, 34)}`;
}

function mug(at: Point): string {
  const [x, y] = at;
  const handle = `M${n(x + 128)} ${n(y - 54)}C${n(x + 250)} ${n(y - 80)} ${n(x + 250)} ${n(y + 80)} ${n(x + 128)} ${n(y + 54)}`;
  const [bx, by] = [x - 168, y + 236];
  const holes = times(12, (i) => {
    const [px, py] = polar([bx, by], i < 8 ? 58 : 26, i < 8 ? i * 45 : i * 90 + 45);
    return `<circle cx="${n(px)}" cy="${n(py)}" r="5" fill="#A9713A"/>`;
  });
  return `<path d="${handle}" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="44" transform="translate(20 26)" filter="url(#soft)"/><path d="${handle}" fill="none" stroke="#ECECF0" stroke-width="42"/><path d="${handle}" fill="none" stroke="#fff" stroke-width="14" transform="translate(-5 -7)"/>${cast(at, 170, 0.3)}<circle cx="${n(x)}" cy="${n(y)}" r="172" fill="url(#china)"/><circle cx="${n(x)}" cy="${n(y)}" r="150" fill="${mix('#ffffff', '#8a8a92', 0.35)}"/>${surface(at, 142, 'milk')}<circle cx="${n(bx + 9)}" cy="${n(by + 12)}" r="92" fill="#000" opacity=".22" filter="url(#soft)"/><circle cx="${n(bx)}" cy="${n(by)}" r="90" fill="#DDAA6A"/><circle cx="${n(bx - 4)}" cy="${n(by - 5)}" r="80" fill="#E9BE82"/><circle cx="${n(bx)}" cy="${n(by)}" r="76" fill="none" stroke="#C68F50" stroke-width="4" stroke-dasharray="7 7"/>${holes}`;
}
