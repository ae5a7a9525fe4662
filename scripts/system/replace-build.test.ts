import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replaceBuild } from './replace-build.ts';

/** Installs builds with these hashed files, one after the other, and returns their folder. */
function release(...builds: string[][]): string {
  const folder = mkdtempSync(join(tmpdir(), 'builds-'));
  for (const [index, names] of builds.entries()) {
    const fresh = join(folder, 'fresh');
    mkdirSync(join(fresh, 'client', '_astro'), { recursive: true });
    writeFileSync(join(fresh, 'client', 'index.html'), `build ${index}`);
    for (const name of names) writeFileSync(join(fresh, 'client', '_astro', name), name);
    replaceBuild(join(folder, 'dist'), fresh);
  }
  return join(folder, 'dist', 'client');
}

test('a new build replaces the old one, whose hashed files stay', () => {
  const client = release(['page.1.css', 'tile.1.webp'], ['page.2.css', 'tile.1.webp']);
  expect(readFileSync(join(client, 'index.html'), 'utf8')).toBe('build 1');
  for (const name of ['page.1.css', 'page.2.css', 'tile.1.webp']) {
    expect(readFileSync(join(client, '_astro', name), 'utf8')).toBe(name);
  }
});

test('files of an old build are deleted with the second build after it', () => {
  const client = release(['page.1.css'], ['page.2.css'], ['page.3.css']);
  expect(existsSync(join(client, '_astro', 'page.1.css'))).toBe(false);
  expect(existsSync(join(client, '_astro', 'page.2.css'))).toBe(true);
});

test('a file that is part of the next build again is not deleted with the old one', () => {
  const client = release(['page.1.css'], ['page.2.css'], ['page.1.css'], ['page.4.css']);
  expect(existsSync(join(client, '_astro', 'page.1.css'))).toBe(true);
});
