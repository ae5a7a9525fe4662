import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { imagetools } from 'vite-imagetools';
import { toVariantDirectives } from './picture-variants.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** Directive with the path of the file, because a transform gets only directives. */
const SOURCE = 'source';

// Files are decoded one after the other, so that few decoded pictures wait in memory.
let last: Promise<unknown> = Promise.resolve();

function decode(file: string) {
  const decoded = last.then(() => sharp(file).raw().toBuffer({ resolveWithObject: true }));
  last = decoded.catch(() => undefined);
  return decoded;
}

/**
 * Options for `vite-imagetools`: the variants of content pictures, the directive `area`, and one decoding of an AVIF for
 * all of its widths, because decoding takes longest.
 */
export function contentPictures(): NonNullable<Parameters<typeof imagetools>[0]> {
  const decoding = new Map<string, ReturnType<typeof decode>>();
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
        return async () => {
          const shared = decoding.get(file) ?? decode(file);
          decoding.set(file, shared);
          try {
            const { data, info } = await shared;
            return sharp(data, { raw: info });
          } finally {
            decoding.delete(file);
          }
        };
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
