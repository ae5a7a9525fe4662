import type { ServerResponse } from 'node:http';
import { CONTENT_TAG } from '@agency/contracts';

/**
 * Lets a CDN keep a page under a surrogate key, if the page allows shared caches to keep it at all.
 * @param seconds how long
 * @returns the `Cache-Control` of the page
 */
export function sharePage(response: ServerResponse, cacheControl: string, seconds: number): string {
  if (!cacheControl.includes('s-maxage=')) return cacheControl;
  // The name of Cloudflare and of our own caches, and that of Fastly.
  response.setHeader('Cache-Tag', CONTENT_TAG);
  response.setHeader('Surrogate-Key', CONTENT_TAG);
  return cacheControl.replace(/s-maxage=\d+/, `s-maxage=${seconds}`);
}
