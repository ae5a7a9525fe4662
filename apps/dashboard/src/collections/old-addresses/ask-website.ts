import { toRedirectKey } from '@agency/contracts';
import { getSettings, toWebsiteUrl } from '../../platform/settings.ts';

/** What the website has at a path; `unknown` while it cannot be asked. */
export type WebsiteAnswer = 'page' | 'moved' | 'nothing' | 'unknown';

/** How long it may take to say so, in milliseconds. */
const PATIENCE = 2000;

/** Said of who asks, or of the moment, and not of the path: a wrong host, too many questions. */
const NOT_NOW = new Set([408, 421, 429]);

/** Asks the website itself what it has at a decoded path: it alone knows all its pages. */
export async function askWebsite(path: string): Promise<WebsiteAnswer> {
  const written = path.split('/').map(encodeURIComponent).join('/');
  try {
    const { status, headers } = await fetch(toWebsiteUrl(getSettings()) + written, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (status === 404) return 'nothing';
    if (status === 308) return isSpelling(path, headers.get('location')) ? 'page' : 'moved';
    // Also where something is that is only written to, or asked for in another way.
    return status < 500 && !NOT_NOW.has(status) ? 'page' : 'unknown';
  } catch {
    return 'unknown';
  }
}

/** Whether the way leads to the same path in another spelling. */
function isSpelling(path: string, location: string | null): boolean {
  try {
    return toRedirectKey(decodeURIComponent(location ?? '')) === toRedirectKey(path);
  } catch {
    return false;
  }
}
