import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { pieces } from './pieces.ts';
import { isStale, readManifest, root } from './render/manifest.ts';

const manifest = readManifest();
const kilobytes = (file: string) => statSync(resolve(root, file)).size / 1024;

describe('masters', () => {
  it('are all there and in step with the code that draws them', () => {
    // The house's own pictures carry the brand's name, which may change without a drawing changing.
    const stale = pieces.filter((piece) => piece.group !== 'house' && isStale(piece, manifest));
    expect(
      stale.map((piece) => piece.file),
      'run npm run art',
    ).toEqual([]);
    expect(pieces.filter((piece) => !existsSync(resolve(root, piece.file)))).toEqual([]);
  });

  it('have the size they were drawn at and fit their budget', async () => {
    for (const piece of pieces) {
      expect(kilobytes(piece.file), piece.file).toBeLessThanOrEqual(piece.budget);
      if (!/\.(avif|webp|png)$/.test(piece.file)) continue;
      const { width, height } = await sharp(resolve(root, piece.file)).metadata();
      expect([width, height], piece.file).toEqual([piece.width, piece.height]);
    }
  });

  it('weigh at most 24 MB together, so that a clone stays light', () => {
    const total = pieces.reduce((sum, piece) => sum + kilobytes(piece.file), 0);
    expect(total / 1024).toBeLessThan(24);
  });

  it('never overwrite each other', () => {
    expect(new Set(pieces.map((piece) => piece.file)).size).toBe(pieces.length);
  });
});

describe('typefaces', () => {
  it('are listed with their licence', () => {
    const listed = readFileSync(resolve(import.meta.dirname, 'LICENCES.md'), 'utf8');
    for (const piece of pieces)
      for (const { file, licence } of piece.typefaces) {
        const name = file.split('/').slice(0, 2).join('/');
        const row = listed.split('\n').find((line) => line.includes(`\`${name}\``));
        expect(row, name).toContain(licence);
      }
  });
});

describe('case studies', () => {
  const folder = resolve(root, 'apps/website/src/content/case-studies');
  const drawn = [...new Set(pieces.map((piece) => piece.file))]
    .filter((file) => file.includes('/case-studies/'))
    .map((file) => file.split('/').at(-2) ?? '');

  it.each([...new Set(drawn)])('%s names its three covers and says what they show', (slug) => {
    const words = parse(readFileSync(resolve(folder, slug, 'en.yaml'), 'utf8'));
    for (const format of ['tile', 'wide', 'small']) {
      const { file, alt } = words[format];
      expect(readdirSync(resolve(folder, slug))).toContain(file.replace('./', ''));
      expect(alt.length, `${slug} ${format}`).toBeGreaterThan(30);
    }
    expect(words.colour).toMatch(/^#[0-9A-F]{6}$/i);
  });
});
