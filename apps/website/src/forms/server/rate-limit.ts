import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { formLimits } from './form-limits.ts';

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
