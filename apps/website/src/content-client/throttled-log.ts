import type { Logger } from '@agency/server/logger';
import { LRUCache } from 'lru-cache';

/** For so long a failure is not logged again, in milliseconds. */
const LOG_PAUSE = 60_000;

/** A log of failures that does not repeat itself: once a minute for each endpoint. */
export function createThrottledLog(logger: Logger, now: () => number) {
  const failures = new LRUCache<string, true>({
    max: 1000,
    ttl: LOG_PAUSE,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    logFailure: ({ name, key }: { name: string; key: string }, error: unknown) => {
      if (failures.has(name)) return;
      failures.set(name, true);
      logger.warn({ key, cause: toCause(error) }, 'no usable response');
    },
  };
}

// These failures are expected: their chain of messages says all, a stack nothing more.
function toCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${toCause(error.cause)}`;
}
