/**
 * The result of a content request. `stale` data is the last-known-good copy: a page with it must not be cached. The
 * messages are those of docs/product.md, section 4.
 */
export type ContentResult<Data> =
  | { status: 'ok'; data: Data; stale: boolean }
  | { status: 'missing'; message: string }
  | { status: 'failed'; message: string };
