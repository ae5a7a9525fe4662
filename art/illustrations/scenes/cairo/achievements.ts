import { dots } from '../../../draw/dots.ts';
import { circle, clip, count, type Point, ring } from '../../../draw/marks.ts';
import type { Scene } from '../scene.ts';
import { cairo } from './palette.ts';

const { rust, sun } = cairo;

/** One hundred productions, a dot each, and one more on its way. */
export function productions(): Scene {
  const grid = count(100).map(
    (index): Point => [22 + (index % 10) * 40, 22 + Math.floor(index / 10) * 40],
  );
  return { width: 440, height: 404, marks: dots(grid, 14.5, rust) + circle(422, 382, 14.5, sun) };
}

/** The river cuts the city in two; the west bank is solid. */
export function westBank(): Scene {
  const course = 'M214,0C190,60 244,120 214,200C186,268 236,330 212,404';
  return {
    width: 440,
    height: 404,
    marks: [
      clip('west', `<path d="${course}H0V0z"/>`, circle(202, 202, 200, rust)),
      clip(
        'east',
        `<path d="${course.replace('M214,0', 'M230,0').replace('212,404', '228,404')}H440V0z"/>`,
        ...count(6).map((index) => ring(202, 202, 36 + index * 32, rust, 8 * 0.76 ** index + 0.8)),
      ),
    ].join(''),
  };
}

/** Ten people, eight of whom remember. */
export function recall(): Scene {
  return {
    width: 440,
    height: 404,
    marks: count(10)
      .map((index) => {
        const angle = ((index - 0.5) / 10) * 2 * Math.PI - Math.PI / 2;
        const [x, y] = [202 + 148 * Math.cos(angle), 202 + 148 * Math.sin(angle)];
        return index === 0 || index === 9 ? ring(x, y, 42, rust, 4) : circle(x, y, 44, rust);
      })
      .join(''),
  };
}
