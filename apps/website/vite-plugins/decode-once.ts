import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { imagetools } from 'vite-imagetools';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** Directive that names the file, from the root of the project, to a transform, which is told the directives alone. */
const SOURCE = 'source';

// One after the other, so that what waits to be encoded is a few pictures and not all of them.
let last: Promise<unknown> = Promise.resolve();

function decode(file: string) {
  const decoded = last.then(() => sharp(file).raw().toBuffer({ resolveWithObject: true }));
  last = decoded.catch(() => undefined);
  return decoded;
}

/**
 * Options for `vite-imagetools` by which an AVIF is decoded once for all of its widths: that takes longer than to make one
 * of them. A WebP is left alone, because to read it at a smaller size at once is quick and gives other pixels.
 */
export function decodeOnce(): NonNullable<Parameters<typeof imagetools>[0]> {
  const decoding = new Map<string, ReturnType<typeof decode>>();
  return {
    defaultDirectives: ({ pathname, searchParams }) => {
      const isShared = searchParams.has('w') && pathname.endsWith('.avif');
      const file = relative(ROOT, decodeURIComponent(pathname));
      // What stands between two values of a directive may stand in a name, too.
      return new URLSearchParams(isShared ? { [SOURCE]: encodeURIComponent(file) } : {});
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
            // Whoever waited for it has it now, or tries again.
            decoding.delete(file);
          }
        };
      },
      ...builtins,
    ],
  };
}
