import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

export const ENCODING_SUFFIXES = { br: '.br', gzip: '.gz' } as const;

/** Smaller texts are not compressed: the headers would cost more than it saves. */
export const MIN_COMPRESSED_BYTES = 860;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Chooses the first of `available` that the client accepts. */
export function decideEncoding(
  acceptEncoding: string | undefined,
  available: readonly Encoding[],
): Encoding | undefined {
  const weights = new Map<string, number>();
  for (const item of (acceptEncoding ?? '').slice(0, 500).toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight));
  }
  return available.find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0);
}

/** Compresses as small as possible, for texts that are sent many times. */
export function compressBest(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  return compress(bytes, encoding, 11, 9);
}

/** Compresses while a client waits. Brotli's level 6 takes as long as level 4 and saves 6 %. */
export function compressFast(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  return compress(bytes, encoding, 6, 6);
}

function compress(bytes: Buffer, encoding: Encoding, brotliLevel: number, gzipLevel: number) {
  if (encoding === 'gzip') return toGzip(bytes, { level: gzipLevel });
  return toBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliLevel,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      // As large as the text: the default window takes megabytes for each response.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(
        Math.max(Math.ceil(Math.log2(bytes.length + 16)), 16),
        22,
      ),
    },
  });
}
