import type { Form } from '../forms.ts';
import type { Stage, State } from '../workflow.ts';

/** Views of the inbox, by their name in the URL. */
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

/** Filters of the list. All may be in a URL, because none is personal data. */
export interface Filters {
  view?: View | undefined;
  /** Form. */
  form?: Form | undefined;
  state?: State | undefined;
  /** Name of the service. */
  service?: string | undefined;
  /** Opening of applications, by id, or none. */
  opening?: 'none' | number | undefined;
  /** Stage of applications. */
  stage?: Stage | undefined;
  /** Normalised source (`toLeadSource`). */
  source?: string | undefined;
  /** Language tag of the form; the default one includes messages without a language. */
  language?: string | undefined;
  /** The user, unassigned, or an account id. */
  owner?: 'me' | 'nobody' | number | undefined;
  /** First and last day, as `2026-11-22`. */
  from?: string | undefined;
  until?: string | undefined;
}

/** Names of the filters, in URL order. */
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

/** Query string of the filters, with question mark; empty for none. */
export function toQuery(filters: Filters): string {
  const query = new URLSearchParams();
  for (const name of filterNames) {
    const value = filters[name];
    if (value !== undefined && value !== 'all') query.set(name, String(value));
  }
  return query.size > 0 ? `?${query}` : '';
}
