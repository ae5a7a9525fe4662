import type { Feature } from '../feature.ts';
import { sharePage } from './share-page.ts';

/** Lets a CDN store pages for `CDN_SECONDS`; the dashboard purges them with each change (docs/deployment.md). */
export const createCdn = ({
  settings: { CDN_SECONDS: seconds },
}: {
  settings: { CDN_SECONDS?: number | undefined };
}): Feature | undefined =>
  seconds === undefined
    ? undefined
    : {
        adjustCacheControl: (response, cacheControl) => sharePage(response, cacheControl, seconds),
      };
