/** An answer that was good. Of its text only what tells it from another one stays in memory. */
export interface Good {
  status: 'ok';
  data: unknown;
  digest: string;
  length: number;
  /** By which the host knows what it sent; nothing for a copy, which may be older than any it knows. */
  etag: string | undefined;
  isWhole: boolean;
  isKept: boolean;
  /** Whether the host refused the call itself, and the data are what that says. */
  isRefused?: true;
}

/** What is known of a resource. `checkedAt` is when it was last asked for, whatever came of it. */
export type Known = (
  | Good
  | { status: 'missing'; message: string }
  | { status: 'failed'; message: string }
) & { checkedAt: number; isFailing: boolean };
