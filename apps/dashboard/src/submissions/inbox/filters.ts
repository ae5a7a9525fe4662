import type { Filters, ListQuery } from './list-query.ts';

/** Cookie with the search text, which may be a name and must not be in a URL. */
export const SEARCH_COOKIE = 'inbox-search';

/** A search text as the value of its cookie. Base64, because the server drops percent-encoded cookies. */
export const toSearchCookie = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** Query string of a list, with question mark; empty for the whole list. */
export function toQuery(list: ListQuery): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(list)) {
    if (value !== undefined && value !== 'all') query.set(name, String(value));
  }
  return query.size > 0 ? `?${query}` : '';
}

export const toInboxPath = (list: ListQuery): string => `/admin/inbox${toQuery(list)}`;

/** Path of a message, with the list it was opened from. */
export const toMessagePath = (id: number, list: ListQuery): string =>
  `/admin/collections/submissions/${id}${toQuery(list)}`;

/** The filters of a list, without search, page and layout. */
export const toFilters = ({ found: _, page: _page, by: _by, ...filters }: ListQuery): Filters =>
  filters;
