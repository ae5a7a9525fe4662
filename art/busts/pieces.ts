import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Piece } from '../render/piece.ts';
import { founder, type Look, looks, standIns } from './looks.ts';
import { founderFrame, portraitFrame, toPortrait } from './portrait.ts';
import type { PrintFrame } from './print.ts';

/** All code a bust depends on, but for the other looks: sculpting takes long, comparing does not. */
const code = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && !/^(looks|pieces)|test/.test(file))
  .map((file) => readFileSync(resolve(import.meta.dirname, file), 'utf8'))
  .join('');

const toPiece = (name: string, look: Look, frame: PrintFrame): Piece => ({
  group: 'busts',
  file: `packages/content/portraits/${name}.svg`,
  width: frame.width,
  height: frame.height,
  budget: 40,
  typefaces: [],
  source: code + JSON.stringify([look, frame]),
  draw: () => toPortrait(look, frame),
});

/** The founder, the crowd of the company page, and who stands in for people without a portrait. */
export const busts: readonly Piece[] = [
  toPiece('founder', founder, founderFrame),
  ...[...Object.entries(looks), ...Object.entries(standIns)].map(([name, look]) =>
    toPiece(`portrait-${name}`, look, portraitFrame),
  ),
];
