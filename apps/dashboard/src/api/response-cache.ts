import { compressFast } from '@agency/server/content-encoding';
import { type StaticText, toStaticText } from '@agency/server/static-text';
import { LRUCache } from 'lru-cache';
import type { ContentRevision } from './content-revision.ts';
import { stripTrailingSlash } from './handle-api.ts';

/** Cache of responses of the public API, cleared when the content revision changes. */
export interface ResponseCache {
  /**
   * The answer to an address: its path as it is written, and the query in the one spelling it has.
   * @throws when it cannot be known whether a kept one still holds
   */
  get(address: string): Promise<CachedResponse>;
}

/** An answer that may be sent many times. */
export interface CachedResponse {
  status: number;
  headers: Headers;
  text: StaticText;
}

interface ResponseCacheOptions {
  revision: ContentRevision;
  /** Makes the answer to an address. */
  answer(address: string): Promise<Response>;
  limits?: typeof cacheLimits;
}

/** Sizes in bytes. */
const cacheLimits = { answers: 1000, bytes: 32 * 1024 * 1024 };

/** Keeps answers. Each is made once for all who ask at the same time. */
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
  // The revision of all that is kept.
  let kept: string | undefined;
  const making = new Map<string, Promise<CachedResponse>>();

  async function get(address: string): Promise<CachedResponse> {
    const current = await revision.read();
    if (current !== kept) entries.clear();
    kept = current;
    const [path = '', query = ''] = address.split(/(?=\?)/);
    // A query holds no space as it is written; a path may hold anything once it is decoded.
    const key = `${query} ${decodeURIComponent(stripTrailingSlash(path))}`;
    return entries.get(key) ?? makeOnce(key, address, current);
  }

  // Whoever comes after a change waits for no answer that was begun before it.
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
    // It may show what was before a change that came meanwhile.
    if (made.status === 200 && kept === current) entries.set(key, made);
    return made;
  }

  return { get };
}

/** Reads an answer to its end, and compresses it. */
export async function toCachedResponse(answer: Response): Promise<CachedResponse> {
  const { status, headers } = answer;
  const whole = Buffer.from(await answer.arrayBuffer());
  return { status, headers, text: await toStaticText(whole, compressFast) };
}
