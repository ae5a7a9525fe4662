import { dot } from '../draw/dots.ts';
import { random } from '../draw/random.ts';
import { n, type Point, polar, times } from '../draw/svg.ts';
import { cairo as c } from '../illustrations/scenes/cairo/palette.ts';
import { typeface } from '../render/typeface.ts';

/** The magazine's Arabic lettering. */
export const lettering = typeface(
  'Rakkas',
  '@fontsource/rakkas/files/rakkas-arabic-400-normal.woff2',
);

/** The magazine's yellow as paint: a hard sun brings it back to what the page shows. */
export const enamel = '#F3A412';

const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" ${more}/>`;
const ring = ([x, y]: Point, r: number, colour: string, thick: number) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${colour}" stroke-width="${n(thick)}"/>`;

/** Cloth with small dots, every second row moved by half a step. */
export function dottedCloth(w: number, h: number): string {
  const step = w / 24;
  const rows = Math.ceil(h / step);
  return (
    rect(0, 0, w, h, c.brick) +
    times(rows, (row) =>
      times(25, (column) =>
        dot([(column + (row % 2) / 2) * step, (row + 0.5) * step], step * 0.085, c.rust),
      ),
    )
  );
}

/** What is painted in the well of the tray: a ring of petals between lines of dots. */
export function trayWell(w: number): string {
  const middle: Point = [w / 2, w / 2];
  const r = w / 2;
  const petals = times(48, (i) => {
    const [x, y] = polar(middle, r * 0.885, (i * 360) / 48);
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 0.048)}" ry="${n(r * 0.024)}" fill="${i % 2 ? c.rust : c.nile}" transform="rotate(${n((i * 360) / 48)} ${n(x)} ${n(y)})"/>`;
  });
  const beads = times(96, (i) => dot(polar(middle, r * 0.962, (i * 360) / 96), r * 0.011, c.rust));
  const lines = [0.985, 0.938, 0.828, 0.812].map((at) => ring(middle, r * at, c.rust, r * 0.006));
  const rose = times(16, (i) => {
    const [x, y] = polar(middle, r * 0.3, (i * 360) / 16);
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 0.2)}" ry="${n(r * 0.05)}" fill="none" stroke="${c.umber}" stroke-width="${n(r * 0.008)}" transform="rotate(${n((i * 360) / 16)} ${n(x)} ${n(y)})"/>`;
  });
  return rect(0, 0, w, w, enamel) + rose + petals + beads + lines.join('');
}

/** A loaf from above: pale rim of flour, brown where the oven touched it, flecks of bran. */
export function crust(w: number): string {
  const chance = random(12);
  const middle: Point = [w / 2, w / 2];
  const near = (reach: number) =>
    polar(middle, reach * w * Math.sqrt(chance.next()), chance.next() * 360);
  const scorched = times(26, () => {
    const [x, y] = near(0.4);
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(w * chance.between(0.02, 0.075))}" ry="${n(w * chance.between(0.015, 0.05))}" fill="#7C3F16" opacity="${n(chance.between(0.25, 0.7))}" transform="rotate(${n(chance.next() * 180)} ${n(x)} ${n(y)})"/>`;
  });
  const flour = times(18, () => dot(near(0.46), w * chance.between(0.02, 0.06), '#F3DDB4'));
  const bran = times(420, () => dot(near(0.49), w * chance.between(0.002, 0.005), '#8E5A2A'));
  return `<filter id="soft"><feGaussianBlur stdDeviation="${n(w * 0.012)}"/></filter><filter id="mist"><feGaussianBlur stdDeviation="${n(w * 0.035)}"/></filter>${rect(0, 0, w, w, '#D2A063')}<g filter="url(#mist)" opacity=".75">${flour}</g>${ring(middle, w * 0.44, '#B57C3D', w * 0.02)}<g filter="url(#soft)">${scorched}</g>${bran}`;
}

