import type { RequestTarget } from '@agency/server/request-target';
import { pageQueries } from '../src/model/page-queries.ts';
import { toWrittenPath } from './spelling.ts';

/**
 * The address a page is made from: its path, spelled in one way, and what of the query its route knows, in one order.
 * All visitors who ask for the same page have the same address, whatever else they bring.
 */
export function toPageAddress({ path, query }: Pick<RequestTarget, 'path' | 'query'>): string {
  const asked = new URLSearchParams(query);
  const known = new URLSearchParams(
    (pageQueries[path] ?? []).flatMap((name) => {
      const value = asked.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const written = toWrittenPath(path);
  return known.size > 0 ? `${written}?${known}` : written;
}
