import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { root } from '../system/commands.ts';

/** The committed pictures: size in pixels, budget in kilobytes. Written by `npm run art`. */
const masters: [string, { width: number; height: number; budget: number }][] = Object.entries(
  JSON.parse(readFileSync(join(root, 'art/manifest.json'), 'utf8')),
);
const kilobytes = (file: string) => statSync(join(root, file)).size / 1024;

describe('committed pictures', () => {
  it('exist', () => {
    expect(masters.map(([file]) => file).filter((file) => !existsSync(join(root, file)))).toEqual(
      [],
    );
    expect(masters.length).toBeGreaterThan(200);
  });

  it('have their recorded size and fit their budget', async () => {
    for (const [file, { width, height, budget }] of masters) {
      expect(kilobytes(file), file).toBeLessThanOrEqual(budget);
      if (!/\.(avif|webp|png)$/.test(file)) continue;
      const found = await sharp(join(root, file)).metadata();
      expect([found.width, found.height], file).toEqual([width, height]);
    }
  });
});
