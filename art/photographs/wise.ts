import { ground } from '../compositions/prints.ts';
import { line, n, polar, times } from '../draw/svg.ts';
import { wise } from '../identities/wise.ts';
import { closeUp, type Shot, shot } from './photograph.ts';

const { palette: c } = wise;

/** One side of the owl's face as heights, its eye's middle at 100,0: ear, brow, and the rings of the eye. */
const halfFace = `<path d="M34 -44C70 -64 96 -96 176 -172C196 -108 214 -70 226 -8C206 -84 120 -92 34 -44Z" fill="#bbb"/>
<circle cx="100" r="122" fill="#5a5a5a"/><circle cx="100" r="122" fill="none" stroke="#c8c8c8" stroke-width="10"/>
${times(30, (i) => `<path d="M${n(100 + 74 * Math.cos(i * 0.2094))} ${n(74 * Math.sin(i * 0.2094))}L${n(100 + 108 * Math.cos(i * 0.2094))} ${n(108 * Math.sin(i * 0.2094))}" stroke="#a8a8a8" stroke-width="8" stroke-linecap="round"/>`)}
<circle cx="100" r="62" fill="#fff"/><circle cx="100" r="48" fill="#777"/><circle cx="100" r="29" fill="#f4f4f4"/><circle cx="91" cy="-9" r="8" fill="#555"/>
<path d="M14 -30C62 -50 132 -92 190 -190C180 -112 138 -58 44 -10Z" fill="#fff"/>`;

/** Feathers in rows, each with its quill, on the owl's breast below the eyes. */
const feathers = times(6, (row) =>
  times(9, (i) => {
    const x = (i - 4 + (row % 2) / 2) * 52;
    const y = 300 - row * 44;
    if (Math.abs(x) > 216 - row * 6) return '';
    return `<path d="M${n(x - 27)} ${n(y - 34)}V${n(y)}Q${n(x)} ${n(y + 42)} ${n(x + 27)} ${n(y)}V${n(y - 34)}Z" fill="#8c8c8c" stroke="#333" stroke-width="6"/><path d="M${n(x)} ${n(y - 26)}V${n(y + 12)}" stroke="#ccc" stroke-width="6" stroke-linecap="round"/>`;
  }),
);

/** The owl of the banknote as a die: the whiter, the higher. Its name and its promise run round it. */
const die = (w: number) => {
  const r = w / 2;
  const legend = (radius: number, sweep: 0 | 1) =>
    `M${n(-radius)} 0A${n(radius)} ${n(radius)} 0 0 ${sweep} ${n(radius)} 0`;
  const beads = times(72, (i) => {
    const [x, y] = polar([0, 0], r * 0.945, i * 5);
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.02)}" fill="#777"/>`;
  });
  const round = (id: string, path: string, words: string, size: number) =>
    `<path id="${id}" d="${path}" fill="none"/><text font-family="Wise" font-size="${n(size)}" fill="#505050" letter-spacing="${n(size * 0.12)}" text-anchor="middle"><textPath href="#${id}" startOffset="50%">${words}</textPath></text>`;
  const side = (turn: number) => `<g transform="scale(${turn} 1)">${halfFace}</g>`;
  const owl = `<clipPath id="breast"><path d="M-236 -40C-262 120 -200 300 0 330C200 300 262 120 236 -40Z"/></clipPath><g clip-path="url(#breast)"><rect x="-260" y="-60" width="520" height="420" fill="#6a6a6a"/>${feathers}</g>${side(-1)}${side(1)}<path d="M0 6C30 26 40 66 26 96C18 116 8 128 0 138C-8 128 -18 116 -26 96C-40 66 -30 26 0 6Z" fill="#fff" stroke="#444" stroke-width="7"/>`;
  return `${ground(w, w, '#000')}<g transform="translate(${r} ${r})"><circle r="${n(r * 0.985)}" fill="none" stroke="#999" stroke-width="${n(r * 0.022)}"/>${beads}<circle r="${n(r * 0.69)}" fill="none" stroke="#888" stroke-width="${n(r * 0.014)}"/>${round('upper', legend(r * 0.745, 1), 'WISE', r * 0.19)}${round('lower', legend(r * 0.885, 0), 'PAYABLE IN TIME', r * 0.155)}<clipPath id="field"><circle r="${n(r * 0.68)}"/></clipPath><g clip-path="url(#field)"><g transform="scale(${n(r / 415)}) translate(0 -18)">${owl}</g></g></g>`;
};

/** A family of rings that swing against each other, as on a banknote. */
const guilloche = (radius: number, rings: number, petals: number) =>
  times(rings, (k) => {
    const ring = Array.from({ length: 361 }, (_, angle) =>
      polar(
        [0, 0],
        radius + k * 5.2 + 9 * Math.sin((petals * angle * Math.PI) / 180 + k * 0.82),
        angle,
      ),
    );
    return `<path d="${line(ring, true)}"/>`;
  });

/** Banknote paper: guilloche round the place of the seal, and the promise round it in very small letters. */
const noted =
  (ink: string, base: string) =>
  (w: number, h: number): string =>
    `${ground(w, h, base)}<g transform="translate(${n(w / 2)} ${n(h / 2)})"><g fill="none" stroke="${ink}" stroke-width=".85">${guilloche(186, 15, 24)}${guilloche(292, 15, 36)}</g><path id="promise" d="M-158 0A158 158 0 1 1 158 0A158 158 0 1 1 -158 0" fill="none"/><text font-family="Wise" font-size="12" fill="${ink}" textLength="985"><textPath href="#promise">${'PAYABLE IN TIME · TEN YEARS · '.repeat(4)}</textPath></text></g>`;

const seal = shot({
  scene: 'seal',
  camera: 'near',
  light: { mood: 'softbox', azimuth: 118, height: 34, colour: '#FFF2E0', strength: 1.2 },
  ground: 'paper',
  colours: { ground: c.ochre, letter: c.paper, wax: '#6A1F5C', metal: '#E9BE74', handle: c.plum },
  prints: { letter: noted(c.teal, c.paper), flap: noted(c.rust, '#FBF3E0'), die },
  develop: { exposure: 0.12 },
});

/** Ochre, aubergine and the paper of banknotes. */
export const wiseShots: readonly Shot[] = [seal, closeUp(seal, 'wax')];
