import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Piece } from '../render/piece.ts';
import { type Look, looks } from './looks.ts';
import { portraitFrame, toPortrait } from './portrait.ts';

/** All code a bust depends on, but for the other looks: sculpting takes long, comparing does not. */
const code = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && !/^(looks|pieces)|test/.test(file))
  .map((file) => readFileSync(resolve(import.meta.dirname, file), 'utf8'))
  .join('');

const toPiece = (name: string, look: Look): Piece => ({
  group: 'busts',
  file: `packages/content/illustrations/scenes/portrait-${name}.svg`,
  width: portraitFrame.width,
  height: portraitFrame.height,
  budget: 40,
  typefaces: [],
  source: code + JSON.stringify([look, portraitFrame]),
  draw: () => toPortrait(look),
});

/** The crowd of the company page and of People of Cairo: people nobody is. */
export const busts: readonly Piece[] = Object.entries(looks).map(([name, look]) =>
  toPiece(name, look),
);
