import { createHmac } from 'node:crypto';
import { runOutsideRequests } from '@agency/server/request-scope';
import type { Payload } from 'payload';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { isPostgresAdapter } from './database.ts';
import { deriveKey } from './settings.ts';

/** Table of rate limits. It is no Payload collection. */
const TABLE = 'attempt_counts';

/** Points in a number of seconds. */
export interface LimitRule {
  /** Unique name. */
  name: string;
  points: number;
  duration: number;
}

/** A rate limit that all processes of a database share. */
export interface SharedLimit {
  /** Consumes a point, or returns the seconds to wait. */
  take(key: string): Promise<number | undefined>;
  /** Refunds a point. */
  refund(key: string): Promise<void>;
  /** Resets a key. */
  reset(key: string): Promise<void>;
}

/** Creates the table on PostgreSQL. */
export async function prepareLimits({ db }: Pick<Payload, 'db'>): Promise<void> {
  if (!isPostgresAdapter(db)) return;
  // UNLOGGED: fast, and a crash may empty it.
  await db.pool.query(
    `CREATE UNLOGGED TABLE IF NOT EXISTS ${TABLE} (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)`,
  );
}

/** Timers of the limiter must not keep the async context of a request. */
class MemoryLimiter extends RateLimiterMemory {
  override consume(...tried: Parameters<RateLimiterMemory['consume']>) {
    return runOutsideRequests(() => super.consume(...tried));
  }
  override reward(...given: Parameters<RateLimiterMemory['reward']>) {
    return runOutsideRequests(() => super.reward(...given));
  }
}

/** Opens a limit, in PostgreSQL or in memory. While PostgreSQL does not respond, each process counts itself. */
export function openLimit(
  { db }: Pick<Payload, 'db'>,
  { name, points, duration }: LimitRule,
): SharedLimit {
  const rule = { keyPrefix: name, points, duration };
  const memory = new MemoryLimiter(rule);
  const limiter = isPostgresAdapter(db)
    ? // It clears its table every few minutes.
      runOutsideRequests(
        () =>
          new RateLimiterPostgres({
            ...rule,
            storeClient: db.pool,
            storeType: 'pool',
            tableName: TABLE,
            tableCreated: true,
            insuranceLimiter: memory,
          }),
      )
    : memory;
  return {
    async take(key) {
      try {
        await limiter.consume(hash(key));
        return undefined;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      }
    },
    refund: async (key) => void (await limiter.reward(hash(key))),
    reset: async (key) => void (await limiter.delete(hash(key))),
  };
}

// Keys are hashed, because they contain IP addresses.
const hash = (key: string): string =>
  createHmac('sha256', deriveKey('PAYLOAD_SECRET', 'limits')).update(key).digest('base64url');

const opened = new WeakMap<Payload['db'], Map<string, SharedLimit>>();

/** The cached limit of a rule. */
export function getLimit(payload: Pick<Payload, 'db'>, rule: LimitRule): SharedLimit {
  const limits = opened.get(payload.db) ?? new Map<string, SharedLimit>();
  opened.set(payload.db, limits);
  const limit = limits.get(rule.name) ?? openLimit(payload, rule);
  limits.set(rule.name, limit);
  return limit;
}
