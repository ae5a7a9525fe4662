import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { toHeadersFor } from '@agency/server/security-headers';

// Answers that no page is made of: JSON, pictures, refusals.
const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

// `style-src` stays open: the admin panel sets style attributes and its editor writes style elements, without
// a nonce. See docs/decisions/0002-dashboard-process.md.
const panelPolicy = (scripts: string) =>
  [
    "default-src 'none'",
    `script-src 'self' ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * The security headers of the dashboard. Pages of the panel get a policy with a nonce of their own, which Next
 * finds on the request and puts on its scripts; everything else may load nothing at all.
 * @param dev lets the development server evaluate its code
 */
export function createContentPolicy({ dev = false } = {}) {
  const nonces = new WeakMap<IncomingMessage, string>();
  const toPolicy = (nonce: string) => panelPolicy(`'nonce-${nonce}'${dev ? " 'unsafe-eval'" : ''}`);
  const decidePolicy = (request?: IncomingMessage) => {
    const nonce = request && nonces.get(request);
    return nonce ? toPolicy(nonce) : CLOSED_POLICY;
  };
  return {
    /** Headers of every answer. */
    headersFor: toHeadersFor(decidePolicy, (request): Record<string, string> => {
      // Pictures are shown by the website, which is another origin.
      const isPicture = request?.url?.startsWith('/media/');
      return isPicture ? { 'Cross-Origin-Resource-Policy': 'cross-origin' } : {};
    }),
    /** Prepares a request for a page of the panel. Whatever policy the request itself carried is forgotten. */
    openForPanel(request: IncomingMessage): void {
      const nonce = randomBytes(16).toString('base64');
      nonces.set(request, nonce);
      request.headers['content-security-policy'] = toPolicy(nonce);
    },
  };
}
