import { monaSans } from '../house.ts';
import { zaytona } from '../identities/zaytona.ts';
import type { Piece } from '../render/piece.ts';
import type { Typeface } from '../render/typeface.ts';
import { bridge } from './bridge.ts';
import { archAndBowl, oneBaseline } from './two-alphabets.ts';

function picture(
  name: string,
  size: { width: number; height: number },
  draw: (width: number, height: number) => string,
  typefaces: readonly Typeface[] = [monaSans],
): Piece {
  return {
    group: 'blogs',
    file: `apps/dashboard/src/seed/media/${name}.webp`,
    ...size,
    budget: 150,
    typefaces,
    flat: true,
    draw: () => draw(size.width, size.height),
  };
}

const cover = { width: 1600, height: 900 };
const figure = { width: 1600, height: 1000 };
const strip = { width: 1600, height: 640 };

/** Covers and figures of the sample blogs. */
export const blogPictures: readonly Piece[] = [
  picture('bridge-of-hoardings', figure, bridge),
  picture('naming-in-two-alphabets', cover, archAndBowl),
  picture('two-alphabets-one-baseline', strip, oneBaseline, zaytona.typefaces),
];
