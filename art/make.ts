import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { pieces } from './pieces.ts';
import { openBrowser, renderPiece } from './render/browser.ts';
import { encodeMaster } from './render/encode.ts';
import { isStale, readManifest, root, updateManifest } from './render/manifest.ts';
import { type Piece, toFingerprint } from './render/piece.ts';

/** Draws, finishes and encodes one picture. A vector file is its own master. */
async function makeMaster(piece: Piece, browser: Browser) {
  if (piece.file.endsWith('.svg')) return { data: Buffer.from(piece.draw()), quality: 100 };
  const drawn = await renderPiece(browser, piece);
  return encodeMaster(piece.develop ? await piece.develop.run(drawn) : drawn, piece);
}

/*
 * npm run art                 draws what is missing or changed
 * npm run art -- serenita     the same, one group only (a client, people, blogs, house)
 * npm run art -- --force      draws everything again
 */
const force = process.argv.includes('--force');
const groups = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

const known = new Set(pieces.map((piece) => piece.group));
const unknown = groups.filter((group) => !known.has(group));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There is ${[...known].join(', ')}.`);
  process.exit(1);
}

const files = new Set(pieces.map((piece) => piece.file));
updateManifest((entries) =>
  Object.fromEntries(Object.entries(entries).filter(([file]) => files.has(file))),
);
const manifest = readManifest();
const wanted = pieces.filter((piece) => groups.length === 0 || groups.includes(piece.group));
const due = wanted.filter((piece) => force || isStale(piece, manifest));
console.log(`${due.length} of ${wanted.length} pictures to draw`);

if (due.length > 0) {
  const browser = await openBrowser();
  try {
    for (const piece of due) {
      const started = performance.now();
      const { data, quality } = await makeMaster(piece, browser);
      const path = resolve(root, piece.file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, data);
      updateManifest((entries) => ({ ...entries, [piece.file]: toFingerprint(piece) }));
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${piece.file}  ${Math.round(data.length / 1024)} kB  q${quality}  ${seconds} s`);
    }
  } finally {
    await browser.close();
  }
}
