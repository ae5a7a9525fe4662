import { type PagePolicy, type PolicyHashes, toPagePolicy } from './content-policy.ts';
import { toCopy } from './to-copy.ts';

/** What the headers of a page say of it. */
export interface PageHead {
  /** What the policy allows of the page with its styles, and of the one that links them. */
  policies: Record<'whole' | 'linked', PagePolicy>;
  /** What it preloads, as a `Link` header: a CDN sends that ahead of the page as early hints. */
  preloads: string;
}

const PRELOAD =
  /<link rel="preload" href="([^"]+)" as="font" type="font\/woff2" crossorigin\s*\/?>/g;

/**
 * What the headers of this page say.
 * @param allowed inline scripts and styles that may stand in it
 * @param linked the same page for browsers that keep its styles
 */
export function toPageHead(html: string, allowed: PolicyHashes, linked: string): PageHead {
  return {
    policies: { whole: toPagePolicy(html, allowed), linked: toPagePolicy(linked, allowed) },
    preloads: toPreloads(html),
  };
}

/** The `Link` header of a page. */
function toPreloads(html: string): string {
  const links = [...html.matchAll(PRELOAD)]
    .map(([, href]) => `<${href}>; rel=preload; as=font; crossorigin`)
    .join(', ');
  return toCopy(links);
}
