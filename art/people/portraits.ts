import { house } from '../house.ts';
import type { Piece } from '../render/piece.ts';
import { readCode } from '../render/read-code.ts';
import { cast } from './cast.ts';
import { page, toPortrait } from './print.ts';

/** Without the other sitters, because a new one must not change the fingerprints of all. */
const code = readCode(import.meta.dirname, ['cast.ts', 'portraits.ts']);

/** Half of the company page on a desktop screen. */
const founder = { density: 4 / 3, budget: 140 };

/** Portraits of the sample team: profiles in relief, printed in dots that grow with the light. */
export const portraits: readonly Piece[] = cast.map((sitter) => ({
  group: 'people',
  file: `apps/dashboard/src/commands/seed/media/portrait-${sitter.slug}.webp`,
  ...page,
  budget: 90,
  typefaces: [],
  flat: true,
  source: code + JSON.stringify([sitter, house]),
  draw: () => toPortrait(sitter),
  ...(sitter.slug === 'laila-hassan' && founder),
}));
