import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Times in seconds. How many messages raise the spam score is in `spam/spam-rules.ts`. */
export const formLimits = {
  /** Largest body without a file, in bytes. */
  textBytes: 64 * 1024,
  period: 3600,
  /** Posts of one form and client in a period, valid or not: each message may be rejected a few times. */
  posts: 2000,
  /** A stored message is remembered for so long, so that sending it again needs no call. */
  remembered: 3600,
  rememberedMessages: 1000,
  /** Seconds until another attempt when all upload slots are taken. */
  busy: 10,
  /**
   * Forms with a file that are read, checked and delivered at once: `all` bounds the memory, `each` the share of one
   * client. Others queue for `timeout` milliseconds. While they do, the slowest upload that has had `turn`
   * milliseconds is ended, and its visitor asked to try again.
   */
  uploads: { all: 8, each: 2, line: { all: 120, each: 60 }, timeout: 20_000, turn: 5000 },
};

/** Counts what clients do. */
export interface RateLimit {
  /** Takes one point; resolves to the seconds to wait if none is left. */
  take(client: string): Promise<number | undefined>;
  /** Gives one point back. */
  giveBack(client: string): Promise<void>;
}

/** @param points of each client in `formLimits.period` */
export function createRateLimit(points: number): RateLimit {
  const limiter = new RateLimiterMemory({ points, duration: formLimits.period });
  return {
    async take(client) {
      try {
        await limiter.consume(client);
        return undefined;
      } catch (exceeded) {
        if (!(exceeded instanceof RateLimiterRes)) throw exceeded;
        return Math.max(1, Math.ceil(exceeded.msBeforeNext / 1000));
      }
    },
    async giveBack(client) {
      await limiter.reward(client);
    },
  };
}
