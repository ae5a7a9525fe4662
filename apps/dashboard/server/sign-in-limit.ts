import { toClientKey } from '@agency/server/client-address';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { toPlainPath } from './plain-path.ts';

const GUARDED_PATHS = /^\/cms-api\/users\/(?:login|forgot-password|reset-password|unlock)$/;
const ATTEMPTS = 10;
const WINDOW_SECONDS = 15 * 60;

/** Counts attempts to sign in, or to get at a password, by client address. */
export function createSignInLimit() {
  const limiter = new RateLimiterMemory({ points: ATTEMPTS, duration: WINDOW_SECONDS });
  return {
    /** Whether this request is one of those that are counted. */
    guards: (method: string | undefined, path: string): boolean =>
      method !== 'GET' && method !== 'HEAD' && GUARDED_PATHS.test(toPlainPath(path)),
    /** Counts an attempt. Returns the seconds to wait when there were too many. */
    async count(clientAddress: string): Promise<number | undefined> {
      try {
        await limiter.consume(toClientKey(clientAddress));
        return undefined;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return Math.ceil(refused.msBeforeNext / 1000);
      }
    },
    /** Takes an attempt off the count again, if it was to sign in: that it succeeded shows who it was. */
    async forgive(path: string, clientAddress: string): Promise<void> {
      if (toPlainPath(path).endsWith('/login')) await limiter.reward(toClientKey(clientAddress));
    },
  };
}
