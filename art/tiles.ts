import type { Identity } from './identities/identity.ts';
import type { Piece } from './render/piece.ts';

interface Page {
  width: number;
  height: number;
}

/** The formats of a case study's cover, and their sizes. */
export const formats = {
  /** 4:5, for cards. */
  tile: { width: 1200, height: 1500 },
  /** 8:5, for rows of full width and small screens. */
  wide: { width: 1600, height: 1000 },
  /** Square without lettering, because a circle may crop its corners. */
  small: { width: 1000, height: 1000 },
} as const satisfies Record<string, Page>;

type Format = keyof typeof formats;

/** The covers of one client, from one drawing for each format. */
export function tiles(
  identity: Identity,
  drawings: Record<Format, (page: Page) => string>,
  /** Size limit in kilobytes. Fine lines need more than painted surfaces. */
  budget = 150,
): Piece[] {
  return (Object.keys(formats) as Format[]).map((format) => ({
    group: identity.slug,
    file: `packages/content/case-studies/${identity.slug}/${format}.webp`,
    ...formats[format],
    budget,
    typefaces: identity.typefaces,
    draw: () => drawings[format](formats[format]),
  }));
}
