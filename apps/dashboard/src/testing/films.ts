import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProjectRoot } from '@agency/server/settings';

const folder = join(findProjectRoot(import.meta.dirname), 'packages/content/case-studies/lwoniti');

/** Films of nine seconds from `packages/content`. */
export const testFilms = {
  mp4: readFileSync(join(folder, 'film-1.mp4')),
  webm: readFileSync(join(folder, 'film-1.webm')),
};

export const testCaptions = readFileSync(join(folder, 'film-1.vtt'), 'utf8');

/** Runs work with a temporary file. */
export async function withFile<Result>(
  bytes: Uint8Array,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const place = mkdtempSync(join(tmpdir(), 'film-test-'));
  const path = join(place, 'film');
  writeFileSync(path, bytes);
  try {
    return await work(path);
  } finally {
    rmSync(place, { recursive: true });
  }
}
