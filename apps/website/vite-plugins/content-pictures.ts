import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { imagetools } from 'vite-imagetools';
import { decodePicture } from './decode-picture.ts';
import { toVariantDirectives } from './picture-variants.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** Directive with the path of the file, because a transform gets only directives. */
const SOURCE = 'source';

/**
 * Options for `vite-imagetools`: the variants of content pictures, the directive `area`, and one decoding of an AVIF for
 * all of its widths, because decoding takes longest.
 */
export function contentPictures(): NonNullable<Parameters<typeof imagetools>[0]> {
  return {
    defaultDirectives: ({ pathname, searchParams }) => {
      if (!searchParams.has('as')) return new URLSearchParams();
      const path = decodeURIComponent(pathname);
      return new URLSearchParams({
        // The name may contain the separator of directives.
        ...(path.endsWith('.avif') && { [SOURCE]: encodeURIComponent(relative(ROOT, path)) }),
        // An import with its own width, such as a crop, has all its directives.
        ...(!searchParams.has('w') && toVariantDirectives(path)),
      });
    },
    extendTransforms: (builtins) => [
      ({ [SOURCE]: source }) => {
        if (!source) return undefined;
        const file = resolve(ROOT, decodeURIComponent(source));
        return () => decodePicture(file);
      },
      // The square that mobile-crops.ts cuts out: left, top and side, px.
      ({ area }) => {
        if (!area) return undefined;
        const [left = 0, top = 0, side = 1] = area.split('_').map(Number);
        return (_, image) => image.extract({ left, top, width: side, height: side });
      },
      ...builtins,
    ],
  };
}
