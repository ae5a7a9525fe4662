import { createHmac, hkdfSync } from 'node:crypto';
import { runOutsideRequests } from '@agency/server/request-scope';
import type { Payload } from 'payload';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { isPostgresAdapter } from './database.ts';
import { getDashboardSecret } from './settings.ts';

/** Table of the counts: of hashed keys, points and the time they end. It is no part of the content. */
const TABLE = 'attempt_counts';

/** How much may be done, and within how many seconds. */
export interface LimitRule {
  /** Tells it from other limits. */
  name: string;
  points: number;
  duration: number;
}

/** Counts what is tried, by a key such as a client's address, for every process of the database. */
export interface SharedLimit {
  /** Counts one try, or says for how many seconds there is none. */
  take(key: string): Promise<number | undefined>;
  /** Takes one try off the count again. */
  refund(key: string): Promise<void>;
  /** Forgets what was counted. */
  reset(key: string): Promise<void>;
}

/** Makes the table, when the database is PostgreSQL. To be called under the boot lock. */
export async function prepareLimits({ db }: Pick<Payload, 'db'>): Promise<void> {
  if (!isPostgresAdapter(db)) return;
  // Not logged: a crash of the server empties it, and nothing else is slowed by it.
  await db.pool.query(
    `CREATE UNLOGGED TABLE IF NOT EXISTS ${TABLE} (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)`,
  );
}

/** Each count has a timer until its time is over, which would hold on to the request that began it. */
class MemoryLimiter extends RateLimiterMemory {
  override consume(...tried: Parameters<RateLimiterMemory['consume']>) {
    return runOutsideRequests(() => super.consume(...tried));
  }
  override reward(...given: Parameters<RateLimiterMemory['reward']>) {
    return runOutsideRequests(() => super.reward(...given));
  }
}

/**
 * Opens a limit: in the database where several processes may share one, in memory where only one process has it. While
 * the database does not answer, each process counts by itself.
 */
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

// Addresses of clients and accounts are in no table of ours that does not need them.
const hash = (key: string): string =>
  createHmac('sha256', getKey()).update(key).digest('base64url');

const getKey = () =>
  new Uint8Array(hkdfSync('sha256', getDashboardSecret('PAYLOAD_SECRET'), '', 'limits', 32));

const opened = new WeakMap<Payload['db'], Map<string, SharedLimit>>();

/** The limit of a rule on this database, opened when it is asked for first. */
export function getLimit(payload: Pick<Payload, 'db'>, rule: LimitRule): SharedLimit {
  const limits = opened.get(payload.db) ?? new Map<string, SharedLimit>();
  opened.set(payload.db, limits);
  const limit = limits.get(rule.name) ?? openLimit(payload, rule);
  limits.set(rule.name, limit);
  return limit;
}
