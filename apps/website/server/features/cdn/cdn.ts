import { CONTENT_TAG } from '@agency/contracts';
import type { Feature } from '../feature.ts';

/** Lets a CDN store pages for `CDN_SECONDS`; the dashboard purges them with each change (docs/deployment.md). */
export const createCdn = ({
  settings: { CDN_SECONDS: seconds },
}: {
  settings: { CDN_SECONDS?: number | undefined };
}): Feature | undefined =>
  seconds === undefined
    ? undefined
    : {
        adjustCacheControl(response, cacheControl) {
          // Other pages are not for shared caches.
          if (!cacheControl.includes('s-maxage=')) return cacheControl;
          // For Cloudflare and our own caches, and for Fastly.
          response.setHeader('Cache-Tag', CONTENT_TAG);
          response.setHeader('Surrogate-Key', CONTENT_TAG);
          return cacheControl.replace(/s-maxage=\d+/, `s-maxage=${seconds}`);
        },
      };
