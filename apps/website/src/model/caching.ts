/**
 * Every `Cache-Control` that the website sends, by purpose. `max-age` is for browsers and `s-maxage` for shared caches, both
 * in seconds. Our own page cache stores responses with `s-maxage` until their data changes (docs/website.md).
 */
export const caching = {
  /** Errors, responses to forms, receipts, pages with missing or stale data. */
  never: 'no-store',
  /** Pages with query parameters that do not exist: revalidated every time. */
  page: 'no-cache',
  /** The default of rendered pages. Changes are visible within 10 s, of which our page cache takes 5. */
  content: 'public, max-age=0, s-maxage=4, stale-if-error=86400',
  /** Text files without a hash in their name. */
  file: 'public, max-age=0, must-revalidate',
  /** Images and videos without a hash in their name. */
  asset: 'public, max-age=86400',
  /** Files with a hash in their name. */
  forever: 'public, max-age=31536000, immutable',
  /** Uploads of editors. */
  upload: 'public, max-age=86400, stale-while-revalidate=604800, stale-if-error=604800',
  /** Open Graph images: titles may change. */
  preview: 'public, max-age=3600',
} as const;
