import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { PLACEHOLDER_RESOLUTION, toPlaceholderPixels } from '../model/blurhash.ts';

const made = new LRUCache<string, Promise<string | undefined>>({ max: 2000 });

async function makePlaceholder(hash: string): Promise<string | undefined> {
  try {
    const pixels = toPlaceholderPixels(hash);
    const side = PLACEHOLDER_RESOLUTION;
    const image = sharp(pixels, { raw: { width: side, height: side, channels: 4 } });
    const webp = await image.webp({ quality: 30 }).toBuffer();
    return `data:image/webp;base64,${webp.toString('base64')}`;
  } catch {
    // A bad hash costs its placeholder, never the page.
    return undefined;
  }
}

/** The blurred placeholder of a hash as a data address of some 200 bytes; nothing when there is no good hash. */
export function getPlaceholder(hash: string): Promise<string | undefined> {
  if (!hash) return Promise.resolve(undefined);
  const known = made.get(hash) ?? makePlaceholder(hash);
  made.set(hash, known);
  return known;
}
