import { createHash } from 'node:crypto';
import { defaultLanguage } from '@agency/content/languages';
import {
  type Endpoint,
  type EndpointName,
  type EndpointParams,
  type EndpointResponse,
  endpoints,
} from '@agency/contracts';
import { InvalidResponseError } from './fetch-json.ts';
import { type OnBadRecord, parseResponse } from './parse-response.ts';

/** One request for content: what is fetched, how its response is read, and what a failure of it means. */
export interface ContentRequest<Data = unknown> {
  name: EndpointName;
  /** BCP 47; undefined for the default language. */
  language: string | undefined;
  /** Identifies it in memory and on the disk: letters, digits, `.`, `_` and `-`. */
  key: string;
  path: string;
  /** @throws {InvalidResponseError} when the response cannot be used */
  parse(body: unknown, onBadRecord: OnBadRecord): Data;
  /** Whether a 404 can be true of it. A list is never missing, only empty. */
  canBeMissing: boolean;
  /** Whether a page is complete without it: no visitor waits for a host that fails. */
  isExtra: boolean;
  /** Whether it is none of the specified requests: a host that refuses it is asked again only after a while. */
  isExtension: boolean;
  maxBytes: number | undefined;
}

/** Largest response in bytes of what pages can do without: a file of copy has a fifth of it. */
const MAX_EXTRA_BYTES = 512 * 1024;

/** A request to an endpoint. @param language BCP 47; the default language when left out */
export function toRequest<Name extends EndpointName>(
  name: Name,
  params: EndpointParams<Name>,
  language?: string,
): ContentRequest<EndpointResponse<Name>> {
  const endpoint: Endpoint = endpoints[name];
  const { path, isExtra = false, hasLanguage, missing, maxBytes } = endpoint;
  const tag = hasLanguage && language !== defaultLanguage.tag ? language : undefined;
  const url = toPath(path, params);
  return {
    name,
    language: tag,
    key: toKey(name, params, tag),
    path: tag === undefined ? url : `${url}${url.includes('?') ? '&' : '?'}language=${tag}`,
    parse(body, onBadRecord) {
      const data = parseResponse(endpoint.response, body, onBadRecord);
      if (tag !== undefined && !isInLanguage(data, tag)) {
        throw new InvalidResponseError('a response in another language');
      }
      return data as EndpointResponse<Name>;
    },
    canBeMissing: missing !== undefined,
    // A case study is requested because the list names it, and its page is nothing without it.
    isExtra: isExtra && name !== 'case-study',
    isExtension: isExtra || path.includes('?') || tag !== undefined,
    maxBytes: maxBytes ?? (isExtra ? MAX_EXTRA_BYTES : undefined),
  };
}

function toPath(path: string, params: unknown): string {
  const values: Record<string, unknown> = typeof params === 'object' ? { ...params } : {};
  return path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name] ?? params)),
  );
}

/** Identifies a request. A name may hold anything; its hash is safe as the name of a file. */
export function toKey(name: EndpointName, params: unknown, tag?: string): string {
  const values = typeof params === 'object' && params !== null ? Object.values(params) : [params];
  const parts = values.filter((value) => value !== undefined).map((value) => toSafe(String(value)));
  return [...(tag === undefined ? [] : [tag]), name, ...parts].join('.');
}

function toSafe(part: string): string {
  const isSafe = /^[a-z0-9-]*$/.test(part);
  return isSafe ? part : createHash('sha256').update(part).digest('hex').slice(0, 32);
}

/** Whether every record of a response names the language; a host that ignores the parameter sends others. */
function isInLanguage(data: unknown, tag: string): boolean {
  if (Array.isArray(data)) return data.every((record) => isInLanguage(record, tag));
  if (typeof data !== 'object' || data === null) return false;
  if (!('all' in data)) return 'language' in data && data.language === tag;
  const featured = 'featured' in data ? data.featured : null;
  return (!featured || isInLanguage(featured, tag)) && isInLanguage(data.all, tag);
}
