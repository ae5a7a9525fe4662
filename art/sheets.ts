/*
 * npm run art:sheets   lays every picture out on contact sheets in .cache/art/sheets, to be looked at as a whole
 */
import { existsSync, mkdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import sharp from 'sharp';
import { pieces } from './pieces.ts';
import { root } from './render/manifest.ts';
import type { Piece } from './render/piece.ts';

const GAP = 12;
const folder = resolve(root, '.cache/art/sheets');

interface Sheet {
  name: string;
  columns: number;
  /** Width and height of each frame, pixels. */
  frame: readonly [width: number, height: number];
  shows: (piece: Piece) => boolean;
}

const nameOf = ({ file }: Piece) => basename(file).replace(/\.\w+$/, '');
const isOfCaseStudy = ({ file }: Piece) => file.includes('/case-studies/');
const called = (pattern: RegExp) => (piece: Piece) =>
  isOfCaseStudy(piece) && pattern.test(nameOf(piece));

const sheets: readonly Sheet[] = [
  { name: 'banners', columns: 4, frame: [480, 270], shows: called(/^banner$/) },
  { name: 'banners-tall', columns: 7, frame: [270, 360], shows: called(/^banner-tall$/) },
  { name: 'tiles', columns: 5, frame: [320, 400], shows: called(/^tile$/) },
  { name: 'tiles-wide', columns: 4, frame: [480, 300], shows: called(/^wide$/) },
  { name: 'tiles-small', columns: 7, frame: [270, 270], shows: called(/^small$/) },
  { name: 'galleries', columns: 4, frame: [480, 360], shows: called(/^(gallery-|board)/) },
  { name: 'photographs', columns: 4, frame: [480, 360], shows: (piece) => 'plan' in piece },
  { name: 'portraits', columns: 6, frame: [300, 375], shows: ({ group }) => group === 'people' },
  { name: 'blogs', columns: 4, frame: [480, 300], shows: ({ group }) => group === 'blogs' },
];

const isMade = ({ file }: Piece) => existsSync(resolve(root, file));

/** Clients in a row of their own, their pictures in order. */
const inOrder = (a: Piece, b: Piece) =>
  `${a.group}/${nameOf(a)}` < `${b.group}/${nameOf(b)}` ? -1 : 1;

mkdirSync(folder, { recursive: true });
for (const { name, columns, frame, shows } of sheets) {
  const [width, height] = frame;
  const shown = pieces.filter(shows).filter(isMade).toSorted(inOrder);
  const rows = Math.ceil(shown.length / columns);
  const frames = await Promise.all(
    shown.map(async ({ file }, index) => ({
      input: await sharp(resolve(root, file))
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
