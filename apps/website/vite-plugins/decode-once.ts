import sharp from 'sharp';
import type { imagetools } from 'vite-imagetools';

/** Names the file to the transform, which is told the directives alone. */
const SOURCE = 'source';

// One after the other: the widths of one are encoded before the next one is decoded, so that a few are in memory at once.
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
    defaultDirectives: ({ pathname, searchParams }) =>
      new URLSearchParams(
        searchParams.has('w') && pathname.endsWith('.avif')
          ? { [SOURCE]: decodeURIComponent(pathname) }
          : {},
      ),
    extendTransforms: (builtins) => [
      ({ [SOURCE]: file }) => {
        if (!file) return undefined;
        return async () => {
          const shared = decoding.get(file) ?? decode(file);
          decoding.set(file, shared);
          const { data, info } = await shared;
          // Whoever waits for it has it now.
          decoding.delete(file);
          return sharp(data, { raw: info });
        };
      },
      ...builtins,
    ],
  };
}
