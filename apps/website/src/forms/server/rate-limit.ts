import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Times in seconds. How many messages raise the spam score is in `spam/spam-rules.ts`. */
export const formLimits = {
  /** Bytes of a body without a file. */
  textBytes: 64 * 1024,
  period: 3600,
  /** Posts of one form and client in a period, valid or not. */
  posts: 2000,
  /** How long stored messages are remembered, so that a repeated one is not delivered again. */
  remembered: 3600,
  rememberedMessages: 1000,
  /** Seconds until the next attempt if no upload slot is free. */
  busy: 10,
  uploads: { all: 8, each: 2, line: { all: 120, each: 60 }, timeout: 20_000, turn: 5000 },
};

/** @param points of each client in `formLimits.period` */
export function createRateLimit(points: number) {
  const limiter = new RateLimiterMemory({ points, duration: formLimits.period });
  return {
    /** Takes one point. Resolves to the seconds to wait if none is left. */
    async take(client: string): Promise<number | undefined> {
      try {
        await limiter.consume(client);
        return undefined;
      } catch (exceeded) {
        if (!(exceeded instanceof RateLimiterRes)) throw exceeded;
        return Math.max(1, Math.ceil(exceeded.msBeforeNext / 1000));
      }
    },
    giveBack: (client: string) => limiter.reward(client),
  };
}
