import { toClientKey } from '@agency/server/client-address';
import type { Payload } from 'payload';
import { type LimitRule, openLimit } from '../src/platform/shared-limit.ts';
import { toPlainPath } from './plain-path.ts';

const GUARDED_PATHS = /^\/cms-api\/users\/(?:login|forgot-password|reset-password|unlock)$/;
const RULE: LimitRule = { name: 'sign-in', points: 10, duration: 15 * 60 };

/** Counts attempts to sign in, or to get at a password, by client address. */
export function createSignInLimit(payload: Pick<Payload, 'db'>) {
  const limit = openLimit(payload, RULE);
  return {
    /** Whether this request is one of those that are counted. */
    guards: (method: string | undefined, path: string): boolean =>
      method !== 'GET' && method !== 'HEAD' && GUARDED_PATHS.test(toPlainPath(path)),
    /** Counts an attempt. Returns the seconds to wait when there were too many. */
    count: (clientAddress: string): Promise<number | undefined> =>
      limit.take(toClientKey(clientAddress)),
    /** Takes an attempt off the count again, if it was to sign in: that it succeeded shows who it was. */
    async forgive(path: string, clientAddress: string): Promise<void> {
      if (toPlainPath(path).endsWith('/login')) await limit.giveBack(toClientKey(clientAddress));
    },
  };
}
