import { encode } from 'blurhash';
import type { Plugin } from 'vite';
import { decodePicture } from './decode-picture.ts';

const QUERY = /\?blurhash$/;
/** Width and height of the picture that is hashed, in pixels. */
const SAMPLE = 32;

/** `picture.webp?blurhash` imports the blurhash of a picture (4 × 3 components). */
export function blurhash(): Plugin {
  return {
    name: 'blurhash',
    enforce: 'pre',
    async load(id) {
      if (!QUERY.test(id)) return undefined;
      const picture = await decodePicture(id.replace(QUERY, ''));
      const { data } = await picture
        .resize(SAMPLE, SAMPLE, { fit: 'fill' })
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const hash = encode(new Uint8ClampedArray(data), SAMPLE, SAMPLE, 4, 3);
      return `export default ${JSON.stringify(hash)};`;
    },
  };
}
