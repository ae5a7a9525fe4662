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

/** Creates the table on PostgreSQL. */
export async function prepareLimits({ db }: Pick<Payload, 'db'>): Promise<void> {
  if (!isPostgresAdapter(db)) return;
  // UNLOGGED: fast, and a crash may empty it.
  await db.pool.query(
    `CREATE UNLOGGED TABLE IF NOT EXISTS ${TABLE} (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)`,
  );
}

/** Opens a limit that all processes of a database share. While PostgreSQL does not respond, each process counts itself. */
export function openLimit({ db }: Pick<Payload, 'db'>, { name, points, duration }: LimitRule) {
  const rule = { keyPrefix: name, points, duration };
  const memory = new RateLimiterMemory(rule);
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
  // Timers of the limiter must not keep the async context of a request.
  return {
    /** Consumes a point, or returns the seconds to wait. */
    async take(key: string): Promise<number | undefined> {
      try {
        await runOutsideRequests(() => limiter.consume(hash(key)));
        return undefined;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      }
    },
    /** Gives a point back. */
    refund: async (key: string) => void (await runOutsideRequests(() => limiter.reward(hash(key)))),
    reset: async (key: string) => void (await limiter.delete(hash(key))),
  };
}

// Keys are hashed, because they contain IP addresses.
const hash = (key: string): string =>
  createHmac('sha256', deriveKey('PAYLOAD_SECRET', 'limits')).update(key).digest('base64url');

type Limit = ReturnType<typeof openLimit>;

const opened = new WeakMap<Payload['db'], Map<string, Limit>>();

/** The cached limit of a rule. */
export function getLimit(payload: Pick<Payload, 'db'>, rule: LimitRule): Limit {
  const limits = opened.get(payload.db) ?? new Map<string, Limit>();
  opened.set(payload.db, limits);
  const limit = limits.get(rule.name) ?? openLimit(payload, rule);
  limits.set(rule.name, limit);
  return limit;
}
