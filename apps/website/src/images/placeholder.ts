import { decode } from 'blurhash';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';

/** Pixels each way (docs/product.md, section 8). */
const RESOLUTION = 32;
/** Pixels each way of the image that is sent: a blurhash holds no more detail, and browsers smooth what they enlarge. */
const SENT_RESOLUTION = 16;

/**
 * The pixels (RGBA) of a blurhash.
 * @throws for an invalid hash or resolution, with the texts of docs/product.md, section 4; no page sets a resolution
 */
export function toPlaceholderPixels(
  hash: string,
  resolutionX = RESOLUTION,
  resolutionY = RESOLUTION,
): Uint8ClampedArray {
  if (!(resolutionX > 0)) throw new RangeError('resolutionX must be larger than zero');
  if (!(resolutionY > 0)) throw new RangeError('resolutionY must be larger than zero');
  return decode(hash, resolutionX, resolutionY);
}

async function renderPlaceholder(hash: string): Promise<string | undefined> {
  try {
    const raw = { width: RESOLUTION, height: RESOLUTION, channels: 4 } as const;
    const image = sharp(toPlaceholderPixels(hash), { raw }).resize(
      SENT_RESOLUTION,
      SENT_RESOLUTION,
      { fit: 'fill' },
    );
    const webp = await image.webp({ quality: 50, effort: 6 }).toBuffer();
    return `data:image/webp;base64,${webp.toString('base64')}`;
  } catch {
    // An invalid hash must not break the page.
    return undefined;
  }
}

const cache = new LRUCache<string, Promise<string | undefined>>({ max: 2000 });

/** The blurred placeholder of a hash as a data URL of about 130 bytes; undefined for an empty or invalid hash. */
export async function getPlaceholder(hash: string): Promise<string | undefined> {
  if (!hash) return undefined;
  const placeholder = cache.get(hash) ?? renderPlaceholder(hash);
  cache.set(hash, placeholder);
  return placeholder;
}
