import { caching } from '../model/caching.ts';
import type { ContentResult } from '../model/content-result.ts';

/** `Cache-Control` of a page with this data. A page with missing or stale data is not cached. */
export function decideCaching(...results: ContentResult<unknown>[]): string {
  const isComplete = results.every(
    (result) => result.status === 'missing' || (result.status === 'ok' && !result.stale),
  );
  return isComplete ? caching.content : caching.never;
}
