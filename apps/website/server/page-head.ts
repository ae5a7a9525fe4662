import { type PagePolicy, type PolicyHashes, toHash, toPagePolicy } from './content-policy.ts';

/** What the headers of a page say about it. */
export interface PageHead {
  /** The inline elements and frames that its policy allows. */
  policy: PagePolicy;
  /** What it preloads, as a `Link` header: a CDN sends that ahead of the page as early hints. */
  preloads: string;
}

const PRELOAD =
  /<link rel="preload" href="([^"]+)" as="font" type="font\/woff2" crossorigin\s*\/?>/g;

/**
 * Finds out what the headers of a page say.
 * @param allowed inline scripts and styles that may occur in it
 * @param styles texts of the styles that the server itself wrote: a search could miss them, as a title may contain `<style>`
 */
export function toPageHead(
  html: string,
  allowed: PolicyHashes,
  styles: readonly string[] = [],
): PageHead {
  const policy = toPagePolicy(html, allowed);
  const style = [...new Set([...policy.style, ...styles.map(toHash)])];
  return { policy: { ...policy, style }, preloads: toPreloads(html) };
}

/** The `Link` header of a page. */
function toPreloads(html: string): string {
  const links = [...html.matchAll(PRELOAD)]
    .map(([, href]) => `<${href}>; rel=preload; as=font; crossorigin`)
    .join(', ');
  // A copy: a substring keeps the whole page in memory, and the cache keeps the header for as long as the page.
  return Buffer.from(links).toString();
}
