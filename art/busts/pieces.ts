import type { Piece } from '../render/piece.ts';
import { readCode } from '../render/read-code.ts';
import { type Look, looks } from './looks.ts';
import { portraitFrame, toPortrait } from './portrait.ts';

/** Without the other looks, because a new one must not change the fingerprints of all. */
const code = readCode(import.meta.dirname, ['looks.ts', 'pieces.ts']);

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

/** The busts of the company page and of People of Cairo, all invented. */
export const busts: readonly Piece[] = Object.entries(looks).map(([name, look]) =>
  toPiece(name, look),
);
