import { normalizePath } from './normalize-path.ts';

/** Endpoints below `/cms-api` without session: status, sign-in, and links to choose a password. */
const PUBLIC_ENDPOINTS = new Set([
  'GET /cms-api/users/me',
  'POST /cms-api/users/login',
  'POST /cms-api/users/forgot-password',
  'POST /cms-api/accounts/links/use',
]);

/**
 * Whether a request needs a session: everything below `/cms-api` except the list above, so that endpoints of new
 * Payload versions are closed too.
 */
export const needsSession = (method: string | undefined, path: string): boolean => {
  const plain = normalizePath(path);
  return /^\/cms-api(?:\/|$)/.test(plain) && !PUBLIC_ENDPOINTS.has(`${method} ${plain}`);
};
