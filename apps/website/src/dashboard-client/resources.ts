import { createHash } from 'node:crypto';
import { type Answer, type Endpoint, type EndpointName, endpoints } from '@agency/contracts';
import type * as z from 'zod';
import { MAX_LIST_BYTES } from './fetch-json.ts';
import { countRecords, parseAnswer } from './parse-answer.ts';
import { readGenerously } from './read-generously.ts';
import type { Resource } from './resource.ts';

/** What is put into the path of an endpoint: its parameter, or each of several. */
export type Value = string | number | Record<string, string | number>;

/** Longest answer of what pages can do without: a file of words has a fifth of it. */
const MAX_EXTRA_BYTES = 512 * 1024;

// A page, too, may be answered with the whole list.
const lists = new Set<EndpointName>(['blogs', 'blog-page', 'category-blogs']);

/** An endpoint, with its parameter put in, as the reader wants it. */
export function toResource<Name extends EndpointName>(
  name: Name,
  value?: Value,
): Resource<Answer<Name>> {
  const { path, answer, missing, isExtra, maxBytes }: Endpoint = endpoints[name];
  const schema = answer as z.ZodType<Answer<Name>>;
  return {
    key: toKey(name, value),
    path: path.replace(/\{(\w+)\}/g, (_, place: string) =>
      encodeURIComponent(typeof value === 'object' ? (value[place] ?? '') : (value ?? '')),
    ),
    parse: (body, onBadRecord) => parseAnswer(schema, readGenerously(name, body), onBadRecord),
    canBeMissing: missing !== undefined,
    ...(lists.has(name) && { maxBytes: MAX_LIST_BYTES }),
    ...(isExtra && { isExtra, maxBytes: maxBytes ?? MAX_EXTRA_BYTES }),
    count: countRecords,
  };
}

/** Identifies an endpoint with its parameter. A name may hold anything; its fingerprint is safe as the name of a file. */
export function toKey(name: EndpointName, value?: Value): string {
  const values = typeof value === 'object' ? Object.values(value) : [value ?? []].flat();
  return [name, ...values.map((part) => toSafe(String(part)))].join('.');
}

function toSafe(part: string): string {
  const isSafe = /^[a-z0-9-]*$/.test(part);
  return isSafe ? part : createHash('sha256').update(part).digest('hex').slice(0, 32);
}
