import { compressBest, compressFast } from '@agency/server/content-encoding';
import { type StaticText, toEtag, toStaticText } from '@agency/server/static-text';
import { LRUCache } from 'lru-cache';
import { caching } from '../src/model/caching.ts';
import type { Freshness, PageSources } from './page-sources.ts';
import type { PageHead, RenderedResponse } from './render.ts';

export interface CachedPage {
  kind: 'cached';
  page: StoredPage;
}

/** A response that may not be cached. All requests that waited for it share it. */
export interface UncachedPage {
  kind: 'rendered';
  response: RenderedResponse;
}

export interface StoredPage {
  type: string;
  cacheControl: string;
  text: StaticText;
  head?: PageHead | undefined;
  headers: Headers;
}

export interface PageCacheOptions {
  /** Renders the page of a URL (`toPageUrl`). */
  render(url: string, sources: PageSources): Promise<RenderedResponse | undefined>;
  createSources(): PageSources;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
}

/** Times in milliseconds, sizes in bytes. */
export const pageCacheLimits = {
  pages: 1000,
  bytes: 64 * 1024 * 1024,
  /** A page is sent without a check for this long. */
  checkInterval: 250,
  /** A changed page is sent while it is rendered again, if it was valid within this time. */
  usable: 5000,
};

/** A longer text, such as a sitemap, would be compressed for seconds while a client waits. */
const LONG = 200_000;

interface Entry {
  page: StoredPage;
  /** Whether shared caches may store the page: not without all data, nor while the dashboard fails. */
  isShared: boolean;
  sources: PageSources;
  /** When the page was last known to be valid. */
  checkedAt: number;
  checking?: Promise<Freshness> | undefined;
}

export type PageCache = ReturnType<typeof createPageCache>;

/** Creates the cache of pages, invalidated when the data of a page change (docs/website.md). */
export function createPageCache({
  render,
  createSources,
  now = () => performance.now(),
}: PageCacheOptions) {
  const entries = new LRUCache<string, Entry>({
    max: pageCacheLimits.pages,
    maxSize: pageCacheLimits.bytes,
    sizeCalculation: ({ page }) => countBytes(page),
  });
  const rendering = new Map<string, Promise<CachedPage | UncachedPage | undefined>>();

  /** Returns a valid page; undefined if it has to be rendered. */
  async function get(url: string): Promise<CachedPage | undefined> {
    const entry = entries.get(url);
    if (!entry) return undefined;
    const age = now() - entry.checkedAt;
    if (age < pageCacheLimits.checkInterval) return toCachedPage(entry);
    const freshness = await checkOnce(entry);
    const isChanged = freshness === 'changed';
    if (isChanged && (!entry.isShared || age > pageCacheLimits.usable)) return undefined;
    // While the dashboard fails, a page would be rendered without its data.
    const isOutdated = isChanged || (freshness === 'same' && entry.sources.isRandomOutdated());
    // If rendering fails, the next request gets the error.
    if (isOutdated) refresh(url).catch(() => undefined);
    return toCachedPage(isChanged ? { ...entry, isShared: false } : entry);
  }

  function checkOnce(entry: Entry): Promise<Freshness> {
    entry.checking ??= check(entry).finally(() => {
      entry.checking = undefined;
    });
    return entry.checking;
  }

  async function check(entry: Entry): Promise<Freshness> {
    const freshness = await entry.sources.check();
    if (freshness === 'changed') return freshness;
    entry.checkedAt = now();
    entry.isShared = freshness === 'same';
    return freshness;
  }

  /** Renders a page, once for all requests that come meanwhile. Returns undefined if there is none. */
  function refresh(url: string): Promise<CachedPage | UncachedPage | undefined> {
    const running = rendering.get(url);
    if (running) return running;
    const rendered = renderAndStore(url).finally(() => rendering.delete(url));
    rendering.set(url, rendered);
    return rendered;
  }

  async function renderAndStore(url: string): Promise<CachedPage | UncachedPage | undefined> {
    const sources = createSources();
    const checkedAt = now();
    const response = await render(url, sources);
    if (!response || !mayBeCached(response)) {
      entries.delete(url);
      return response && { kind: 'rendered', response };
    }
    const page = await toStoredPage(response, entries.peek(url)?.page);
    const entry = { page, isShared: sources.isComplete(), sources, checkedAt };
    entries.set(url, entry);
    return toCachedPage(entry);
  }

  return { get, refresh };
}

const toCachedPage = ({ page, isShared }: Entry): CachedPage => ({
  kind: 'cached',
  page: isShared ? page : { ...page, cacheControl: caching.never },
});

/** @param before the stored page, whose compressed text is reused if the page is unchanged */
async function toStoredPage(
  { headers, body, head }: RenderedResponse,
  before?: StoredPage,
): Promise<StoredPage> {
  const compress = body.length > LONG ? compressFast : compressBest;
  const known = before?.text.etag === toEtag(body) ? before.text : undefined;
  const text = known ?? (await toStaticText(body, compress));
  const others = new Headers(headers);
  others.delete('content-type');
  others.delete('cache-control');
  return {
    type: headers.get('content-type') ?? '',
    cacheControl: headers.get('cache-control') ?? '',
    text,
    head,
    headers: others,
  };
}

const countBytes = ({ text }: StoredPage): number =>
  [...text.bytes.values()].reduce((sum, { length }) => sum + length, 1000);

/** A page that shared caches may store is also cached here. */
function mayBeCached({ status, headers }: RenderedResponse): boolean {
  return status === 200 && /\bs-maxage=/.test(headers.get('cache-control') ?? '');
}
