/**
 * What came of asking the dashboard. `stale` data is the last good copy, shown because the dashboard fails: a page that
 * shows it must not be kept by a cache. Messages are those of docs/product.md, section 4.
 */
export type Reading<Data> =
  | { status: 'ok'; data: Data; stale: boolean }
  | { status: 'missing'; message: string }
  | { status: 'failed'; message: string };
