/// <reference path="./fontverter.d.ts" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as harfbuzz from 'harfbuzzjs';

/** The brand's typeface, as a path inside `node_modules`: Mona Sans with both of its axes, weight and width. */
export const TYPEFACE =
  '@fontsource-variable/mona-sans/files/mona-sans-latin-standard-normal.woff2';

/** The bytes of a font file of a package, WOFF2 as it comes. */
export function readTypeface(file: string = TYPEFACE): Buffer {
  return readFileSync(createRequire(import.meta.url).resolve(file));
}

/** A typeface, and what measures and outlines words in it. */
export interface OpenTypeface {
  face: harfbuzz.Face;
  shaper: typeof harfbuzz;
}

/**
 * Opens a font file of a package, so that words can be measured and outlined in it. What that takes is loaded by whoever
 * first needs it: it keeps some 20 MB for good, and a website whose words nobody changed needs none of it.
 */
export async function openTypeface(file: string = TYPEFACE): Promise<OpenTypeface> {
  const [{ convert }, shaper] = await Promise.all([import('fontverter'), import('harfbuzzjs')]);
  const sfnt = await convert(readTypeface(file), 'sfnt');
  return { face: new shaper.Face(new shaper.Blob(new Uint8Array(sfnt).buffer)), shaper };
}
