import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { RELEASE_PLACEHOLDER } from '../src/model/offline-caches.ts';
import { finishBuild } from './finish-build.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'finish-build-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Finishes a build of these files and returns the release in its service worker. */
async function getRelease(files: Record<string, string>): Promise<string> {
  const client = join(folder, 'client');
  rmSync(client, { recursive: true, force: true });
  mkdirSync(client);
  const worker = `const names = ["pages-${RELEASE_PLACEHOLDER}", "assets-${RELEASE_PLACEHOLDER}"];`;
  for (const [name, text] of Object.entries({ ...files, 'service-worker.js': worker }))
    writeFileSync(join(client, name), text);
  await finishBuild(folder, 'security@nabra.example');
  const code = readFileSync(join(client, 'service-worker.js'), 'utf8');
  const [pages, assets] = [...code.matchAll(/-(\w+)"/g)].map(([, release]) => release);
  expect(assets).toBe(pages);
  return pages ?? '';
}

it('names a release by a hash of its files', async () => {
  const first = await getRelease({ 'a.html': 'a', 'b.css': 'b' });
  expect(first).toMatch(/^[0-9a-f]{12}$/);
  expect(await getRelease({ 'b.css': 'b', 'a.html': 'a' })).toBe(first);
  expect(await getRelease({ 'a.html': 'a', 'b.css': 'changed' })).not.toBe(first);
  expect(await getRelease({ 'a.html': 'a', 'c.css': 'b' })).not.toBe(first);
});
