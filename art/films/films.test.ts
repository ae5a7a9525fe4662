import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { films } from './films.ts';

const root = resolve(import.meta.dirname, '../..');
const cuttingRoom = readFileSync(resolve(root, 'art/studio/film.py'), 'utf8');

describe.each(films.map((film) => [`${film.client}/${film.name}`, film] as const))(
  '%s',
  (name, film) => {
    const fileOf = (ending: string) =>
      resolve(root, `packages/content/case-studies/${name}.${ending}`);

    it('has one scene and one camera with several lights', () => {
      const [first, ...others] = film.layers;
      expect(others.length).toBeGreaterThan(0);
      for (const { scene, camera, ground } of others) {
        expect({ scene, camera, ground }).toEqual({
          scene: first?.scene,
          camera: first?.camera,
          ground: first?.ground,
        });
      }
    });

    it('has a known camera movement of 6 to 12 s', () => {
      expect(cuttingRoom).toContain(`"${film.motion}": ${film.motion},`);
      expect(film.seconds).toBeGreaterThanOrEqual(6);
      expect(film.seconds).toBeLessThanOrEqual(12);
    });

    it('exists in both formats within 800 kB, with its poster', () => {
      for (const ending of ['mp4', 'webm']) {
        expect(statSync(fileOf(ending)).size).toBeLessThanOrEqual(800_000);
      }
      expect(existsSync(fileOf('avif'))).toBe(true);
    });

    it('has captions that describe the picture until its end', () => {
      const ends = [...readFileSync(fileOf('vtt'), 'utf8').matchAll(/--> 00:([\d.]+)$/gm)];
      expect(Number(ends.at(-1)?.[1])).toBe(film.seconds);
    });
  },
);
