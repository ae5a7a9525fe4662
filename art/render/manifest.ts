import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Piece, toFingerprint } from './piece.ts';

/** Root of the repository. */
export const root = resolve(import.meta.dirname, '../..');

const file = resolve(import.meta.dirname, '../manifest.json');

/** Master's path → fingerprint of the drawing it was made from. */
export type Manifest = Record<string, string>;

export function readManifest(): Manifest {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Keeps the entries in order, so that two branches rarely touch the same line. */
export function writeManifest(manifest: Manifest): void {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Whether a piece has to be drawn: its master is missing or was made from another drawing. */
export function isStale(piece: Piece, manifest: Manifest): boolean {
  return !existsSync(resolve(root, piece.file)) || manifest[piece.file] !== toFingerprint(piece);
}
