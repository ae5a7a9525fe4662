import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import type { PhotographPlan } from '../photographs/photograph.ts';
import { type Typeface, toFontFace } from './typeface.ts';

/** One image: how it is rendered and where its file is. */
export type Piece = Drawing | Photograph;

/** Properties of every image. */
export interface Master {
  /** Group for the command line: a client's slug, `people`, `cairo`, `blogs` or `house`. */
  group: string;
  /** Path of the image from the root of the repository; its extension decides the format. */
  file: string;
  width: number;
  height: number;
  /** Size limit of the image, in kilobytes. */
  budget: number;
  typefaces: readonly Typeface[];
  /** Quality of the first attempt, 1 to 100; lowered until the master fits its budget. */
  quality?: number;
}

/** A picture that is rendered in three dimensions, with drawings printed on its objects. */
export type Photograph = Master & { plan: PhotographPlan };

/** A picture that is one flat drawing. */
export type Drawing = Master & {
  /** The drawing: SVG or HTML for the body of a page of exactly `width` × `height`. */
  draw: () => string;
  /** Post-processes the rendered page (light bulbs, for example). PNG in, PNG out. */
  develop?: { name: string; run: (png: Buffer) => Promise<Buffer> };
  /** Pixels of the image per pixel of the drawing; 1 if undefined. */
  density?: number;
  /** Without a background behind the drawing. */
  transparent?: boolean;
  /** All inputs of the drawing, as text: for drawings that take too long to be drawn for a comparison. */
  source?: string;
  /** Few flat colours: stored as a small palette without loss (WebP only). */
  flat?: boolean;
};

/** Inputs of a page of the browser. */
export type Sheet = Pick<Drawing, 'width' | 'height' | 'typefaces' | 'transparent' | 'draw'>;

/** The HTML page of a drawing. A pure function, so its hash shows whether an image is outdated. */
export function toDocument(piece: Sheet): string {
  const fonts = piece.typefaces.map(toFontFace).join('');
  const ground = piece.transparent ? 'transparent' : '#fff';
  return `<!doctype html><meta charset="utf-8"><style>${fonts}html,body{margin:0;background:${ground};overflow:hidden}body{width:${piece.width}px;height:${piece.height}px;position:relative}svg{display:block}text{white-space:pre}</style>${piece.draw()}`;
}

/**
 * Changes whenever the identity, the scene, its parameters, a print, a font or the finishing change. The path is not part
 * of it, because a moved file is still the same image.
 */
export function toFingerprint(piece: Piece): string {
  const { width, height, budget, quality } = piece;
  const format = extname(piece.file);
  const hash = createHash('sha256');
  if ('plan' in piece) {
    const { prints, ...set } = piece.plan;
    hash.update(readFileSync(resolve(import.meta.dirname, `../studio/scenes/${set.scene}.py`)));
    for (const print of prints) hash.update(toDocument({ ...print, typefaces: piece.typefaces }));
    hash.update(JSON.stringify({ format, width, height, budget, quality, set }));
  } else {
    const { flat, develop, density } = piece;
    hash.update(piece.source ?? toDocument(piece));
    hash.update(
      JSON.stringify({
        format,
        width,
        height,
        budget,
        quality,
        flat,
        develop: develop?.name,
        density,
      }),
    );
  }
  return hash.digest('hex').slice(0, 16);
}
