import { compressBest, compressFast } from '@agency/server/content-encoding';
import { type StaticText, toEtag, toStaticText } from '@agency/server/static-text';
import { LRUCache } from 'lru-cache';
import { caching } from '../src/model/caching.ts';
import type { PageHead } from './page-head.ts';
import type { Freshness, PageSources } from './page-sources.ts';
import type { RenderedAnswer } from './render.ts';

/** Cache of page responses, invalidated when the data of a page changes (docs/website.md). */
export interface PageCache {
  /** A page as it may be sent now; nothing when it has to be made. */
  find(address: string): Promise<CachedPage | undefined>;
  /** Makes a page, or waits for whoever makes it already. Nothing when there is no such page. */
  make(address: string): Promise<CachedPage | MadePage | undefined>;
}

export interface CachedPage {
  kind: 'kept';
  page: KeptPage;
}

/** An answer that is not kept. Those who waited for it share it. */
export interface MadePage {
  kind: 'rendered';
  answer: RenderedAnswer;
}

/** A page that may be sent many times. */
export interface KeptPage {
  type: string;
  cacheControl: string;
  text: StaticText;
  page?: PageHead | undefined;
  /** What else the page says of itself. */
  headers: Headers;
}

export interface PageCacheOptions {
  /** Makes the page at an address: the path as it is written, and the query that its route knows. */
  render(address: string, sources: PageSources): Promise<RenderedAnswer | undefined>;
  createSources(): PageSources;
  /** Milliseconds of a clock that nobody sets. */
  now?: () => number;
}

/** Times in milliseconds, sizes in bytes. */
export const pageCacheLimits = {
  pages: 1000,
  bytes: 64 * 1024 * 1024,
  /** For this long a page is sent without asking whether it would still come out the same. */
  checkInterval: 250,
  /** A page that was right so long ago is sent while it is made again; after that its visitor waits. */
  usable: 5000,
};

/** A text from so many bytes on, such as a sitemap, would be compressed for seconds while its visitor waits. */
const LONG = 200_000;

interface Entry {
  shown: CachedPage;
  /** The same while the dashboard fails, or while it is made again: nobody else may keep it. */
  unconfirmed: CachedPage;
  isConfirmed: boolean;
  sources: PageSources;
  /** When it was last known to be right. */
  checkedAt: number;
  checking: Promise<Freshness> | undefined;
}

/** Makes a cache. Every page is made once for all who ask at the same time. */
export function createPageCache({
  render,
  createSources,
  now = () => performance.now(),
}: PageCacheOptions): PageCache {
  const entries = new LRUCache<string, Entry>({
    max: pageCacheLimits.pages,
    maxSize: pageCacheLimits.bytes,
    sizeCalculation: ({ shown }) => countBytes(shown.page),
  });
  const making = new Map<string, ReturnType<PageCache['make']>>();

  async function find(address: string): Promise<CachedPage | undefined> {
    const entry = entries.get(address);
    if (!entry) return undefined;
    const age = now() - entry.checkedAt;
    if (age < pageCacheLimits.checkInterval) return toShown(entry);
    const freshness = await checkOnce(entry);
    if (freshness === 'changed' && age > pageCacheLimits.usable) return undefined;
    // While the dashboard fails, the page would be rendered without its data, and the good one lost.
    const isOutdated =
      freshness === 'changed' || (freshness === 'same' && entry.sources.arePicksDue());
    // The next request gets the error if rendering fails.
    if (isOutdated) make(address).catch(() => undefined);
    // A shared cache must not keep for seconds what will be another page in a moment.
    return freshness === 'changed' ? entry.unconfirmed : toShown(entry);
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
    entry.isConfirmed = freshness === 'same';
    return freshness;
  }

  function make(address: string): ReturnType<PageCache['make']> {
    const running = making.get(address);
    if (running) return running;
    const made = renderAndKeep(address).finally(() => making.delete(address));
    making.set(address, made);
    return made;
  }

  async function renderAndKeep(address: string): ReturnType<PageCache['make']> {
    const sources = createSources();
    const startedAt = now();
    const answer = await render(address, sources);
    if (!answer || !mayBeKept(answer)) {
      entries.delete(address);
      return answer && { kind: 'rendered', answer };
    }
    const page = await toKeptPage(answer, entries.peek(address)?.shown.page);
    const shown = { kind: 'kept', page } as const;
    entries.set(address, {
      shown,
      unconfirmed: { kind: 'kept', page: { ...page, cacheControl: caching.never } },
      isConfirmed: true,
      sources,
      checkedAt: startedAt,
      checking: undefined,
    });
    return shown;
  }

  return { find, make };
}

const toShown = ({ shown, unconfirmed, isConfirmed }: Entry): CachedPage =>
  isConfirmed ? shown : unconfirmed;

/** @param before what was kept of the same address: compressing takes longer than making, and most pages come out the same */
async function toKeptPage(
  { headers, body, page }: RenderedAnswer,
  before?: KeptPage,
): Promise<KeptPage> {
  const same = before?.text.etag === toEtag(body) ? before : undefined;
  const others = new Headers(headers);
  others.delete('content-type');
  others.delete('cache-control');
  const text = same?.text ?? (await compress(body));
  return {
    type: headers.get('content-type') ?? '',
    cacheControl: headers.get('cache-control') ?? '',
    text,
    page,
    headers: others,
  };
}

const compress = (body: Buffer) =>
  toStaticText(body, body.length > LONG ? compressFast : compressBest);

const countBytes = ({ text }: KeptPage): number =>
  [...text.bytes.values()].reduce((sum, { length }) => sum + length, 1000);

// What a page allows the caches in front of us, it allows ours.
function mayBeKept({ status, headers }: RenderedAnswer): boolean {
  return status === 200 && /\bs-maxage=/.test(headers.get('cache-control') ?? '');
}
