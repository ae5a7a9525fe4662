/*
 * npm run art:sheets   lays out all images on contact sheets in .cache/art/sheets.
 * Previews, which the website renders itself, exist after `npm run build`.
 */
import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { pieces } from './pieces.ts';
import { root } from './render/manifest.ts';
import type { Piece } from './render/piece.ts';

const GAP = 12;
const folder = resolve(root, '.cache/art/sheets');
const drawn = resolve(root, 'packages/content/illustrations');
const built = resolve(root, 'apps/website/dist/client');

interface Sheet {
  name: string;
  columns: number;
  /** Width and height of each frame, pixels. */
  frame: readonly [width: number, height: number];
  /** The pictures in the order of the sheets. */
  files: readonly string[];
}

const nameOf = ({ file }: Piece) => basename(file).replace(/\.\w+$/, '');

/** Clients in a row of their own, their pictures in order. */
const inOrder = (a: Piece, b: Piece) =>
  `${a.group}/${nameOf(a)}` < `${b.group}/${nameOf(b)}` ? -1 : 1;

const chosen = (shows: (piece: Piece) => boolean) =>
  pieces
    .filter(shows)
    .toSorted(inOrder)
    .map(({ file }) => resolve(root, file));
const ofCaseStudies = (pattern: RegExp) =>
  chosen((piece) => piece.file.includes('/case-studies/') && pattern.test(nameOf(piece)));
const ofGroup = (wanted: string) => chosen(({ group }) => group === wanted);

function listLogos(): string[] {
  const lettering = resolve(root, 'art/illustrations/lettering/lettering.yaml');
  const { words }: { words: Record<string, { logo?: boolean }> } = parse(
    readFileSync(lettering, 'utf8'),
  );
  return Object.keys(words)
    .filter((word) => words[word]?.logo)
    .map((word) => `${drawn}/lettering/${word}.svg`);
}

const sheets: readonly Sheet[] = [
  { name: 'banners', columns: 4, frame: [480, 270], files: ofCaseStudies(/^banner$/) },
  { name: 'banners-tall', columns: 7, frame: [270, 360], files: ofCaseStudies(/^banner-tall$/) },
  { name: 'tiles', columns: 5, frame: [320, 400], files: ofCaseStudies(/^tile$/) },
  { name: 'tiles-wide', columns: 4, frame: [480, 300], files: ofCaseStudies(/^wide$/) },
  { name: 'tiles-small', columns: 7, frame: [270, 270], files: ofCaseStudies(/^small$/) },
  {
    name: 'galleries',
    columns: 4,
    frame: [480, 360],
    files: ofCaseStudies(/^(gallery-|close-up|board)/),
  },
  {
    name: 'photographs',
    columns: 4,
    frame: [480, 360],
    files: chosen((piece) => 'plan' in piece && piece.group !== 'cairo'),
  },
  { name: 'portraits', columns: 6, frame: [300, 375], files: ofGroup('people') },
  { name: 'busts', columns: 5, frame: [320, 400], files: ofGroup('busts') },
  { name: 'people-of-cairo', columns: 4, frame: [400, 500], files: ofGroup('cairo') },
  { name: 'blogs', columns: 4, frame: [480, 300], files: ofGroup('blogs') },
  { name: 'logos', columns: 6, frame: [320, 96], files: listLogos() },
  {
    name: 'awards',
    columns: 5,
    frame: [240, 340],
    files: globSync(`${drawn}/scenes/award-*.svg`).toSorted(),
  },
  {
    name: 'previews',
    columns: 5,
    frame: [400, 210],
    files: globSync(`${built}/previews/**/*.jpg`).toSorted(),
  },
];

mkdirSync(folder, { recursive: true });
for (const { name, columns, frame, files } of sheets) {
  const [width, height] = frame;
  const shown = files.filter((file) => existsSync(file));
  const rows = Math.ceil(shown.length / columns);
  const frames = await Promise.all(
    shown.map(async (picture, index) => ({
      input: await sharp(picture)
        .resize(width, height, { fit: 'contain', background: '#fff' })
        .toBuffer(),
      left: GAP + (index % columns) * (width + GAP),
      top: GAP + Math.floor(index / columns) * (height + GAP),
    })),
  );
  const file = resolve(folder, `${name}.jpg`);
  await sharp({
    create: {
      width: columns * (width + GAP) + GAP,
      height: Math.max(1, rows) * (height + GAP) + GAP,
      channels: 3,
      background: '#fff',
    },
  })
    .composite(frames)
    .jpeg({ quality: 84 })
    .toFile(file);
  console.log(`${file}  ${shown.length} pictures`);
}
