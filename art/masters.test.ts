import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pieces } from './pieces.ts';
import { isStale, readManifest, root, toEntry } from './render/manifest.ts';

const manifest = readManifest();

// scripts/repository/images.test.ts checks sizes and budgets of the images, without the code of this folder.
describe('masters', () => {
  it('exist and match the code that draws them', () => {
    // The agency's own images contain the brand's name, which may change without a change of the drawing.
    const stale = pieces.filter((piece) => piece.group !== 'house' && isStale(piece, manifest));
    expect(
      stale.map((piece) => piece.file),
      'run npm run art',
    ).toEqual([]);
    expect(pieces.filter((piece) => !existsSync(resolve(root, piece.file)))).toEqual([]);
  });

  it('are exactly the files in the manifest, with size and budget', () => {
    const known = Object.entries(manifest).map(([file, { drawing, ...size }]) => [file, size]);
    const drawn = pieces.map((piece) => {
      const { drawing, ...size } = toEntry(piece);
      return [piece.file, size];
    });
    expect(Object.fromEntries(known)).toEqual(Object.fromEntries(drawn));
  });

  it('never overwrite each other', () => {
    expect(new Set(pieces.map((piece) => piece.file)).size).toBe(pieces.length);
  });
});

describe('typefaces', () => {
  const listed = readFileSync(resolve(import.meta.dirname, 'LICENCES.md'), 'utf8').split('\n');
  const files = pieces.flatMap((piece) => piece.typefaces);
  const used = new Map(
    files.map(({ file, licence }) => [file.split('/').slice(0, 2).join('/'), licence]),
  );

  it.each([...used])('%s is listed with its licence', (name, licence) => {
    const row = listed.find((line) => line.includes(`\`${name}\``));
    expect(row).toContain(licence);
    const folder = resolve(import.meta.dirname, 'node_modules', name);
    const read = (file: string) => readFileSync(resolve(folder, file), 'utf8');
    expect(JSON.parse(read('package.json')).license).toBe(licence);
    expect(read('LICENSE')).toContain('SIL OPEN FONT LICENSE Version 1.1');
  });
});
