import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { renderSheet } from './browser.ts';
import { root } from './manifest.ts';
import type { Photograph } from './piece.ts';

const studio = resolve(import.meta.dirname, '../studio');
const cache = resolve(root, '.cache/art');

/**
 * How large a render is beside its master, and how many samples a pixel gets at most. Masters are enlarged by a third in
 * the darkroom: half the time, no loss to the eye.
 */
const qualities = {
  master: { scale: 0.75, samples: 40 },
  preview: { scale: 0.3, samples: 12 },
  test: { scale: 0.05, samples: 4 },
} as const;

/** What is missing on this machine to take photographs, as the one command that brings it; null when all is there. */
export function findMissingTools(): string | null {
  const missing = [
    spawnSync('blender', ['--version']).status === 0 ? [] : ['blender'],
    spawnSync('/usr/bin/python3', ['-c', 'import numpy']).status === 0 ? [] : ['python3-numpy'],
    spawnSync('/usr/bin/python3', ['-c', 'import cv2']).status === 0 ? [] : ['python3-opencv'],
  ].flat();
  return missing.length ? `apt-get install --no-install-recommends ${missing.join(' ')}` : null;
}

/**
 * Prints what the photograph's things carry, renders the scene and develops it. Returns a PNG: of the piece's size for a
 * master, small and grainy otherwise. Throws with the tool's own words when a step fails.
 */
export async function takePhotograph(
  piece: Photograph,
  browser: Browser,
  quality: keyof typeof qualities = 'master',
): Promise<Buffer> {
  const { prints, ...set } = piece.plan;
  const folder = resolve(cache, `${quality}-${piece.file.replaceAll('/', '-')}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files: Record<string, string> = {};
  for (const print of prints) {
    const file = resolve(folder, `${print.name}.png`);
    const sheet = { ...print, typefaces: piece.typefaces };
    writeFileSync(file, await renderSheet(browser, sheet, quality === 'test' ? 1 : print.density));
    files[print.name] = file;
  }
  const { scale, samples } = qualities[quality];
  const job = resolve(folder, 'job.json');
  writeFileSync(
    job,
    JSON.stringify({
      ...set,
      prints: files,
      folder,
      width: Math.round(piece.width * scale),
      height: Math.round(piece.height * scale),
      samples,
      seed: 1,
      enlarge_to: quality === 'master' ? piece.width : 0,
    }),
  );
  const picture = resolve(folder, 'developed.png');
  const shoot = resolve(studio, 'shoot.py');
  await run('blender', [
    '-b',
    '--factory-startup',
    '--python-exit-code',
    '1',
    '--python',
    shoot,
    '--',
    job,
  ]);
  await run('/usr/bin/python3', [resolve(studio, 'develop.py'), job, picture]);
  const developed = readFileSync(picture);
  rmSync(folder, { recursive: true });
  return developed;
}

function run(command: string, given: string[]): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(command, given, {
      env: { ...process.env, STUDIO_CACHE: cache, PYTHONDONTWRITEBYTECODE: '1' },
    });
    let said = '';
    const listen = (chunk: Buffer) => {
      said = (said + chunk).slice(-4000);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', fail);
    child.on('close', (code) =>
      code === 0 ? done() : fail(new Error(`${command} failed:\n${said}`)),
    );
  });
}
