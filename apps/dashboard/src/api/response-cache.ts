import { compressFast } from '@agency/server/content-encoding';
import { type StaticText, toStaticText } from '@agency/server/static-text';
import { LRUCache } from 'lru-cache';
import type { ContentRevision } from './content-revision.ts';
import { stripTrailingSlash } from './handle-api.ts';

/** Cache of responses of the public API, cleared when the content revision changes. */
export interface ResponseCache {
  /**
   * The response for a URL: encoded path, and canonical query.
   * @throws if the revision cannot be read
   */
  get(address: string): Promise<CachedResponse>;
}

/** A cached response. */
export interface CachedResponse {
  status: number;
  headers: Headers;
  text: StaticText;
}

interface ResponseCacheOptions {
  revision: ContentRevision;
  /** Creates the response for a URL. */
  answer(address: string): Promise<Response>;
  limits?: typeof cacheLimits;
}

/** `bytes` is the total size. */
const cacheLimits = { answers: 1000, bytes: 32 * 1024 * 1024 };

/** Creates a cache of responses. Concurrent requests share one render. */
export function createResponseCache({
  revision,
  answer,
  limits = cacheLimits,
}: ResponseCacheOptions): ResponseCache {
  const entries = new LRUCache<string, CachedResponse>({
    max: limits.answers,
    maxSize: limits.bytes,
    sizeCalculation: ({ text }, key) =>
      [...text.bytes.values()].reduce((sum, { length }) => sum + length, 1000 + key.length),
  });
  // Revision of the cached responses.
  let kept: string | undefined;
  const making = new Map<string, Promise<CachedResponse>>();

  async function get(address: string): Promise<CachedResponse> {
    const current = await revision.read();
    if (current !== kept) entries.clear();
    kept = current;
    const [path = '', query = ''] = address.split(/(?=\?)/);
    // A query has no spaces, so the key is unambiguous.
    const key = `${query} ${decodeURIComponent(stripTrailingSlash(path))}`;
    return entries.get(key) ?? makeOnce(key, address, current);
  }

  // A request after a change never gets a response that was started before it.
  function makeOnce(key: string, address: string, current: string): Promise<CachedResponse> {
    const flight = `${current} ${key}`;
    const running = making.get(flight);
    if (running) return running;
    const made = make(key, address, current).finally(() => making.delete(flight));
    making.set(flight, made);
    return made;
  }

  async function make(key: string, address: string, current: string): Promise<CachedResponse> {
    const made = await toCachedResponse(await answer(address));
    // Not cached if the content changed meanwhile.
    if (made.status === 200 && kept === current) entries.set(key, made);
    return made;
  }

  return { get };
}

/** Reads and compresses a response. */
export async function toCachedResponse(answer: Response): Promise<CachedResponse> {
  const { status, headers } = answer;
  const whole = Buffer.from(await answer.arrayBuffer());
  return { status, headers, text: await toStaticText(whole, compressFast) };
}
