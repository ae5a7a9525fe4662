import type { IncomingMessage } from 'node:http';
import { isKnownHost } from '@agency/server/request-checks';
import { type HeadersFor, toHeadersFor } from '@agency/server/security-headers';
import type { WebsiteSettings } from '../src/settings.ts';
import { FILE_POLICY, type PagePolicy, toContentPolicy } from './content-policy.ts';

/** Where pictures of the dashboard are passed on. */
export const MEDIA_PATH = '/media/';

const nothingInline: PagePolicy = { script: [], style: [], frame: [] };
const pagesOfRequests = new WeakMap<IncomingMessage, PagePolicy>();
const forFiles = new WeakSet<IncomingMessage>();
const previews = new WeakSet<IncomingMessage>();

/** Says that a request is answered with a page that has these inline scripts and styles. Any other answer has none. */
export function allowInline(request: IncomingMessage, hashes: PagePolicy): void {
  pagesOfRequests.set(request, hashes);
}

/**
 * Says that a request is answered with a picture, a typeface or another file that a page is made of. Its policy allows
 * nothing, and is a fifth as long as a page's, which every file of a page would otherwise carry.
 */
export function allowNothing(request: IncomingMessage): void {
  forFiles.add(request);
}

/** Marks the request of a draft: its response is not indexed, and the dashboard may frame it (docs/content.md). */
export function markPreview(request: IncomingMessage): void {
  previews.add(request);
}

const previewHeaders = {
  'X-Frame-Options': '',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
};

/**
 * Headers of every answer of the website.
 * @param isBuilt whether pages are those of a build; else they come from the development server, and what its client
 * breaks of the policy is reported, not refused
 */
export function toWebsiteHeaders(
  settings: WebsiteSettings,
  { isBuilt }: { isBuilt: boolean },
): HeadersFor {
  const site = new URL(settings.SITE_URL);
  const publicHosts = new Set([site.hostname]);
  const toPolicies = (hashes: PagePolicy, upgrades: boolean, framers?: readonly string[]) => {
    const parts = {
      framers,
      hashes,
      upgrades,
      mediaBaseUrl: settings.MEDIA_BASE_URL,
      mediaHosts: settings.MEDIA_HOSTS,
      countsConversions: settings.ADS_CONVERSION_ID !== undefined,
    };
    const strict = toContentPolicy(parts);
    return isBuilt
      ? { enforced: strict, reported: '' }
      : { enforced: toContentPolicy({ ...parts, allowsInline: true }), reported: strict };
  };
  // Under other names the site is tried or looked after, perhaps on plain http.
  const isUpgraded = (request?: IncomingMessage) =>
    site.protocol === 'https:' && request !== undefined && isKnownHost(request, publicHosts);
  const policiesOfPages = new WeakMap<PagePolicy, ReturnType<typeof toPoliciesOfPage>>();
  const toPoliciesOfPage = (hashes: PagePolicy) => ({
    upgraded: toPolicies(hashes, true),
    plain: toPolicies(hashes, false),
  });
  const framers = toDashboardOrigins(settings);
  const choose = (request?: IncomingMessage) => {
    const hashes = (request && pagesOfRequests.get(request)) ?? nothingInline;
    if (isPreview(request)) return toPolicies(hashes, isUpgraded(request), framers);
    const known = policiesOfPages.get(hashes);
    const policies = known ?? toPoliciesOfPage(hashes);
    if (!known) policiesOfPages.set(hashes, policies);
    return isUpgraded(request) ? policies.upgraded : policies.plain;
  };
  const isPreview = (request?: IncomingMessage) => request !== undefined && previews.has(request);
  const isFile = (request?: IncomingMessage) =>
    request !== undefined && (forFiles.has(request) || request.url?.startsWith(MEDIA_PATH));
  return toHeadersFor(
    (request) => (isFile(request) ? FILE_POLICY : choose(request).enforced),
    (request) => ({
      ...(!isBuilt && {
        'Content-Security-Policy-Report-Only': isFile(request) ? '' : choose(request).reported,
      }),
      ...(isPreview(request) && previewHeaders),
    }),
  );
}

/** Where editors open the dashboard; on one machine, under either name of it. */
function toDashboardOrigins({ DASHBOARD_PUBLIC_URL, DASHBOARD_PORT }: WebsiteSettings): string[] {
  return DASHBOARD_PUBLIC_URL
    ? [new URL(DASHBOARD_PUBLIC_URL).origin]
    : ['localhost', '127.0.0.1'].map((host) => `http://${host}:${DASHBOARD_PORT}`);
}
