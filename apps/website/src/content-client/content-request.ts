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

export interface ContentRequest<Data = unknown> {
  name: EndpointName;
  /** BCP 47; undefined for the default language. */
  language: string | undefined;
  /** Also a file name. */
  key: string;
  path: string;
  parse(body: unknown, onBadRecord: OnBadRecord): Data;
  /** Whether a 404 is valid. A list can be empty, but not missing. */
  canBeMissing: boolean;
  /** Whether a visitor waits for it only briefly. */
  isOptional: boolean;
  /** Whether another host may lack it. */
  isExtension: boolean;
  maxBytes: number | undefined;
}

/** Largest response of an extension, in bytes; five times a file of copy. */
const MAX_EXTENSION_BYTES = 512 * 1024;

/** @param language BCP 47; the default language if undefined */
export function toRequest<Name extends EndpointName>(
  name: Name,
  params: EndpointParams<Name>,
  language?: string,
): ContentRequest<EndpointResponse<Name>> {
  const endpoint: Endpoint = endpoints[name];
  const { path, hasLanguage, notFoundMessage, maxBytes } = endpoint;
  const { isOptional = false, isExtension: isEndpointExtension = false } = endpoint;
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
    canBeMissing: notFoundMessage !== undefined,
    isOptional,
    isExtension: isEndpointExtension || path.includes('?') || tag !== undefined,
    maxBytes: maxBytes ?? (isEndpointExtension ? MAX_EXTENSION_BYTES : undefined),
  };
}

function toPath(path: string, params: unknown): string {
  const values: Record<string, unknown> = typeof params === 'object' ? { ...params } : {};
  return path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name] ?? params)),
  );
}

export function toKey(name: EndpointName, params: unknown, tag?: string): string {
  const values = typeof params === 'object' && params !== null ? Object.values(params) : [params];
  const parts = values.filter((value) => value !== undefined).map(toSafeName);
  return [...(tag === undefined ? [] : [tag]), name, ...parts].join('.');
}

/** A part of a file name: the value, or its hash if it has other characters. */
function toSafeName(value: unknown): string {
  const text = String(value);
  const isSafe = /^[a-z0-9-]*$/.test(text);
  return isSafe ? text : createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/** Whether every record has the language; a host that ignores the parameter sends others. */
function isInLanguage(data: unknown, tag: string): boolean {
  if (Array.isArray(data)) return data.every((record) => isInLanguage(record, tag));
  if (typeof data !== 'object' || data === null) return false;
  if (!('all' in data)) return 'language' in data && data.language === tag;
  const featured = 'featured' in data ? data.featured : null;
  return (!featured || isInLanguage(featured, tag)) && isInLanguage(data.all, tag);
}
