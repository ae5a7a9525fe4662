/// <reference path="./fontverter.d.ts" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { convert } from 'fontverter';
import type * as harfbuzz from 'harfbuzzjs';

/** The brand's typeface, as a path inside `node_modules`: Mona Sans with both of its axes, weight and width. */
export const TYPEFACE =
  '@fontsource-variable/mona-sans/files/mona-sans-latin-standard-normal.woff2';

/** The typeface of Arabic words: Readex Pro with its weight, and the axis that draws its joins out. */
export const ARABIC_TYPEFACE =
  '@fontsource-variable/readex-pro/files/readex-pro-arabic-full-normal.woff2';

/** The bytes of a font file of a package, WOFF2 as it comes. */
export function readTypeface(file: string = TYPEFACE): Buffer {
  return readFileSync(createRequire(import.meta.url).resolve(file));
}

/** What font files are read with, and what measures and outlines words in them. */
interface Shaper {
  convert: typeof convert;
  shaper: typeof harfbuzz;
}

/** A typeface, and what measures and outlines words in it. */
export interface OpenTypeface extends Pick<Shaper, 'shaper'> {
  face: harfbuzz.Face;
}

let loaded: Promise<Shaper> | undefined;

/**
 * Loads what is needed to open a typeface, once: whoever opens the first one loads it, and it keeps some 40 MB for good. The
 * website has words measured in a thread that ends (`measure-apart.ts`).
 */
export function loadShaper(): Promise<Shaper> {
  loaded ??= Promise.all([import('fontverter'), import('harfbuzzjs')]).then(
    ([{ convert }, shaper]) => ({ convert, shaper }),
  );
  return loaded;
}

// The converter has one memory: of two fonts that are converted at once, one comes out as the other.
let converting: Promise<unknown> = Promise.resolve();

/** A font file of a package, opened so that words can be measured and outlined in it. */
export async function openTypeface(file: string = TYPEFACE): Promise<OpenTypeface> {
  const { convert, shaper } = await loadShaper();
  const converted = converting.then(
    async () =>
      // A copy, because the next one is written over it.
      new Uint8Array(await convert(readTypeface(file), 'sfnt')),
  );
  converting = converted.catch(() => undefined);
  return { face: new shaper.Face(new shaper.Blob((await converted).buffer)), shaper };
}
