import type { Form } from '../../collections/messages/forms.ts';
import type { Cursor, Filters } from '../../inbox/filters.ts';
import { toQuery } from '../../inbox/filters.ts';

const KEY = 'inbox-place';

/** What of a list is in no address: the words that were searched for, and how far down somebody was. */
export interface Place {
  words: string;
  /** The list's filters, as its address has them. */
  query: string;
  beyond?: Cursor;
  way?: 'older' | 'newer';
}

/** End of the URL of a list, or of a message in it, that somebody searched or turned the pages of: words are in no URL. */
const FOUND = '#found';

/** Whether the open page belongs to such a list. Whoever comes by a plain link gets what the link promises. */
export const isFound = (): boolean => window.location.hash === FOUND;

/** The URL, as one of such a list if it is one. */
export const toFound = (url: string, found: boolean): string => (found ? url + FOUND : url);

/** Says in the URL of the open page, without leaving it, whether its list was searched. */
export function showFound(found: boolean): void {
  const { pathname, search } = window.location;
  if (isFound() !== found) window.history.replaceState(null, '', toFound(pathname + search, found));
}

/** Where this tab was last. */
export function readPlace(): Place {
  try {
    return { words: '', query: '', ...JSON.parse(sessionStorage.getItem(KEY) ?? '{}') };
  } catch {
    // A browser that keeps nothing shows the list from its beginning.
    return { words: '', query: '' };
  }
}

/** Keeps it for when somebody comes back from a message. */
export function keepPlace(place: Place): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // As above.
  }
}

export const toInbox = (filters: Filters): string => `/admin/inbox${toQuery(filters)}`;

/** Address of a message, in the list it was found in. */
export const toMessage = ({ form, id }: { form: Form; id: number }, filters: Filters): string =>
  `/admin/collections/${form}/${id}${toQuery(filters)}`;
