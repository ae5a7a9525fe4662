import { CONTENT_TAG } from '@agency/contracts';

/**
 * Purges all content pages from a shared cache.
 * @throws if it fails
 */
export type Purge = () => Promise<void>;

/** In milliseconds. */
const TIMEOUT = 10_000;

// Replaced in tests.
const HOSTS = { fastly: 'https://api.fastly.com', cloudflare: 'https://api.cloudflare.com' };

/**
 * Creates the purge of `CDN_PURGE`: `fastly:‹service id›`, `cloudflare:‹zone id›`, or the URL of an own cache, such as
 * Varnish, that accepts PURGE.
 */
export function createPurge(target: string, token: string, hosts = HOSTS): Purge {
  return async () => {
    const response = await fetch(toRequest(target, token, hosts), {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    }).catch(() => {
      throw new Error('The shared cache cannot be reached.');
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`The shared cache refused (${response.status}).`);
    // Cloudflare reports failures in the body.
    if (target.startsWith('cloudflare:') && !/"success"\s*:\s*true/.test(text))
      throw new Error('The shared cache took the call and did not do it.');
  };
}

function toRequest(target: string, token: string, hosts: typeof HOSTS): Request {
  const authorization = { Authorization: `Bearer ${token}` };
  const [cdn, id] = target.split(':', 2);
  if (cdn === 'fastly') {
    return new Request(`${hosts.fastly}/service/${id}/purge/${CONTENT_TAG}`, {
      method: 'POST',
      headers: { 'Fastly-Key': token, Accept: 'application/json' },
    });
  }
  if (cdn === 'cloudflare') {
    return new Request(`${hosts.cloudflare}/client/v4/zones/${id}/purge_cache`, {
      method: 'POST',
      headers: { ...authorization, 'Content-Type': 'application/json' },
      body: JSON.stringify({ tags: [CONTENT_TAG] }),
    });
  }
  return new Request(target, {
    method: 'PURGE',
    headers: { ...authorization, 'Cache-Tag': CONTENT_TAG },
  });
}
