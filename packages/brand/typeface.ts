/// <reference path="./fontverter.d.ts" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import * as harfbuzz from 'harfbuzzjs';

/** The brand's typeface, as a path inside `node_modules`: Mona Sans with both of its axes, weight and width. */
export const TYPEFACE =
  '@fontsource-variable/mona-sans/files/mona-sans-latin-standard-normal.woff2';

/** The bytes of a font file of a package, WOFF2 as it comes. */
export function readTypeface(file: string = TYPEFACE): Buffer {
  return readFileSync(createRequire(import.meta.url).resolve(file));
}

/** A font file of a package, opened so that words can be measured and outlined in it. */
export async function openTypeface(file: string = TYPEFACE): Promise<harfbuzz.Face> {
  const sfnt = await convert(readTypeface(file), 'sfnt');
  return new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(sfnt).buffer));
}
