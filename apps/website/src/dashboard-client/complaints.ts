import type { Logger } from '@agency/server/logger';
import { LRUCache } from 'lru-cache';
import type { OnBadRecord } from './parse-answer.ts';

/** For so long a failure is not logged again, in milliseconds. */
const logPause = 60_000;

/** Each bad record is logged once, a failure once a minute for each kind of resource. */
export function createComplaints(logger: Logger, now: () => number) {
  const records = new LRUCache<string, true>({ max: 1000 });
  const failures = new LRUCache<string, true>({
    max: 1000,
    ttl: logPause,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    ofRecord:
      ({ key }: { key: string }): OnBadRecord =>
      (record, reason) => {
        const complaint = `${key} ${record} ${reason}`;
        if (records.has(complaint)) return;
        records.set(complaint, true);
        logger.warn({ resource: key, record, reason }, 'a bad record was left out');
      },
    ofFailure: ({ key }: { key: string }, error: unknown) => {
      const [kind = ''] = key.split('.');
      if (failures.has(kind)) return;
      failures.set(kind, true);
      logger.warn({ resource: key, cause: toCause(error) }, 'no usable answer');
    },
  };
}

// These failures are expected: their chain of messages says all, a stack nothing more.
function toCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${toCause(error.cause)}`;
}
