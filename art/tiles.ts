import type { Identity } from './identities/identity.ts';
import type { Piece } from './render/piece.ts';

type Page = { width: number; height: number };

/** The formats a case study's cover exists in, and their size. */
export const formats = {
  /** 4:5, the work tile. */
  tile: { width: 1200, height: 1500 },
  /** 8:5, full-bleed rows and small screens. */
  wide: { width: 1600, height: 1000 },
  /** Square without lettering, whose corners may be cut away by a circle. */
  small: { width: 1000, height: 1000 },
} as const satisfies Record<string, Page>;

type Format = keyof typeof formats;

/** The covers of one client, from one drawing a format. */
export function tiles(
  identity: Identity,
  drawings: Record<Format, (page: Page) => string>,
  /** Kilobytes a master may have. Fine line work needs more than painted surfaces. */
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
