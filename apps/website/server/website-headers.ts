import { isKnownHost } from '@agency/server/request-checks';
import { type HeadersFor, toHeadersFor } from '@agency/server/security-headers';
import type { WebsiteSettings } from '../src/settings.ts';
import { MEDIA_POLICY, type PolicyHashes, toContentPolicy } from './content-policy.ts';

/** Where pictures of the dashboard are passed on. */
export const MEDIA_PATH = '/media/';

/**
 * Headers of every answer of the website.
 * @param hashes the build's allow-list; without one pages come from the development server, and what its client breaks
 * of the policy is reported, not refused
 */
export function toWebsiteHeaders(settings: WebsiteSettings, hashes?: PolicyHashes): HeadersFor {
  const site = new URL(settings.SITE_URL);
  const publicHosts = new Set([site.hostname]);
  const toPolicies = (upgrades: boolean) => {
    const parts = {
      hashes: hashes ?? { script: [], style: [] },
      upgrades,
      mediaBaseUrl: settings.MEDIA_BASE_URL,
      countsConversions: settings.ADS_CONVERSION_ID !== undefined,
    };
    const strict = toContentPolicy(parts);
    return hashes
      ? { enforced: strict, reported: '' }
      : { enforced: toContentPolicy({ ...parts, allowsInline: true }), reported: strict };
  };
  // Under other names the site is tried or looked after, perhaps on plain http.
  const [atPublicAddress, elsewhere] = [toPolicies(site.protocol === 'https:'), toPolicies(false)];
  const choose = (request?: Parameters<HeadersFor>[0]) =>
    request && isKnownHost(request, publicHosts) ? atPublicAddress : elsewhere;
  const isPicture = (request?: Parameters<HeadersFor>[0]) => request?.url?.startsWith(MEDIA_PATH);
  return toHeadersFor(
    (request) => (isPicture(request) ? MEDIA_POLICY : choose(request).enforced),
    (request) => ({
      'Content-Security-Policy-Report-Only': isPicture(request) ? '' : choose(request).reported,
    }),
  );
}
