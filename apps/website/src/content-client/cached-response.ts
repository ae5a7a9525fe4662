/** A response that was good. Of its text only what tells it from another one stays in memory. */
export interface GoodResponse {
  status: 'ok';
  data: unknown;
  digest: string;
  length: number;
  /** Undefined for a copy, which may be older than any response the host knows. */
  etag: string | undefined;
}

/** What is known of a request. `checkedAt` is when it was last sent, whatever came of it. */
export type CachedResponse = (
  | GoodResponse
  | { status: 'missing'; message: string }
  | { status: 'failed'; message: string }
) & { checkedAt: number; isFailing: boolean };
