import { createHash } from 'node:crypto';
import { type Typeface, toFontFace } from './typeface.ts';

/** One picture: how it is drawn and where its master goes. */
export type Piece = {
  /** Group the command line can ask for: a client's slug, `people`, `blogs` or `house`. */
  group: string;
  /** Path of the master from the root of the repository; its ending decides the format. */
  file: string;
  width: number;
  height: number;
  /** Largest master that is accepted, in kilobytes. */
  budget: number;
  typefaces: readonly Typeface[];
  /** The drawing: SVG or HTML for the body of a page of exactly `width` × `height`. */
  draw: () => string;
  /** Turns the rendered page into the finished picture (a halftone, for example). PNG in, PNG out. */
  develop?: { name: string; run: (png: Buffer) => Promise<Buffer> };
  /** No ground is painted behind the drawing. */
  transparent?: boolean;
  /** Few flat colours: stored as a small palette without loss (WebP only). */
  flat?: boolean;
  /** Quality of the first attempt, 1 to 100; lowered until the master fits its budget. */
  quality?: number;
};

/** The whole page a piece is rendered from. A pure function, so its hash tells whether a master is stale. */
export function toDocument(piece: Piece): string {
  const fonts = piece.typefaces.map(toFontFace).join('');
  const ground = piece.transparent ? 'transparent' : '#fff';
  return `<!doctype html><meta charset="utf-8"><style>${fonts}html,body{margin:0;background:${ground};overflow:hidden}body{width:${piece.width}px;height:${piece.height}px;position:relative}svg{display:block}text{white-space:pre}</style>${piece.draw()}`;
}

/** Changes whenever the identity, the scene, its parameters, a font or the finishing change. */
export function toFingerprint(piece: Piece): string {
  return createHash('sha256')
    .update(toDocument(piece))
    .update(
      JSON.stringify({
        file: piece.file,
        width: piece.width,
        height: piece.height,
        budget: piece.budget,
        quality: piece.quality,
        flat: piece.flat,
        develop: piece.develop?.name,
      }),
    )
    .digest('hex')
    .slice(0, 16);
}
