import type { Form } from '../collections/messages/forms.ts';
import type { Stage } from '../collections/messages/stages.ts';
import type { State } from '../collections/messages/states.ts';

/** The lists people ask for, by the name their address has. */
export const views = {
  all: 'All',
  new: 'New',
  mine: 'Mine',
  unanswered: 'Unanswered for two days',
  due: 'Answer due',
  waiting: 'Waiting',
  starred: 'Starred',
  spam: 'Spam',
} as const;

export type View = keyof typeof views;

/** What a list of messages is narrowed to. All of it may stand in an address: it names no sender. */
export interface Filters {
  view?: View | undefined;
  /** Of one form only. */
  form?: Form | undefined;
  state?: State | undefined;
  /** Enquiries about one service, by its name. */
  service?: string | undefined;
  /** Applications for one opening, by its number, or for none. */
  opening?: 'none' | number | undefined;
  /** Applications that have come so far. */
  stage?: Stage | undefined;
  /** Where it came from, in the one spelling (`toLeadSource`). */
  source?: string | undefined;
  /** Sent with a form in one language, by its tag; the default one is that of messages that name none, too. */
  language?: string | undefined;
  /** Whoever reads the list, nobody, or the number of an account. */
  owner?: 'me' | 'nobody' | number | undefined;
  /** First and last day that counts, as `2026-11-22`. */
  from?: string | undefined;
  until?: string | undefined;
}

/** Names of the filters, in the order an address has them. */
export const filterNames = [
  'view',
  'form',
  'state',
  'service',
  'opening',
  'stage',
  'source',
  'language',
  'owner',
  'from',
  'until',
] as const satisfies (keyof Filters)[];

/** The query of an address that names the filters, with its question mark; nothing for none. */
export function toQuery(filters: Filters): string {
  const query = new URLSearchParams();
  for (const name of filterNames) {
    const value = filters[name];
    if (value !== undefined && value !== 'all') query.set(name, String(value));
  }
  return query.size > 0 ? `?${query}` : '';
}

/** Where one message stands in the list: by when it came, then by its form, then by its number. */
export interface Cursor {
  at: string;
  form: Form;
  id: number;
}
