import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { toHeadersFor } from '@agency/server/security-headers';

// Policy of responses that are no pages.
const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

// `style-src` allows inline styles: the panel uses style attributes and elements without nonce
const panelPolicy = (scripts: string, site: string) =>
  [
    "default-src 'none'",
    `script-src 'self' ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // Films before the upload.
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // Previews.
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
 * Security headers. Pages of the panel get a policy with a nonce, which Next reads from the request header; all other
 * responses may load nothing.
 * @param dev allows eval for the development server
 * @param toSite URL of the website for a host of the panel
 */
export function createContentPolicy({ dev = false, toSite }: ContentPolicyOptions) {
  const policies = new WeakMap<IncomingMessage, string>();
  const decidePolicy = (request?: IncomingMessage) =>
    (request && policies.get(request)) ?? CLOSED_POLICY;
  return {
    /** Headers of every response. */
    headersFor: toHeadersFor(decidePolicy, (request): Record<string, string> => {
      // The website, another origin, shows pictures.
      const isPicture = request?.url?.startsWith('/media/');
      return isPicture ? { 'Cross-Origin-Resource-Policy': 'cross-origin' } : {};
    }),
    /** Sets the policy of a panel page, and overwrites the header of the request. */
    openForPanel(request: IncomingMessage): void {
      const nonce = randomBytes(16).toString('base64');
      const scripts = `'nonce-${nonce}'${dev ? " 'unsafe-eval'" : ''}`;
      const policy = panelPolicy(scripts, new URL(toSite(request.headers.host)).origin);
      policies.set(request, policy);
      request.headers['content-security-policy'] = policy;
    },
  };
}
