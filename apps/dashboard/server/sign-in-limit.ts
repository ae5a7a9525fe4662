import type { IncomingMessage } from 'node:http';
import { toClientKey } from '@agency/server/client-address';
import type { Payload } from 'payload';
import { findKnownDevice } from '../src/collections/users/known-device.ts';
import { type LimitRule, openLimit } from '../src/platform/shared-limit.ts';
import { normalizePath } from './normalize-path.ts';

const GUARDED_PATHS = /^\/cms-api\/users\/(?:login|forgot-password|unlock)$/;
const RULE: LimitRule = { name: 'sign-in', points: 10, duration: 15 * 60 };

/** Counts attempts to sign in, or to get at a password: by the browser if it has signed in before, else by client address. */
export function createSignInLimit(payload: Pick<Payload, 'db'>) {
  const limit = openLimit(payload, RULE);
  return {
    /** Whether this request is one of those that are counted. */
    guards: (method: string | undefined, path: string): boolean =>
      method !== 'GET' && method !== 'HEAD' && GUARDED_PATHS.test(normalizePath(path)),
    /** Counts an attempt. Returns the seconds to wait when there were too many. */
    count: (request: IncomingMessage, clientAddress: string): Promise<number | undefined> =>
      limit.take(toKey(request, clientAddress)),
    /** Takes an attempt off the count again, if it was to sign in: that it succeeded shows who it was. */
    async forgive(request: IncomingMessage, path: string, clientAddress: string): Promise<void> {
      if (normalizePath(path).endsWith('/login')) {
        await limit.refund(toKey(request, clientAddress));
      }
    },
  };
}

// Strangers behind the same address, or who can name it, do not close the way to somebody who has been here.
const toKey = ({ headers }: IncomingMessage, clientAddress: string): string => {
  const device = findKnownDevice(headers.cookie);
  return device ? `device ${device}` : toClientKey(clientAddress);
};
