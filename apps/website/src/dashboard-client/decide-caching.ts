import type { Reading } from './reader.ts';

/**
 * `Cache-Control` of a page that shows these readings. A page that lacks something or shows an old copy is
 * kept by nobody; any other only as long as a publish may take to show (10 s, of which our own cache takes 5).
 */
export function decideCaching(...readings: Reading<unknown>[]): string {
  const isWhole = readings.every(
    (reading) => reading.status === 'missing' || (reading.status === 'ok' && !reading.stale),
  );
  return isWhole ? 'public, max-age=0, s-maxage=4, stale-if-error=86400' : 'no-store';
}
