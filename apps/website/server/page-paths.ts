import { splitLanguage } from '@agency/content/language-paths';
import type { Language } from '@agency/content/languages';
import type { RequestTarget } from '@agency/server/request-target';
import { pageQueries } from '../src/model/page-queries.ts';

/** Removes slashes at the end of a path, encoded or not, in linear time. */
export function removeTrailingSlashes(rawPath: string): string {
  let end = rawPath.length;
  for (;;) {
    if (rawPath[end - 1] === '/') end -= 1;
    else if (rawPath.slice(Math.max(end - 3, 0), end).toLowerCase() === '%2f') end -= 3;
    else return rawPath.slice(0, end);
  }
}

/** Encodes a path for a URL, except for `&`. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/').replaceAll('%26', '&');
}

/** The `Location` of a redirect: the request's query is appended to that of the target. */
export function toLocation(target: string, query: string): string {
  const url = new URL(target, 'https://website.invalid');
  if (query.length > 1) url.search = url.search ? `${url.search}&${query.slice(1)}` : query;
  if (!target.startsWith('/')) return url.href;
  // Dot segments in a target may leave two slashes at its beginning, which would name another host.
  return url.pathname.replace(/^\/{2,}/, '/') + url.search + url.hash;
}

type PathAndQuery = Pick<RequestTarget, 'path' | 'query'>;

/** The URL from which a page is rendered and by which it is cached: its path, and the query parameters of its route. */
export function toPageUrl({ path, query }: PathAndQuery, languages: readonly Language[]): string {
  const encoded = encodePath(path);
  const names = query && pageQueries[splitLanguage(path, languages).path];
  if (!names) return encoded;
  const given = new URLSearchParams(query);
  const known = names.map((name) => [name, given.get(name) ?? '']).filter(([, value]) => value);
  return known.length > 0 ? `${encoded}?${new URLSearchParams(known)}` : encoded;
}

/** The query parameters that the route of a page does not have, such as those of a campaign. */
export function toUnknownQuery(
  { path, query }: PathAndQuery,
  languages: readonly Language[],
): string {
  const names = pageQueries[splitLanguage(path, languages).path];
  if (!query || !names) return query;
  const unknown = new URLSearchParams(query);
  for (const name of names) unknown.delete(name);
  return unknown.size > 0 ? `?${unknown}` : '';
}
