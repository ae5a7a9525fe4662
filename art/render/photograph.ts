import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import type { PhotographPlan } from '../photographs/photograph.ts';
import { renderSheet } from './browser.ts';
import { root } from './manifest.ts';
import type { Photograph } from './piece.ts';

const studio = resolve(import.meta.dirname, '../studio');
const cache = resolve(root, '.cache/art');

/**
 * Size of a render relative to its image, and the maximum number of samples per pixel. `develop.py` enlarges images by
 * a third: half the time, without a visible loss.
 */
const qualities = {
  master: { scale: 0.75, samples: 40 },
  // A close-up is mostly out of focus, and has four times as many pixels as it is seen with on most screens.
  closeUp: { scale: 0.65, samples: 24 },
  preview: { scale: 0.3, samples: 12 },
  test: { scale: 0.05, samples: 4 },
} as const;

/** The command that installs missing tools for photographs; null if nothing is missing. */
export function findMissingTools(): string | null {
  const missing = [
    spawnSync('blender', ['--version']).status === 0 ? [] : ['blender'],
    spawnSync('/usr/bin/python3', ['-c', 'import numpy']).status === 0 ? [] : ['python3-numpy'],
    spawnSync('/usr/bin/python3', ['-c', 'import cv2']).status === 0 ? [] : ['python3-opencv'],
  ].flat();
  return missing.length ? `apt-get install --no-install-recommends ${missing.join(' ')}` : null;
}

/** A render of the requested size, for a picture or a layer of a film. */
interface Exposure {
  plan: PhotographPlan;
  typefaces: Photograph['typefaces'];
  /** Folder for prints, light passes and the job; created anew. */
  folder: string;
  width: number;
  height: number;
  samples: number;
  /** Width to which `develop.py` enlarges; 0 keeps that of the render. */
  enlargeTo: number;
  /** Whether prints have the full resolution of their scene. */
  sharpPrints: boolean;
}

/** Draws the prints of a scene and renders it. Returns the path of the job file; the light passes are next to it. */
export async function expose(exposure: Exposure, browser: Browser): Promise<string> {
  const { plan, typefaces, folder, width, height, samples, enlargeTo, sharpPrints } = exposure;
  const { prints, ...set } = plan;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files: Record<string, string> = {};
  for (const print of prints) {
    const file = resolve(folder, `${print.name}.png`);
    const sheet = await renderSheet(
      browser,
      { ...print, typefaces },
      sharpPrints ? print.density : 1,
    );
    writeFileSync(file, sheet);
    files[print.name] = file;
  }
  const job = resolve(folder, 'job.json');
  const size = { width, height, samples, seed: 1, enlarge_to: enlargeTo };
  writeFileSync(job, JSON.stringify({ ...set, prints: files, folder, ...size }));
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
  return job;
}

/**
 * Renders and develops a photograph. Returns a PNG: of the final size, or small and grainy for a preview.
 * Throws with the tool's message if a step fails.
 */
export async function takePhotograph(
  piece: Photograph,
  browser: Browser,
  quality: 'master' | 'preview' | 'test' = 'master',
): Promise<Buffer> {
  const isCloseUp = quality === 'master' && piece.width === piece.height;
  const { scale, samples } = qualities[isCloseUp ? 'closeUp' : quality];
  const folder = resolve(cache, `${quality}-${piece.file.replaceAll('/', '-')}`);
  const job = await expose(
    {
      plan: piece.plan,
      typefaces: piece.typefaces,
      folder,
      width: Math.round(piece.width * scale),
      height: Math.round(piece.height * scale),
      samples,
      enlargeTo: quality === 'master' ? piece.width : 0,
      sharpPrints: quality !== 'test',
    },
    browser,
  );
  const picture = resolve(folder, 'developed.png');
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
