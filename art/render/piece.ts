import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PhotographPlan } from '../photographs/photograph.ts';
import { type Typeface, toFontFace } from './typeface.ts';

/** One picture: how it is made and where its master goes. */
export type Piece = Drawing | Photograph;

/** What every master has. */
export type Master = {
  /** Group the command line can ask for: a client's slug, `people`, `cairo`, `blogs` or `house`. */
  group: string;
  /** Path of the master from the root of the repository; its ending decides the format. */
  file: string;
  width: number;
  height: number;
  /** Largest master that is accepted, in kilobytes. */
  budget: number;
  typefaces: readonly Typeface[];
  /** Quality of the first attempt, 1 to 100; lowered until the master fits its budget. */
  quality?: number;
};

/** A picture that is rendered in three dimensions, with drawings printed on its things. */
export type Photograph = Master & { plan: PhotographPlan };

/** A picture that is one flat drawing. */
export type Drawing = Master & {
  /** The drawing: SVG or HTML for the body of a page of exactly `width` × `height`. */
  draw: () => string;
  /** Turns the rendered page into the finished picture (a halftone, for example). PNG in, PNG out. */
  develop?: { name: string; run: (png: Buffer) => Promise<Buffer> };
  /** No ground is painted behind the drawing. */
  transparent?: boolean;
  /** All that the drawing depends on, as text: for drawings that take too long to be drawn to learn whether they changed. */
  source?: string;
  /** Few flat colours: stored as a small palette without loss (WebP only). */
  flat?: boolean;
};

/** What a page of the browser is made from. */
export type Sheet = Pick<Drawing, 'width' | 'height' | 'typefaces' | 'transparent' | 'draw'>;

/** The whole page a drawing is rendered from. A pure function, so its hash tells whether a master is stale. */
export function toDocument(piece: Sheet): string {
  const fonts = piece.typefaces.map(toFontFace).join('');
  const ground = piece.transparent ? 'transparent' : '#fff';
  return `<!doctype html><meta charset="utf-8"><style>${fonts}html,body{margin:0;background:${ground};overflow:hidden}body{width:${piece.width}px;height:${piece.height}px;position:relative}svg{display:block}text{white-space:pre}</style>${piece.draw()}`;
}

/** Changes whenever the identity, the scene, its parameters, a print, a font or the finishing change. */
export function toFingerprint(piece: Piece): string {
  const { file, width, height, budget, quality } = piece;
  const hash = createHash('sha256');
  if ('plan' in piece) {
    const { prints, ...set } = piece.plan;
    hash.update(readFileSync(resolve(import.meta.dirname, `../studio/scenes/${set.scene}.py`)));
    for (const print of prints) hash.update(toDocument({ ...print, typefaces: piece.typefaces }));
    hash.update(JSON.stringify({ file, width, height, budget, quality, set }));
  } else {
    const { flat, develop } = piece;
    hash.update(piece.source ?? toDocument(piece));
    hash.update(
      JSON.stringify({ file, width, height, budget, quality, flat, develop: develop?.name }),
    );
  }
  return hash.digest('hex').slice(0, 16);
}
