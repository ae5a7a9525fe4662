/*
 * npm run art                       renders new and changed images
 * npm run art -- serenita           one group (a client, people, cairo, blogs, house)
 * npm run art -- serenita/gallery-1 one image
 * npm run art -- --force            renders everything
 * npm run art -- serenita --preview small and quick, into .cache/art/previews; does not replace committed images
 * Can be stopped at any time: finished images are saved, and the next run continues.
 */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { pieces } from './pieces.ts';
import { openBrowser, renderSheet } from './render/browser.ts';
import { encodeMaster } from './render/encode.ts';
import { isStale, readManifest, root, toEntry, updateManifest } from './render/manifest.ts';
import { findMissingTools, takePhotograph } from './render/photograph.ts';
import type { Piece } from './render/piece.ts';

/** Time for a piece until this run has measured it, in seconds. */
const EXPECTED = { photograph: 75, drawing: 2 };

const isPhotograph = (piece: Piece) => 'plan' in piece;

/** Renders, post-processes and encodes one image. An SVG is written as it is. */
async function makeMaster(piece: Piece, getBrowser: () => Promise<Browser>) {
  if ('plan' in piece) return encodeMaster(await takePhotograph(piece, await getBrowser()), piece);
  if (piece.file.endsWith('.svg')) return { data: Buffer.from(piece.draw()), quality: 100 };
  const drawn = await renderSheet(await getBrowser(), piece, piece.density);
  return encodeMaster(piece.develop ? await piece.develop.run(drawn) : drawn, piece);
}

/** Seconds as readable text. */
const spoken = (seconds: number) =>
  seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;

const pictureOf = ({ file }: Piece) => basename(file).replace(/\.\w+$/, '');

/** The pieces with these names; all of them without a name. */
function findPieces(names: readonly string[]): readonly Piece[] {
  if (names.length === 0) return pieces;
  return names.flatMap((name) => {
    const found = pieces.filter(
      (piece) => piece.group === name || `${piece.group}/${pictureOf(piece)}` === name,
    );
    if (found.length > 0) return found;
    const groups = [...new Set(pieces.map((piece) => piece.group))].join(', ');
    throw new Error(`Unknown: ${name}. There is ${groups}; or one picture, as serenita/banner.`);
  });
}

async function preview(wanted: readonly Piece[], getBrowser: () => Promise<Browser>) {
  const browser = await getBrowser();
  const folder = resolve(root, '.cache/art/previews');
  mkdirSync(folder, { recursive: true });
  for (const piece of wanted) {
    const picture =
      'plan' in piece
        ? await takePhotograph(piece, browser, 'preview')
        : await renderSheet(browser, piece, 0.36);
    const file = resolve(folder, `${piece.group}-${pictureOf(piece)}.png`);
    writeFileSync(file, picture);
    console.log(file);
  }
}

async function make(due: readonly Piece[], getBrowser: () => Promise<Browser>) {
  const spent = { photograph: [] as number[], drawing: [] as number[] };
  const kindOf = (piece: Piece) => (isPhotograph(piece) ? 'photograph' : 'drawing');
  const expect = (piece: Piece) => {
    const seen = spent[kindOf(piece)];
    return seen.length ? seen.reduce((a, b) => a + b) / seen.length : EXPECTED[kindOf(piece)];
  };
  for (const [index, piece] of due.entries()) {
    const started = performance.now();
    const { data, quality } = await makeMaster(piece, getBrowser);
    const path = resolve(root, piece.file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.part`, data);
    renameSync(`${path}.part`, path);
    updateManifest((entries) => ({ ...entries, [piece.file]: toEntry(piece) }));
    const seconds = (performance.now() - started) / 1000;
    spent[kindOf(piece)].push(seconds);
    const left = due.slice(index + 1).reduce((sum, next) => sum + expect(next), 0);
    console.log(
      `${index + 1}/${due.length}  ${piece.file}  ${Math.round(data.length / 1024)} kB  q${quality}  ${seconds.toFixed(1)} s  (${left ? `about ${spoken(left)} left` : 'done'})`,
    );
  }
}

const options = process.argv.slice(2);
const files = new Set(pieces.map((piece) => piece.file));
updateManifest((entries) =>
  Object.fromEntries(Object.entries(entries).filter(([file]) => files.has(file))),
);
const manifest = readManifest();
const wanted = findPieces(options.filter((option) => !option.startsWith('--')));
const due = options.some((option) => option === '--force' || option === '--preview')
  ? wanted
  : wanted.filter((piece) => isStale(piece, manifest));
console.log(`${due.length} of ${wanted.length} pictures to make`);

const missing = due.some(isPhotograph) ? findMissingTools() : null;
if (missing) {
  console.error(`Photographs need tools that are not here. Type: ${missing}`);
  process.exitCode = 1;
} else if (due.length > 0) {
  let browser: Promise<Browser> | undefined;
  // Illustrations need none.
  const getBrowser = () => {
    browser ??= openBrowser();
    return browser;
  };
  try {
    await (options.includes('--preview') ? preview(due, getBrowser) : make(due, getBrowser));
  } finally {
    await (await browser)?.close();
  }
}
