import { palette } from '../../../packages/brand/palette.ts';
import { dots, gradedDots } from '../../draw/dots.ts';
import { circle, count, group, type Point, rect, ring, shape } from '../../draw/marks.ts';
import type { Scene } from './scene.ts';

const { cobalt: BLUE, yellow: YELLOW, ink: BLACK } = palette;

/** A half disc standing on its flat side, turned about the middle of that side. */
function half(x: number, y: number, r: number, turn = 0): string {
  return group(
    `translate(${x} ${y}) rotate(${turn})`,
    shape(`M${-r},0A${r},${r} 0 0 1 ${r},0z`, BLACK),
  );
}

/** A burst: rays of dots that grow on their way out. */
export function passion(): Scene {
  const rays = count(14).flatMap((step) =>
    count(28).map((ray) => {
      const distance = 122 + 36 * step + step * step * 2.4;
      const angle = ((ray + (step % 2) / 2) / 28) * 2 * Math.PI;
      const at: Point = [500 + distance * Math.cos(angle), 360 + distance * Math.sin(angle)];
      return { at, r: 1.6 + 0.19 * step ** 2 };
    }),
  );
  const inFrame = rays.filter(
    ({ at }) => at[0] > -30 && at[0] < 1030 && at[1] > -30 && at[1] < 750,
  );
  return {
    width: 1000,
    height: 720,
    marks: gradedDots(inFrame, BLUE, 14) + circle(500, 360, 68, BLUE),
  };
}

/** Everything drawn into one point. */
export function convergence(): Scene {
  const golden = Math.PI * (3 - Math.sqrt(5));
  const spiral = count(360).map((index) => {
    const distance = 168 + 26 * Math.sqrt(index);
    const angle = index * golden;
    const at: Point = [500 + distance * Math.cos(angle), 360 + distance * Math.sin(angle)];
    return { at, r: Math.max(14 - (distance - 168) * 0.021, 2) };
  });
  return {
    width: 1000,
    height: 720,
    marks: gradedDots(spiral, YELLOW, 14) + circle(500, 360, 112, YELLOW),
  };
}

/** Five marks of circles and halves, each standing on the shelf. They belong to no real prize. */
export const awards: readonly (() => Scene)[] = [
  () => ({
    width: 200,
    height: 340,
    marks:
      circle(100, 142, 30, BLACK) +
      half(100, 190, 90, 180) +
      rect(93, 276, 14, 44, BLACK) +
      half(100, 340, 60),
  }),
  () => ({
    width: 240,
    height: 340,
    marks:
      count(5)
        .map((index) => {
          const r = 26 + index * 22;
          return `<path fill="none" stroke="${BLACK}" stroke-width="${(14 * 0.76 ** index).toFixed(1)}" d="M${120 - r},220A${r},${r} 0 0 1 ${120 + r},220"/>`;
        })
        .join('') +
      circle(120, 220, 11, BLACK) +
      half(120, 340, 100),
  }),
  () => ({
    width: 200,
    height: 340,
    marks:
      [
        [340, 94],
        [276, 79],
        [216, 65],
        [160, 50],
        [110, 35],
        [68, 21],
      ]
        .map(([y = 0, r = 0]) => half(100, y, r))
        .join('') + circle(100, 24, 22, BLACK),
  }),
  () => ({
    width: 240,
    height: 340,
    marks:
      count(15)
        .map((index) => {
          const angle = ((index - 7) / 14) * 1.56 * Math.PI - Math.PI / 2;
          const r = 15 - Math.abs(index - 7) * 0.9;
          return circle(120 + 104 * Math.cos(angle), 184 + 104 * Math.sin(angle), r, BLACK);
        })
        .join('') +
      circle(120, 184, 46, BLACK) +
      rect(113, 230, 14, 80, BLACK) +
      half(120, 340, 56),
  }),
  () => ({
    width: 220,
    height: 340,
    marks: [
      half(55, 285, 55, 90),
      half(165, 285, 55, 270),
      half(55, 175, 55),
      half(165, 175, 55, 180),
      half(55, 65, 55, 270),
      half(165, 65, 55, 90),
    ].join(''),
  }),
];

/** What fills the room between the heads of the crowd; it takes the colour of the text around it. */
export function crowdDots(): Scene {
  const placed: [x: number, y: number, r: number, ink: string][] = [
    [372, 34, 34, YELLOW],
    [300, 120, 9, BLUE],
    [510, 96, 13, BLUE],
    [462, 338, 17, BLUE],
    [352, 268, 7, YELLOW],
    [452, 640, 12, YELLOW],
    [590, 598, 30, BLUE],
    [716, 632, 58, YELLOW],
    [962, 468, 22, YELLOW],
    [1064, 588, 40, BLUE],
    [918, 640, 11, YELLOW],
    [836, 24, 16, BLUE],
    [1092, 250, 26, YELLOW],
  ];
  return {
    width: 1120,
    height: 680,
    marks:
      placed.map(([x, y, r, ink]) => circle(x, y, r, ink)).join('') +
      ring(1010, 560, 54, BLUE, 6) +
      dots(
        [
          [700, 26],
          [724, 26],
          [748, 26],
        ],
        5,
        YELLOW,
      ),
  };
}
