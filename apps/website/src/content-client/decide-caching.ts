import { caching } from '../model/caching.ts';
import type { Reading } from '../model/reading.ts';

/** `Cache-Control` of a page with this data. A page with missing or stale data is not cached. */
export function decideCaching(...readings: Reading<unknown>[]): string {
  const isComplete = readings.every(
    (reading) => reading.status === 'missing' || (reading.status === 'ok' && !reading.stale),
  );
  return isComplete ? caching.content : caching.never;
}
