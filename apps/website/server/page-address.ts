import { splitLanguage } from '@agency/content/language-paths';
import type { Language } from '@agency/content/languages';
import type { RequestTarget } from '@agency/server/request-target';
import { pageQueries } from '../src/model/page-queries.ts';
import { toWrittenPath } from './spelling.ts';

/**
 * The address a page is made from: its path, spelled in one way, and what of the query its route knows, in one order.
 * All visitors who ask for the same page have the same address, whatever else they bring.
 * @param languages of the site: a page knows the same queries in each
 */
export function toPageAddress(
  { path, query }: Pick<RequestTarget, 'path' | 'query'>,
  languages: readonly Language[],
): string {
  const written = toWrittenPath(path);
  const names = query && pageQueries[splitLanguage(path, languages).path];
  if (!names) return written;
  const asked = new URLSearchParams(query);
  const known = new URLSearchParams(
    names.flatMap((name) => {
      const value = asked.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  return known.size > 0 ? `${written}?${known}` : written;
}

/** The part of a query that its page does not know, such as a campaign's parameters: empty, or beginning with `?`. */
export function toUnknownQuery(
  { path, query }: Pick<RequestTarget, 'path' | 'query'>,
  languages: readonly Language[],
): string {
  const names = pageQueries[splitLanguage(path, languages).path];
  if (!query || !names) return query;
  const unknown = new URLSearchParams(query);
  for (const name of names) unknown.delete(name);
  return unknown.size > 0 ? `?${unknown}` : '';
}
