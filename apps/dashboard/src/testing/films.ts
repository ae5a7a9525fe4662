import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProjectRoot } from '@agency/server/settings';

const folder = join(findProjectRoot(import.meta.dirname), 'packages/content/case-studies/lwoniti');

/** Films of nine seconds that the site is shipped with. */
export const testFilms = {
  mp4: readFileSync(join(folder, 'film-1.mp4')),
  webm: readFileSync(join(folder, 'film-1.webm')),
};

/** Captions of a film, in WebVTT. */
export const testCaptions = readFileSync(join(folder, 'film-1.vtt'), 'utf8');

/** Runs with bytes as a file of their own. */
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

/** A box of an MP4 file around its content. */
export function toBox(name: string, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, body]);
}
