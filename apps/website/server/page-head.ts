import { type PagePolicy, toPagePolicy } from './csp.ts';

/** What the headers of a page say about it. */
export interface PageHead {
  policy: PagePolicy;
  /** What it preloads, as a `Link` header: a CDN sends that ahead of the page as early hints. */
  preloads: string;
}

const PRELOAD =
  /<link rel="preload" href="([^"]+)" as="font" type="font\/woff2" crossorigin\s*\/?>/g;

/**
 * Finds out what the headers of a page say.
 * @param options see `toPagePolicy`
 */
export function toPageHead(html: string, options?: Parameters<typeof toPagePolicy>[1]): PageHead {
  const links = [...html.matchAll(PRELOAD)]
    .map(([, href]) => `<${href}>; rel=preload; as=font; crossorigin`)
    .join(', ');
  // A copy: a substring keeps the whole page in memory, and the cache keeps the header for as long as the page.
  return { policy: toPagePolicy(html, options), preloads: Buffer.from(links).toString() };
}
