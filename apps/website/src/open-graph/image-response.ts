import { LRUCache } from 'lru-cache';
import { caching } from '../model/caching.ts';

const cache = new LRUCache<string, Promise<Buffer>>({ max: 600 });

/**
 * Responds with a JPEG, which is drawn once for each key.
 * @throws what `draw` throws; the next request draws again
 */
export async function respondWithImage(
  key: string,
  draw: () => Promise<Buffer>,
): Promise<Response> {
  let image = cache.get(key);
  if (!image) {
    image = draw();
    cache.set(key, image);
    image.catch(() => cache.delete(key));
  }
  return new Response(new Uint8Array(await image), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': caching.shareImage },
  });
}
