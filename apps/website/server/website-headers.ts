import type { IncomingMessage } from 'node:http';
import { type HeadersFor, toHeadersFor } from '@agency/server/security-headers';
import { isKnownHost } from '@agency/server/validate-request';
import { MEDIA_PATH } from '../src/model/media-path.ts';
import type { WebsiteSettings } from '../src/settings.ts';
import { FILE_POLICY, NOTHING_INLINE, type PagePolicy, toContentPolicy } from './csp.ts';

interface ResponseKind {
  page?: PagePolicy;
  /** Whether it gets `FILE_POLICY`, which allows nothing and is short: pictures, fonts, scripts. */
  hasFilePolicy?: boolean;
  /** Whether it is a draft, which search engines may not index and the dashboard may frame (docs/content.md). */
  isPreview?: boolean;
}

/** The HTTP server writes the headers last, and knows only the request. */
const kinds = new WeakMap<IncomingMessage, ResponseKind>();

const getKind = (request: IncomingMessage | undefined): ResponseKind =>
  (request && kinds.get(request)) ?? {};

/** Declares what kind of response a request gets. */
export function declareResponse(request: IncomingMessage, kind: ResponseKind): void {
  kinds.set(request, { ...getKind(request), ...kind });
}

const previewHeaders = {
  // An empty value removes the header.
  'X-Frame-Options': '',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
};

/**
 * Creates the security headers of all responses.
 * @param options.isDevelopment whether violations of the policy are only reported
 */
export function toWebsiteHeaders(
  settings: WebsiteSettings,
  { isDevelopment }: { isDevelopment: boolean },
): HeadersFor {
  const site = new URL(settings.SITE_URL);
  const publicHosts = new Set([site.hostname]);
  const framers = toDashboardOrigins(settings);
  // Under other host names, the site may be served over http.
  const isUpgraded = (request?: IncomingMessage) =>
    site.protocol === 'https:' && request !== undefined && isKnownHost(request, publicHosts);
  const hasFilePolicy = (request?: IncomingMessage) =>
    getKind(request).hasFilePolicy || request?.url?.startsWith(MEDIA_PATH);
  const toPolicy = (request: IncomingMessage | undefined, allowsInline: boolean) => {
    const { page = NOTHING_INLINE, isPreview } = getKind(request);
    return toContentPolicy({
      page,
      allowsInline,
      upgrades: isUpgraded(request),
      framers: isPreview ? framers : undefined,
      mediaBaseUrl: settings.MEDIA_BASE_URL,
      mediaHosts: settings.MEDIA_HOSTS,
      countsConversions: settings.ADS_CONVERSION_ID !== undefined,
    });
  };
  return toHeadersFor(
    (request) => (hasFilePolicy(request) ? FILE_POLICY : toPolicy(request, isDevelopment)),
    (request) => ({
      ...(isDevelopment && {
        'Content-Security-Policy-Report-Only': hasFilePolicy(request)
          ? ''
          : toPolicy(request, false),
      }),
      ...(getKind(request).isPreview && previewHeaders),
    }),
  );
}

function toDashboardOrigins({ DASHBOARD_PUBLIC_URL, DASHBOARD_PORT }: WebsiteSettings): string[] {
  return DASHBOARD_PUBLIC_URL
    ? [new URL(DASHBOARD_PUBLIC_URL).origin]
    : ['localhost', '127.0.0.1'].map((host) => `http://${host}:${DASHBOARD_PORT}`);
}
