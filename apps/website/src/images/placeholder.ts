import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { PLACEHOLDER_RESOLUTION, toPlaceholderPixels } from '../model/blurhash.ts';

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
