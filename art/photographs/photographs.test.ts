import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pieces } from '../pieces.ts';
import { openBrowser } from '../render/browser.ts';
import { findMissingTools, takePhotograph } from '../render/photograph.ts';
import type { Photograph } from '../render/piece.ts';
import { type SceneName, scenes } from './scenes.ts';

const photographs = pieces.filter((piece): piece is Photograph => 'plan' in piece);
const studio = resolve(import.meta.dirname, '../studio');
const read = (file: string) => readFileSync(resolve(studio, file), 'utf8');
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name ?? '');

describe('photographs', () => {
  it('never share scene, mood and camera', () => {
    const pairings = photographs.map(
      ({ plan }) => `${plan.scene} ${plan.light.mood} ${plan.camera}`,
    );
    expect(pairings.filter((pairing, i) => pairings.indexOf(pairing) !== i)).toEqual([]);
  });

  it('of one client have different scenes, except for close-ups', () => {
    const seen = photographs.map(
      ({ group, plan, file }) => `${group} ${plan.scene} ${file.includes('close-up')}`,
    );
    expect(seen.filter((each, i) => seen.indexOf(each) !== i)).toEqual([]);
  });

  it.each(
    photographs.map((piece) => [piece.file.split('/').slice(-2).join('/'), piece.plan] as const),
  )('%s gives its scene every colour, print and camera it asks for', (_, plan) => {
    const code = read(`scenes/${plan.scene}.py`);
    expect(matches(code, /^ {4}"([\w-]+)": Camera\(/gm)).toContain(plan.camera);
    const optional = matches(code, /"(\w+)"(?:, ""\)| in job\.colours)/g);
    const required = matches(code, /job\.colours\["(\w+)"\]/g);
    expect(Object.keys(plan.colours)).toEqual(
      expect.arrayContaining(required.filter((name) => !optional.includes(name))),
    );
    const asked = Object.keys(scenes[plan.scene]).filter((name) => !name.endsWith('?'));
    expect(plan.prints.map(({ name }) => name)).toEqual(expect.arrayContaining(asked));
    expect(matches(read('materials.py'), /^ {4}"(\w+)": Finish\(/gm)).toContain(plan.ground);
  });
});

describe('scenes', () => {
  it.each(Object.keys(scenes) as SceneName[])(
    '%s says what it is and has two or three cameras',
    (name) => {
      const code = read(`scenes/${name}.py`);
      expect(code).toMatch(/^"""\n[A-Z]/);
      expect([2, 3]).toContain(matches(code, /^ {4}"([\w-]+)": Camera\(/gm).length);
    },
  );
});

describe('the studio', () => {
  const missing = findMissingTools();
  it.skipIf(missing)(
    `takes a tiny photograph from print to picture${missing ? ` (needs ${missing})` : ''}`,
    async () => {
      const [piece] = photographs;
      if (!piece) throw new Error('There is no photograph to try.');
      const browser = await openBrowser();
      try {
        const picture = sharp(await takePhotograph(piece, browser, 'test'));
        const { width, height } = await picture.metadata();
        expect([width, height]).toEqual([piece.width * 0.05, piece.height * 0.05]);
        const { channels } = await picture.stats();
        expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(8);
      } finally {
        await browser.close();
      }
    },
    60_000,
  );
});
