import { LRUCache } from 'lru-cache';
import { caching } from '../model/caching.ts';

/** Pictures made by this process, by what they show. */
export interface MadePreviews {
  /**
   * The picture of a key: the one that was made, or that is being made for somebody else, or a new one.
   * @throws what `make` throws; the next one who asks has it made again
   */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer>;
}

/** @param most how many are kept; those that were not asked for longest go first */
export function createMadePreviews(most = 200): MadePreviews {
  const made = new LRUCache<string, Promise<Buffer>>({ max: most });
  return {
    get(key, make) {
      const known = made.get(key);
      if (known) return known;
      const making = make();
      made.set(key, making);
      making.catch(() => made.delete(key));
      return making;
    },
  };
}

/** A preview as it is sent. */
export const toPreviewAnswer = (preview: Buffer): Response =>
  new Response(new Uint8Array(preview), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': caching.preview },
  });
