import type { ServerResponse } from 'node:http';
import { CONTENT_TAG } from '@agency/contracts';

/** Sets surrogate keys and a longer `s-maxage` on a page that shared caches may store. */
export function sharePage(response: ServerResponse, cacheControl: string, seconds: number): string {
  if (!cacheControl.includes('s-maxage=')) return cacheControl;
  // For Cloudflare and our own caches, and for Fastly.
  response.setHeader('Cache-Tag', CONTENT_TAG);
  response.setHeader('Surrogate-Key', CONTENT_TAG);
  return cacheControl.replace(/s-maxage=\d+/, `s-maxage=${seconds}`);
}
