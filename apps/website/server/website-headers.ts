import type { IncomingMessage } from 'node:http';
import { isKnownHost } from '@agency/server/request-checks';
import { type HeadersFor, toHeadersFor } from '@agency/server/security-headers';
import type { WebsiteSettings } from '../src/settings.ts';
import { FILE_POLICY, NOTHING_INLINE, type PagePolicy, toContentPolicy } from './csp.ts';

/** Where pictures of the dashboard are passed on. */
export const MEDIA_PATH = '/media/';

/** What the security headers of a response depend on. */
interface ResponseKind {
  /** The inline elements of a page. Any other response has none. */
  page?: PagePolicy;
  /**
   * Whether it is a picture, a typeface or another file that a page is made of. Its policy allows nothing, and is a fifth
   * as long as a page's, which every file would otherwise carry.
   */
  isFile?: boolean;
  /** Whether it is a draft: for no search engine, and shown within the dashboard, too (docs/content.md). */
  isPreview?: boolean;
}

/** The headers are written last, by the HTTP server, which knows only the request. */
const kinds = new WeakMap<IncomingMessage, ResponseKind>();

const getKind = (request: IncomingMessage | undefined): ResponseKind =>
  (request && kinds.get(request)) ?? {};

/** Declares what kind of response a request gets. */
export function declareResponse(request: IncomingMessage, kind: ResponseKind): void {
  kinds.set(request, { ...getKind(request), ...kind });
}

const previewHeaders = {
  'X-Frame-Options': '',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
};

/**
 * Security headers of every response of the website.
 * @param options.isBuilt whether pages are those of a build; else they come from the development server, and violations of
 * the policy by its client are reported, not refused
 */
export function toWebsiteHeaders(
  settings: WebsiteSettings,
  { isBuilt }: { isBuilt: boolean },
): HeadersFor {
  const site = new URL(settings.SITE_URL);
  const publicHosts = new Set([site.hostname]);
  const framers = toDashboardOrigins(settings);
  // Under other names the site is tried out or monitored, perhaps on plain http.
  const isUpgraded = (request?: IncomingMessage) =>
    site.protocol === 'https:' && request !== undefined && isKnownHost(request, publicHosts);
  const isFile = (request?: IncomingMessage) =>
    getKind(request).isFile || request?.url?.startsWith(MEDIA_PATH);
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
    (request) => (isFile(request) ? FILE_POLICY : toPolicy(request, !isBuilt)),
    (request) => ({
      ...(!isBuilt && {
        'Content-Security-Policy-Report-Only': isFile(request) ? '' : toPolicy(request, false),
      }),
      ...(getKind(request).isPreview && previewHeaders),
    }),
  );
}

/** Where editors open the dashboard; on one machine, under either name of it. */
function toDashboardOrigins({ DASHBOARD_PUBLIC_URL, DASHBOARD_PORT }: WebsiteSettings): string[] {
  return DASHBOARD_PUBLIC_URL
    ? [new URL(DASHBOARD_PUBLIC_URL).origin]
    : ['localhost', '127.0.0.1'].map((host) => `http://${host}:${DASHBOARD_PORT}`);
}
