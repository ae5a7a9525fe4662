import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Piece, toFingerprint } from './piece.ts';

/** Root of the repository. */
export const root = resolve(import.meta.dirname, '../..');

const file = resolve(import.meta.dirname, '../manifest.json');

/** The recorded properties of a committed master. */
export interface Entry {
  /** Hash of the drawing from which it was rendered. */
  drawing: string;
  /** Size in pixels. */
  width: number;
  height: number;
  /** Size limit of the image, kilobytes (1024 bytes). */
  budget: number;
}

/** Path of the image from the root of the repository → its entry. */
export type Manifest = Record<string, Entry>;

export function toEntry(piece: Piece): Entry {
  const { width, height, budget } = piece;
  const density = 'plan' in piece ? 1 : (piece.density ?? 1);
  const size = { width: Math.round(width * density), height: Math.round(height * density) };
  return { drawing: toFingerprint(piece), ...size, budget };
}

export function readManifest(): Manifest {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * Changes only one entry of the current file, so that two runs may draw at the same time.
 * Entries stay sorted, so that two branches rarely change the same line.
 */
export function updateManifest(change: (manifest: Manifest) => Manifest): void {
  const sorted = Object.entries(change(readManifest())).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** Whether an image must be rendered: its file is missing or has the hash of another drawing. */
export function isStale(piece: Piece, manifest: Manifest): boolean {
  return (
    !existsSync(resolve(root, piece.file)) || manifest[piece.file]?.drawing !== toFingerprint(piece)
  );
}
