import { normalizePath } from './normalize-path.ts';

/**
 * What may be asked below `/cms-api` without a session: whether one is signed in, signing in, asking for a link and choosing a password
 * with it. The endpoints of a second factor that is required look for a session of their own.
 */
const PUBLIC_ENDPOINTS = new Set([
  'GET /cms-api/users/me',
  'POST /cms-api/users/login',
  'POST /cms-api/users/forgot-password',
  'POST /cms-api/accounts/links/read',
  'POST /cms-api/accounts/links/use',
  'POST /cms-api/accounts/factor/prepare',
  'POST /cms-api/accounts/factor/confirm',
  'POST /cms-api/accounts/sessions/leave',
]);

/**
 * Whether a request is answered only to somebody who is signed in: everything below `/cms-api` that is not named above, whatever
 * Payload itself would answer there. So an endpoint that a new version of Payload adds is closed to strangers, too.
 */
export const needsSession = (method: string | undefined, path: string): boolean => {
  const plain = normalizePath(path);
  return /^\/cms-api(?:\/|$)/.test(plain) && !PUBLIC_ENDPOINTS.has(`${method} ${plain}`);
};
