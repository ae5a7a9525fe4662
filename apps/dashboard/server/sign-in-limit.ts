import type { IncomingMessage } from 'node:http';
import { toClientKey } from '@agency/server/client-address';
import type { Payload } from 'payload';
import { findKnownDevice } from '../src/collections/users/known-device.ts';
import { type LimitRule, openLimit } from '../src/platform/shared-limit.ts';
import { normalizePath } from './normalize-path.ts';

const GUARDED_PATHS = /^\/cms-api\/users\/(?:login|forgot-password|unlock)$/;
const RULE: LimitRule = { name: 'sign-in', points: 10, duration: 15 * 60 };

/** Rate limit of sign-in, password and unlock requests: by known browser, else by IP address. */
export function createSignInLimit(payload: Pick<Payload, 'db'>) {
  const limit = openLimit(payload, RULE);
  return {
    /** Whether the request is counted. */
    guards: (method: string | undefined, path: string): boolean =>
      method !== 'GET' && method !== 'HEAD' && GUARDED_PATHS.test(normalizePath(path)),
    /** Counts an attempt. Returns the seconds to wait if there were too many. */
    count: (request: IncomingMessage, clientAddress: string): Promise<number | undefined> =>
      limit.take(toKey(request, clientAddress)),
    /** Refunds a successful sign-in. */
    async forgive(request: IncomingMessage, path: string, clientAddress: string): Promise<void> {
      if (normalizePath(path).endsWith('/login')) {
        await limit.refund(toKey(request, clientAddress));
      }
    },
  };
}

// Known browsers are counted apart, so that others with the same IP address cannot lock them out.
const toKey = ({ headers }: IncomingMessage, clientAddress: string): string => {
  const device = findKnownDevice(headers.cookie);
  return device ? `device ${device}` : toClientKey(clientAddress);
};
