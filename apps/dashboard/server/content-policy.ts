import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { toHeadersFor } from '@agency/server/security-headers';

// Answers that no page is made of: JSON, pictures, refusals.
const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

// `style-src` stays open: the admin panel sets style attributes and its editor writes style elements, without
// a nonce (docs/decisions/0012-content-security-policy.md).
const panelPolicy = (scripts: string, site: string) =>
  [
    "default-src 'none'",
    `script-src 'self' ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // A film that was chosen and is not uploaded yet.
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // Drafts, as the website will show them.
    `frame-src ${site}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

interface ContentPolicyOptions {
  dev?: boolean;
  toSite(host: string | undefined): string;
}

/**
 * The security headers of the dashboard. Pages of the panel get a policy with a nonce of their own, which Next
 * finds on the request and puts on its scripts; everything else may load nothing at all.
 * @param dev lets the development server evaluate its code
 * @param toSite the website's address for a panel that was opened at a host
 */
export function createContentPolicy({ dev = false, toSite }: ContentPolicyOptions) {
  const policies = new WeakMap<IncomingMessage, string>();
  const decidePolicy = (request?: IncomingMessage) =>
    (request && policies.get(request)) ?? CLOSED_POLICY;
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
      const scripts = `'nonce-${nonce}'${dev ? " 'unsafe-eval'" : ''}`;
      const policy = panelPolicy(scripts, new URL(toSite(request.headers.host)).origin);
      policies.set(request, policy);
      request.headers['content-security-policy'] = policy;
    },
  };
}
