import { type PagePolicy, type PolicyHashes, toPagePolicy } from './content-policy.ts';

/** What the headers of a page say of it. */
export interface PageHead {
  /** What its policy allows. */
  hashes: PagePolicy;
  /** What it preloads, as a `Link` header: a CDN sends that ahead of the page as early hints. */
  preloads: string;
}

const PRELOAD =
  /<link rel="preload" href="([^"]+)" as="font" type="font\/woff2" crossorigin\s*\/?>/g;

/**
 * What the headers of this page say.
 * @param allowed inline scripts and styles that may stand in it
 * @param linked the same page for browsers that keep its styles: its policy is the same
 */
export function toPageHead(html: string, allowed: PolicyHashes, linked = ''): PageHead {
  return { hashes: toPagePolicy(html + linked, allowed), preloads: toPreloads(html) };
}

/** The `Link` header of a page. */
function toPreloads(html: string): string {
  const links = [...html.matchAll(PRELOAD)]
    .map(([, href]) => `<${href}>; rel=preload; as=font; type=font/woff2; crossorigin`)
    .join(', ');
  // A copy: a piece of a text keeps the whole text in memory.
  return Buffer.from(links).toString();
}
