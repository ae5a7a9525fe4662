import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { house } from '../house.ts';
import type { Piece } from '../render/piece.ts';
import { cast } from './cast.ts';
import { page, toPortrait } from './print.ts';

/** All code a portrait depends on, but for the other sitters: modelling takes long, comparing does not. */
const code = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && !/^(cast|portraits)|test/.test(file))
  .map((file) => readFileSync(resolve(import.meta.dirname, file), 'utf8'))
  .join('');

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
}));
