import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../system/commands.ts';

/** The committed pictures: size in pixels, budget in kilobytes. Written by `npm run art`. */
const masters: [string, { width: number; height: number; budget: number }][] = Object.entries(
  JSON.parse(readFileSync(join(root, 'art/manifest.json'), 'utf8')),
);
const kilobytes = (file: string) => statSync(join(root, file)).size / 1024;

describe('committed pictures', () => {
  it('are all there', () => {
    expect(masters.map(([file]) => file).filter((file) => !existsSync(join(root, file)))).toEqual(
      [],
    );
    expect(masters.length).toBeGreaterThan(200);
  });

  it('have the size they were made at and fit their budget', async () => {
    for (const [file, { width, height, budget }] of masters) {
      expect(kilobytes(file), file).toBeLessThanOrEqual(budget);
      if (!/\.(avif|webp|png)$/.test(file)) continue;
      const found = await sharp(join(root, file)).metadata();
      expect([found.width, found.height], file).toEqual([width, height]);
    }
  });

  it('weigh at most 24 MB together, so that a clone stays light', () => {
    const total = masters.reduce((sum, [file]) => sum + kilobytes(file), 0);
    expect(total / 1024).toBeLessThan(24);
  });
});

describe('case studies', () => {
  const folder = join(root, 'apps/website/src/content/case-studies');
  const slugs = globSync('*/en.yaml', { cwd: folder }).map((path) => path.split('/')[0] ?? '');

  test.each(slugs)('%s names its three covers and says what they show', (slug) => {
    const words = parse(readFileSync(join(folder, slug, 'en.yaml'), 'utf8'));
    for (const format of ['tile', 'wide', 'small']) {
      const { file, alt } = words[format];
      expect(readdirSync(join(folder, slug))).toContain(file.replace('./', ''));
      expect(alt.length, `${slug} ${format}`).toBeGreaterThan(30);
    }
    expect(words.colour).toMatch(/^#[0-9A-F]{6}$/i);
  });
});
