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
  render(address: string): Promise<Response>;
  limits?: typeof cacheLimits;
}

/** `bytes` is the total size. */
const cacheLimits = { answers: 1000, bytes: 32 * 1024 * 1024 };

/** Creates a cache of responses. Concurrent requests share one render. */
export function createResponseCache({
  revision,
  render: answer,
  limits = cacheLimits,
}: ResponseCacheOptions): ResponseCache {
  const entries = new LRUCache<string, CachedResponse>({
    max: limits.answers,
    maxSize: limits.bytes,
    sizeCalculation: ({ text }, key) =>
      [...text.bytes.values()].reduce((sum, { length }) => sum + length, 1000 + key.length),
  });
  // Revision of the cached responses.
  let cachedRevision: string | undefined;
  const rendering = new Map<string, Promise<CachedResponse>>();

  async function get(address: string): Promise<CachedResponse> {
    const current = await revision.read();
    if (current !== cachedRevision) entries.clear();
    cachedRevision = current;
    const [path = '', query = ''] = address.split(/(?=\?)/);
    // A query has no spaces, so the key is unambiguous.
    const key = `${query} ${decodeURIComponent(stripTrailingSlash(path))}`;
    return entries.get(key) ?? renderOnce(key, address, current);
  }

  // A request after a change never gets a response that was started before it.
  function renderOnce(key: string, address: string, current: string): Promise<CachedResponse> {
    const flight = `${current} ${key}`;
    const running = rendering.get(flight);
    if (running) return running;
    const rendered = renderAndStore(key, address, current).finally(() => rendering.delete(flight));
    rendering.set(flight, rendered);
    return rendered;
  }

  async function renderAndStore(
    key: string,
    address: string,
    current: string,
  ): Promise<CachedResponse> {
    const made = await toCachedResponse(await answer(address));
    // Not cached if the content changed meanwhile.
    if (made.status === 200 && cachedRevision === current) entries.set(key, made);
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