/** A tomato cut across: a wall, and four chambers of seeds. */
export function tomato(w: number): string {
  const middle: Point = [w / 2, w / 2];
  const chambers = times(4, (i) => {
    const [x, y] = polar(middle, w * 0.24, i * 90 + 20);
    const seeds = times(5, (s) =>
      dot(polar([x, y], w * 0.06, s * 72 + i * 20), w * 0.018, '#F6D58A'),
    );
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(w * 0.12)}" ry="${n(w * 0.145)}" fill="#B3240F" transform="rotate(${i * 90 + 20} ${n(x)} ${n(y)})"/>${seeds}`;
  });
  return rect(0, 0, w, w, '#D8402A') + ring(middle, w * 0.475, '#C02A16', w * 0.05) + chambers;
}

/** A cucumber cut across: pale green, paler seeds in three fields. */
export function cucumber(w: number): string {
  const middle: Point = [w / 2, w / 2];
  const seeds = times(18, (i) => {
    const [x, y] = polar(middle, w * (i % 2 ? 0.2 : 0.13), i * 20 + Math.floor(i / 6) * 8);
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(w * 0.034)}" ry="${n(w * 0.014)}" fill="#F4F3D2" transform="rotate(${i * 20} ${n(x)} ${n(y)})"/>`;
  });
  return (
    rect(0, 0, w, w, '#CFE2A6') +
    dot(middle, w * 0.29, '#B7D48A') +
    seeds +
    ring(middle, w * 0.48, '#5E9448', w * 0.045)
  );
}

/** A floor of tiles in two colours, sixteen by sixteen. */
export function chequers(w: number): string {
  const side = w / 16;
  return (
    rect(0, 0, w, w, c.cream) +
    times(256, (i) => {
      const [column, row] = [i % 16, Math.floor(i / 16)];
      return (column + row) % 2 ? rect(column * side, row * side, side, side, c.nile) : '';
    })
  );
}

/** Where the microbus goes: Sheikh Zayed, where the magazine was born. */
export function destination(w: number, h: number): string {
  return `${rect(0, 0, w, h, c.cream)}${rect(h * 0.07, h * 0.07, w - h * 0.14, h * 0.86, 'none', `stroke="${c.rust}" stroke-width="${n(h * 0.04)}"`)}<text x="${n(w / 2)}" y="${n(h * 0.68)}" font-family="'${lettering.family}'" font-size="${n(h * 0.66)}" fill="${c.rust}" text-anchor="middle" direction="rtl">الشيخ زايد</text>`;
}

/** The enamel plate of a street: Al-Moez, the oldest of the city. */
export function streetName(w: number, h: number): string {
  return `${rect(0, 0, w, h, c.deep)}${rect(h * 0.06, h * 0.06, w - h * 0.12, h * 0.88, 'none', `stroke="${c.cream}" stroke-width="${n(h * 0.025)}"`)}<text x="${n(w / 2)}" y="${n(h * 0.64)}" font-family="'${lettering.family}'" font-size="${n(h * 0.46)}" fill="${c.cream}" text-anchor="middle" direction="rtl">شارع المعز</text>`;
}

/** The dial of a radio: three scales, the name of the city and the needle on it. */
export function radioDial(w: number, h: number): string {
  const scales = times(3, (row) =>
    times(29, (i) =>
      rect(
        w * 0.06 + (i * w * 0.88) / 28,
        h * (0.22 + row * 0.26),
        2,
        h * (i % 4 ? 0.05 : 0.1),
        c.rust,
      ),
    ),
  );
  return `${rect(0, 0, w, h, '#FFE9B8')}${scales}${rect(w * 0.6, h * 0.08, 5, h * 0.84, c.brick)}<text x="${n(w * 0.3)}" y="${n(h * 0.64)}" font-family="'${lettering.family}'" font-size="${n(h * 0.34)}" fill="${c.rust}" text-anchor="middle" direction="rtl">القاهرة</text>`;
}
