/**
 * Every `Cache-Control` that the website sends, by purpose. `max-age` is for browsers and `s-maxage` for shared caches, both
 * in seconds. Our own page cache stores responses with `s-maxage` until their data changes (docs/website.md).
 */
export const caching = {
  /** Errors, responses to forms, receipts, pages with missing or stale data. */
  never: 'no-store',
  /** Pages with query parameters that do not exist: revalidated every time. */
  revalidated: 'no-cache',
  /** Rendered pages. A change shows within 10 s: at most 5 in the content client, and 5 with the previous page. */
  page: 'public, max-age=0, s-maxage=4, stale-if-error=86400',
  /** Text files without a hash in their name. */
  file: 'public, max-age=0, must-revalidate',
  /** Images and videos without a hash in their name. */
  asset: 'public, max-age=86400',
  /** Files with a hash in their name. */
  forever: 'public, max-age=31536000, immutable',
  /** Uploads of editors. */
  upload: 'public, max-age=86400, stale-while-revalidate=604800, stale-if-error=604800',
  /** Open Graph images: titles may change. */
  shareImage: 'public, max-age=3600',
} as const;
