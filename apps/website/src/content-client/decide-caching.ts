import { caching } from '../model/caching.ts';
import type { Reading } from '../model/reading.ts';

/**
 * `Cache-Control` of a page that shows these readings. A page that lacks something or shows an old copy is
 * not cached.
 */
export function decideCaching(...readings: Reading<unknown>[]): string {
  const isWhole = readings.every(
    (reading) => reading.status === 'missing' || (reading.status === 'ok' && !reading.stale),
  );
  return isWhole ? caching.content : caching.never;
}
