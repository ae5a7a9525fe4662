import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Piece, toFingerprint } from './piece.ts';

/** Root of the repository. */
export const root = resolve(import.meta.dirname, '../..');

const file = resolve(import.meta.dirname, '../manifest.json');

/** What is known of a committed master without the code that draws it. */
export interface Entry {
  /** Fingerprint of the drawing it was made from. */
  drawing: string;
  /** Size, pixels. */
  width: number;
  height: number;
  /** Largest master that is accepted, kilobytes (1024 bytes). */
  budget: number;
}

/** Master's path from the repository's root → what it is. */
export type Manifest = Record<string, Entry>;

export function toEntry(piece: Piece): Entry {
  const { width, height, budget } = piece;
  return { drawing: toFingerprint(piece), width, height, budget };
}

export function readManifest(): Manifest {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * Changes the file's present state and nothing else, so that two people may draw at the same time.
 * Entries stay in order, so that two branches rarely touch the same line.
 */
export function updateManifest(change: (manifest: Manifest) => Manifest): void {
  const sorted = Object.entries(change(readManifest())).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** Whether a piece has to be drawn: its master is missing or was made from another drawing. */
export function isStale(piece: Piece, manifest: Manifest): boolean {
  return (
    !existsSync(resolve(root, piece.file)) || manifest[piece.file]?.drawing !== toFingerprint(piece)
  );
}
