import type { ServerResponse } from 'node:http';
import { CONTENT_TAG } from '@agency/contracts';

/** Returns the `Cache-Control` for shared caches (docs/deployment.md). */
export type ShareContent = (response: ServerResponse, cacheControl: string) => string;

/**
 * @param seconds how long they may keep it when they are told of every change; else what the page says holds, and it has no name
 */
export function createSharedCaching(seconds: number | undefined): ShareContent {
  if (seconds === undefined) return (_response, cacheControl) => cacheControl;
  return (response, cacheControl) => {
    if (!cacheControl.includes('s-maxage=')) return cacheControl;
    // As Cloudflare and our own caches call it, and Fastly.
    response.setHeader('Cache-Tag', CONTENT_TAG);
    response.setHeader('Surrogate-Key', CONTENT_TAG);
    return cacheControl.replace(/s-maxage=\d+/, `s-maxage=${seconds}`);
  };
}
