import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import * as harfbuzz from 'harfbuzzjs';

/** Opens a font file of a package. */
export async function openTypeface(file: string): Promise<harfbuzz.Face> {
  const sfnt = await convert(readFileSync(createRequire(import.meta.url).resolve(file)), 'sfnt');
  return new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(sfnt).buffer));
}
