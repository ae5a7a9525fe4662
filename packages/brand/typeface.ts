/// <reference path="./fontverter.d.ts" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as harfbuzz from 'harfbuzzjs';

/** The brand's typeface in `node_modules`: Mona Sans with weight and width axes. */
export const TYPEFACE =
  '@fontsource-variable/mona-sans/files/mona-sans-latin-standard-normal.woff2';

/** The Arabic typeface: our version of Readex Pro (art/fonts/cut.py), with weight and elongation axes. */
export const ARABIC_TYPEFACE = '@agency/brand/nabra-arabic.woff2';

export function readTypeface(file: string = TYPEFACE): Buffer {
  return readFileSync(createRequire(import.meta.url).resolve(file));
}

/** A typeface and the library that shapes texts in it. */
export interface OpenTypeface {
  face: harfbuzz.Face;
  shaper: typeof harfbuzz;
}

const load = () => Promise.all([import('fontverter'), import('harfbuzzjs')]);
let loaded: ReturnType<typeof load> | undefined;

/**
 * Loads WebAssembly modules of some 40 MB. The website measures in a thread that ends (`measure-in-thread.ts`). `astro.config.ts`
 * calls it early, because Vite closes the module runner of the configuration before plugins run.
 */
export const loadShaper = () => (loaded ??= load());

// The converter has one buffer, so it converts one font at a time.
let converting: Promise<unknown> = Promise.resolve();

export async function openTypeface(file: string = TYPEFACE): Promise<OpenTypeface> {
  const [{ convert }, shaper] = await loadShaper();
  const converted = converting.then(
    async () =>
      // A copy, because the next font overwrites the buffer.
      new Uint8Array(await convert(readTypeface(file), 'sfnt')),
  );
  converting = converted.catch(() => undefined);
  return { face: new shaper.Face(new shaper.Blob((await converted).buffer)), shaper };
}

/** Opens a typeface at some values of its axes, by their tags. */
export function openFont({ face, shaper }: OpenTypeface, axes: Record<string, number>) {
  const font = new shaper.Font(face);
  font.setVariations(Object.entries(axes).map(([tag, value]) => new shaper.Variation(tag, value)));
  const shape = (text: string) => {
    const buffer = new shaper.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shaper.shape(font, buffer);
    return buffer.getGlyphInfosAndPositions();
  };
  return { font, shape };
}
