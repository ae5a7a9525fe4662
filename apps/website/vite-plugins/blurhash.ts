import { encode } from 'blurhash';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const QUERY = /\?blurhash$/;
/** Pixels a picture is reduced to before it is hashed, each way. */
const SAMPLE = 32;

/** `picture.webp?blurhash` is the picture's blurhash, computed at build: 4 × 3 components, 28 characters. */
export function blurhash(): Plugin {
  return {
    name: 'blurhash',
    enforce: 'pre',
    async load(id) {
      if (!QUERY.test(id)) return undefined;
      const { data } = await sharp(id.replace(QUERY, ''))
        .resize(SAMPLE, SAMPLE, { fit: 'fill' })
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const hash = encode(new Uint8ClampedArray(data), SAMPLE, SAMPLE, 4, 3);
      return `export default ${JSON.stringify(hash)};`;
    },
  };
}
