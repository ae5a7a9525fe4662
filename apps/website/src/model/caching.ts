/**
 * Every `Cache-Control` that the website sends, by purpose. `max-age` is for browsers and `s-maxage` for shared caches, both
 * in seconds. Our own page cache stores responses with `s-maxage` until their data changes (docs/website.md).
 */
export const caching = {
  /** Nobody keeps it: failures, answers to forms, receipts, pages with old data. */
  never: 'no-store',
  /** A rendered page that says nothing else: kept, and asked for again every time. */
  page: 'no-cache',
  /** Shows what the dashboard may change, its data or its words: that must show within 10 s, of which our own cache takes 5. */
  content: 'public, max-age=0, s-maxage=4, stale-if-error=86400',
  /** A text file of the build under its plain name. */
  file: 'public, max-age=0, must-revalidate',
  /** A picture or film of the build under its plain name. */
  asset: 'public, max-age=86400',
  /** Its address changes with its bytes. */
  forever: 'public, max-age=31536000, immutable',
  /** A picture that editors uploaded. */
  upload: 'public, max-age=86400, stale-while-revalidate=604800, stale-if-error=604800',
  /** A preview picture of an article, whose title may change. */
  preview: 'public, max-age=3600',
} as const;
