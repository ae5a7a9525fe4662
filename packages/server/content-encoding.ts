import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A way to send a text smaller. */
export type Encoding = 'br' | 'gzip';

/** Below this many bytes the headers weigh more than what is saved. */
export const SMALLEST_WORTH_COMPRESSING = 860;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The encoding to answer with: the first of `available` the client takes, or none. */
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

/** Compresses once and well, for files that are sent many times. */
export function compressBest(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  return compress(bytes, encoding, 11, 9);
}

/**
 * Compresses while somebody waits: most of the gain for a small part of the time. Brotli's 6 takes as long as its 4
 * and saves 6 %, which keeps the longest page and its headers within the ten packets of a new connection.
 */
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
      // As large as the text: the usual window takes megabytes for each answer that is being compressed.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(
        Math.max(Math.ceil(Math.log2(bytes.length + 16)), 16),
        22,
      ),
    },
  });
}
