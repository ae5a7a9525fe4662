import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Times in seconds. What counts messages is in `spam/spam-rules.ts`. */
export const formLimits = {
  /** Body of a form without files, in bytes; and of any body that cannot carry one. */
  textBytes: 64 * 1024,
  period: 3600,
  /** Posts of one form from one address in a period, good or bad: each message may be refused a few times. */
  posts: 2000,
  /** For this long a stored message is remembered, so that sending it again needs no call. */
  remembered: 3600,
  rememberedMessages: 1000,
  /** Seconds after which a busy pipeline is worth another try. */
  busy: 10,
  /**
   * Forms with a file that are read, checked and handed over at once: `all` bounds the memory, `each` what one
   * client holds. Others wait in line for so many milliseconds, then they are asked to come back; while they wait,
   * the slowest form that is still coming in after its turn, in milliseconds, is asked to come back instead.
   */
  uploads: { all: 8, each: 2, line: { all: 120, each: 60 }, timeout: 20_000, turn: 5000 },
};

/** Counts what clients do. */
export interface ClientLimit {
  /** Takes one point, or says for how many seconds there is none. */
  take(client: string): Promise<number | undefined>;
  /** Gives one point back. */
  giveBack(client: string): Promise<void>;
}

/** @param points for each client in `formLimits.period` */
export function createClientLimit(points: number): ClientLimit {
  const limiter = new RateLimiterMemory({ points, duration: formLimits.period });
  return {
    async take(client) {
      try {
        await limiter.consume(client);
        return undefined;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      }
    },
    async giveBack(client) {
      await limiter.reward(client);
    },
  };
}
