import { compressFast } from '@agency/server/content-encoding';
import { type StaticText, toStaticText } from '@agency/server/static-text';
import { LRUCache } from 'lru-cache';
import type { ContentRevision } from './content-revision.ts';
import { stripTrailingSlash } from './handle-api.ts';

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

/**
 * Creates a cache of responses of the public API, cleared when the content revision changes. Concurrent requests share
 * one render.
 */
export function createResponseCache({
  revision,
  render,
  limits = cacheLimits,
}: ResponseCacheOptions) {
  const entries = new LRUCache<string, CachedResponse>({
    max: limits.answers,
    maxSize: limits.bytes,
    sizeCalculation: ({ text }, key) =>
      [...text.bytes.values()].reduce((sum, { length }) => sum + length, 1000 + key.length),
  });
  const rendering = new Map<string, Promise<CachedResponse>>();
  let last: string | undefined;

  async function renderAndStore(key: string, address: string): Promise<CachedResponse> {
    const made = await toCachedResponse(await render(address));
    if (made.status === 200) entries.set(key, made);
    return made;
  }

  return {
    /**
     * The response for a URL: encoded path, and canonical query.
     * @throws if the revision cannot be read
     */
    async get(address: string): Promise<CachedResponse> {
      const current = await revision.read();
      if (current !== last) entries.clear();
      last = current;
      const [path = '', query = ''] = address.split(/(?=\?)/);
      // With the revision, so that a request after a change never gets a response that was started before it. A query has
      // no spaces, so the key is unambiguous.
      const key = `${current} ${query} ${decodeURIComponent(stripTrailingSlash(path))}`;
      const known = entries.get(key) ?? rendering.get(key);
      if (known) return known;
      const made = renderAndStore(key, address).finally(() => rendering.delete(key));
      rendering.set(key, made);
      return made;
    },
  };
}

/** Reads and compresses a response. */
export async function toCachedResponse(answer: Response): Promise<CachedResponse> {
  const { status, headers } = answer;
  const whole = Buffer.from(await answer.arrayBuffer());
  return { status, headers, text: await toStaticText(whole, compressFast) };
}
