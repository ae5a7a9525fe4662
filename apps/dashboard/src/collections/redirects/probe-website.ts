import { toRedirectKey } from '@agency/contracts';
import { getSettings, toWebsiteUrl } from '../../platform/settings.ts';

/** Status of a path on the website; `unknown` if the website cannot be reached. */
export type PageStatus = 'page' | 'moved' | 'nothing' | 'unknown';

/** In milliseconds. */
const TIMEOUT = 2000;

/** Statuses that say nothing about the path. */
const NOT_NOW = new Set([408, 421, 429]);

/** Sends a HEAD request for a decoded path; only the website knows all its pages. */
export async function probeWebsite(path: string): Promise<PageStatus> {
  const written = path.split('/').map(encodeURIComponent).join('/');
  try {
    const { status, headers } = await fetch(toWebsiteUrl(getSettings()) + written, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (status === 404) return 'nothing';
    if (status === 308) return isSpelling(path, headers.get('location')) ? 'page' : 'moved';
    // Other 4xx statuses also mean that the path exists.
    return status < 500 && !NOT_NOW.has(status) ? 'page' : 'unknown';
  } catch {
    return 'unknown';
  }
}

/** Whether the redirect only corrects the spelling. */
function isSpelling(path: string, location: string | null): boolean {
  try {
    return toRedirectKey(decodeURIComponent(location ?? '')) === toRedirectKey(path);
  } catch {
    return false;
  }
}
