/*
 * npm run art:films                     renders every film of the case studies: H.264, AV1 and the poster
 * npm run art:films -- rka              one client's
 * npm run art:films -- rka/film-1       one film
 * npm run art:films -- rka --preview    small and short, into .cache/art/previews
 * npm run art:films -- rka --poster     the poster only
 * The films are committed, so a build does not need this. Needs ffmpeg in addition to the tools for photographs.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import type { Film } from './films/film.ts';
import { films } from './films/films.ts';
import { photograph } from './photographs/photograph.ts';
import { openBrowser } from './render/browser.ts';
import { encodeMaster } from './render/encode.ts';
import { root } from './render/manifest.ts';
import { expose, findMissingTools } from './render/photograph.ts';

const WIDTH = 1280;
const HEIGHT = 720;
const FRAMES_A_SECOND = 24;
/** Size limit of a film, bytes. */
const BUDGET = 800_000;
/** Size limit of a poster, kilobytes. */
const POSTER_BUDGET = 160;
const content = resolve(root, 'packages/content/case-studies');
const cache = resolve(root, '.cache/art');

/** Renders are enlarged by `film.py` to `width`, as photographs are by `develop.py`. */
const qualities = {
  master: { width: WIDTH, scale: 0.75, samples: 40, shorter: 1 },
  // Two pixels a point on a desktop screen, where a poster fills the page.
  poster: { width: 2880, scale: 0.65, samples: 24, shorter: 1 },
  preview: { width: 384, scale: 1, samples: 12, shorter: 8 },
} as const;

type Quality = keyof typeof qualities;

/** Renders every layer of a film; returns the arguments of `studio/film.py`. */
async function takeLayers(film: Film, browser: Browser, quality: Quality): Promise<string> {
  const { width, scale, samples, shorter } = qualities[quality];
  const folder = resolve(cache, `${quality}-${film.client}-${film.name}`);
  const { identity, text } = film.staging;
  const jobs: string[] = [];
  for (const [index, layer] of film.layers.entries()) {
    jobs.push(
      await expose(
        {
          plan: photograph(layer),
          typefaces: [...identity.typefaces, text],
          folder: join(folder, `layer-${index}`),
          width: Math.round(width * scale),
          height: Math.round((width * scale * HEIGHT) / WIDTH),
          samples,
          enlargeTo: 0,
          sharpPrints: true,
        },
        browser,
      ),
    );
  }
  const told = join(folder, 'film.json');
  const frames = Math.round((film.seconds * FRAMES_A_SECOND) / shorter);
  const develop = film.layers[0]?.develop ?? {};
  const only = quality === 'poster' ? Math.round(film.poster * frames) : undefined;
  writeFileSync(told, JSON.stringify({ jobs, motion: film.motion, frames, only, width, develop }));
  return told;
}

/** Joins the frames to one lossless loop, from which every format is encoded. */
function cut(told: string, width: number, out: string): Promise<void> {
  const height = (width * HEIGHT) / WIDTH;
  const python = spawn('/usr/bin/python3', [resolve(import.meta.dirname, 'studio/film.py'), told], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  });
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`];
  const ffmpeg = spawn(
    'ffmpeg',
    [
      ...['-y', '-v', 'error', ...raw, '-r', `${FRAMES_A_SECOND}`, '-i', '-'],
      ...[
        '-vf',
        'scale=out_color_matrix=bt709',
        '-c:v',
        'libx264',
        '-qp',
        '0',
        '-preset',
        'ultrafast',
        out,
      ],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  python.stdout.pipe(ffmpeg.stdin);
  return new Promise((done, fail) => {
    python.on('close', (code) => code !== 0 && fail(new Error(`film.py ended with ${code}`)));
    ffmpeg.on('error', fail);
    ffmpeg.on('close', (code) => (code === 0 ? done() : fail(new Error(`ffmpeg: ${code}`))));
  });
}

function runFfmpeg(args: readonly string[]) {
  const { status, stderr } = spawnSync('ffmpeg', ['-y', '-v', 'error', ...args]);
  if (status !== 0) throw new Error(String(stderr));
}

const COLOURS = [
  ...['-pix_fmt', 'yuv420p', '-colorspace', 'bt709', '-color_primaries', 'bt709'],
  ...['-color_trc', 'bt709', '-an'],
];

/** Encodes with a lower and lower bit rate until the film fits its budget. */
function encode(loop: string, out: string, codec: readonly string[], first: number) {
  for (let crf = first; ; crf += 3) {
    runFfmpeg(['-i', loop, ...codec, '-crf', `${crf}`, ...COLOURS, out]);
    if (statSync(out).size <= BUDGET) return;
  }
}

async function makeFilm(film: Film, browser: Browser) {
  const told = await takeLayers(film, browser, 'master');
  const loop = told.replace(/\.json$/, '.mkv');
  await cut(told, WIDTH, loop);
  const out = (ending: string) => join(content, film.client, `${film.name}.${ending}`);
  const h264 = ['-c:v', 'libx264', '-preset', 'slow', '-tune', 'film', '-movflags', '+faststart'];
  encode(loop, out('mp4'), h264, 23);
  encode(loop, out('webm'), ['-c:v', 'libsvtav1', '-preset', '6'], 34);
  rmSync(resolve(told, '..'), { recursive: true });
}

async function makePoster(film: Film, browser: Browser) {
  const told = await takeLayers(film, browser, 'poster');
  const loop = told.replace(/\.json$/, '.mkv');
  await cut(told, qualities.poster.width, loop);
  const frame = told.replace(/\.json$/, '.png');
  runFfmpeg(['-i', loop, '-frames:v', '1', frame]);
  const file = join(content, film.client, `${film.name}.avif`);
  const { data } = await encodeMaster(readFileSync(frame), { file, budget: POSTER_BUDGET });
  writeFileSync(file, data);
  rmSync(resolve(told, '..'), { recursive: true });
}

async function previewFilm(film: Film, browser: Browser) {
  const told = await takeLayers(film, browser, 'preview');
  const out = resolve(cache, 'previews', `${film.client}-${film.name}.mkv`);
  mkdirSync(resolve(out, '..'), { recursive: true });
  await cut(told, qualities.preview.width, out);
  rmSync(resolve(told, '..'), { recursive: true });
  console.log(out);
}

/** A client's films, or the named one. */
function findFilms(asked: string): readonly Film[] {
  const found = films.filter(
    ({ client, name }) => asked === client || asked === `${client}/${name}`,
  );
  if (found.length > 0) return found;
  const all = films.map(({ client, name }) => `${client}/${name}`).join(', ');
  throw new Error(`Unknown: ${asked}. There is ${all}.`);
}

const options = process.argv.slice(2);
const names = options.filter((option) => !option.startsWith('--'));
const wanted = names.length === 0 ? films : names.flatMap(findFilms);
const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;
const missing = findMissingTools() ?? (hasFfmpeg ? null : 'apt-get install ffmpeg');
if (missing) {
  console.error(`Films need tools that are not here. Type: ${missing}`);
  process.exitCode = 1;
} else {
  const browser = await openBrowser();
  try {
    for (const film of wanted) {
      const started = performance.now();
      if (options.includes('--preview')) await previewFilm(film, browser);
      else {
        if (!options.includes('--poster')) await makeFilm(film, browser);
        await makePoster(film, browser);
      }
      const seconds = Math.round((performance.now() - started) / 1000);
      console.log(`${film.client}/${film.name}  ${seconds} s`);
    }
  } finally {
    await browser.close();
  }
}
