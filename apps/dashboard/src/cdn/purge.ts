import { CONTENT_TAG } from '@agency/contracts';
import type { PurgeTarget } from './purge-target.ts';

/**
 * Purges all content pages from a shared cache.
 * @throws if it fails
 */
export type Purge = () => Promise<void>;

interface PurgeOptions {
  place: PurgeTarget;
  token: string;
  /** API hosts, replaced in tests. */
  hosts?: { fastly: string; cloudflare: string };
}

/** In milliseconds. */
const TIMEOUT = 10_000;

const HOSTS = { fastly: 'https://api.fastly.com', cloudflare: 'https://api.cloudflare.com' };

interface Call {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
}

export function createPurge({ place, token, hosts = HOSTS }: PurgeOptions): Purge {
  const { url, ...init } = toCall(place, token, hosts);
  return async () => {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    }).catch(() => {
      throw new Error('The shared cache cannot be reached.');
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`The shared cache refused (${response.status}).`);
    // Cloudflare reports failures in the body.
    if (place.kind === 'cloudflare' && !/"success"\s*:\s*true/.test(text)) {
      throw new Error('The shared cache took the call and did not do it.');
    }
  };
}

function toCall(place: PurgeTarget, token: string, hosts: typeof HOSTS): Call {
  switch (place.kind) {
    case 'fastly':
      return {
        url: `${hosts.fastly}/service/${place.service}/purge/${CONTENT_TAG}`,
        method: 'POST',
        headers: { 'Fastly-Key': token, Accept: 'application/json' },
      };
    case 'cloudflare':
      return {
        url: `${hosts.cloudflare}/client/v4/zones/${place.zone}/purge_cache`,
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ tags: [CONTENT_TAG] }),
      };
    case 'own':
      return {
        url: place.address,
        method: 'PURGE',
        headers: { Authorization: `Bearer ${token}`, 'Cache-Tag': CONTENT_TAG },
      };
  }
}
