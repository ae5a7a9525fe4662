import { decode } from 'blurhash';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';

const made = new LRUCache<string, Promise<string | undefined>>({ max: 2000 });

/**
 * Pixels of it each way as it is sent. A hash has nine waves each way at most, ours four by three: more pixels show no more, take twice
 * the bytes, and a browser smooths what it enlarges.
 */
const SIDE = 16;

async function makePlaceholder(hash: string): Promise<string | undefined> {
  try {
    const pixels = toPlaceholderPixels(hash);
    const raw = {
      width: PLACEHOLDER_RESOLUTION,
      height: PLACEHOLDER_RESOLUTION,
      channels: 4,
    } as const;
    const image = sharp(pixels, { raw }).resize(SIDE, SIDE, { fit: 'fill' });
    const webp = await image.webp({ quality: 50, effort: 6 }).toBuffer();
    return `data:image/webp;base64,${webp.toString('base64')}`;
  } catch {
    // A bad hash costs its placeholder, never the page.
    return undefined;
  }
}

/** The blurred placeholder of a hash as a data address of some 130 bytes; nothing when there is no good hash. */
export function getPlaceholder(hash: string): Promise<string | undefined> {
  if (!hash) return Promise.resolve(undefined);
  const known = made.get(hash) ?? makePlaceholder(hash);
  made.set(hash, known);
  return known;
}

/** Default resolution of a blurred placeholder, pixels each way (docs/product.md, section 8). */
export const PLACEHOLDER_RESOLUTION = 32;

/**
 * The pixels (RGBA) of a blurred placeholder.
 * Throws when a resolution is not larger than zero, when the hash has fewer than 6 characters, or when its length
 * does not match the size it encodes; the messages are those of docs/product.md, section 4.
 */
export function toPlaceholderPixels(
  hash: string,
  resolutionX = PLACEHOLDER_RESOLUTION,
  resolutionY = PLACEHOLDER_RESOLUTION,
): Uint8ClampedArray {
  if (!(resolutionX > 0)) throw new RangeError('resolutionX must be larger than zero');
  if (!(resolutionY > 0)) throw new RangeError('resolutionY must be larger than zero');
  return decode(hash, resolutionX, resolutionY);
}
