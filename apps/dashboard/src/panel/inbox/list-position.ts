import type { Filters } from '../../submissions/inbox/filters.ts';
import { toQuery } from '../../submissions/inbox/filters.ts';

const KEY = 'inbox-place';

/** The part of a list's state that is not in the URL: search and page. */
export interface ListPosition {
  search: string;
  /** The filters, as query string. */
  query: string;
  page?: number;
}

/** Hash of URLs of a searched or paged list, and of its messages. The search itself is in no URL. */
const SEARCH_HASH = '#found';

/** Whether the current URL has the hash. A plain link shows the list without search. */
export const isSearchUrl = (): boolean => window.location.hash === SEARCH_HASH;

export const toSearchUrl = (url: string, found: boolean): string =>
  found ? url + SEARCH_HASH : url;

/** Adds the hash to the current URL, or removes it, without navigation. */
export function markSearchUrl(found: boolean): void {
  const { pathname, search } = window.location;
  if (isSearchUrl() !== found)
    window.history.replaceState(null, '', toSearchUrl(pathname + search, found));
}

/** The last position in this tab. */
export function readListPosition(): ListPosition {
  try {
    return { search: '', query: '', ...JSON.parse(sessionStorage.getItem(KEY) ?? '{}') };
  } catch {
    // Without session storage the list starts at the first page.
    return { search: '', query: '' };
  }
}

/** Stores the position for back navigation. */
export function storeListPosition(position: ListPosition): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(position));
  } catch {
    // Without session storage, see above.
  }
}

export const toInboxPath = (filters: Filters): string => `/admin/inbox${toQuery(filters)}`;

/** Path of a message, with the filters of its list. */
export const toMessagePath = (id: number, filters: Filters): string =>
  `/admin/collections/submissions/${id}${toQuery(filters)}`;
