import { toCleanText } from '@agency/contracts';
import type { Where } from 'payload';
import * as z from 'zod';
import { rowIdSchema } from '../../platform/row-id.ts';
import { forms } from '../forms.ts';
import { toSearchTerms } from '../search-text.ts';
import {
  isOpen,
  isUnread,
  stageNames,
  stateNames,
  toDueWhere,
  toUnansweredWhere,
  type View,
  viewNames,
} from '../workflow.ts';

// PostgreSQL has no year 0, and a date field has the years 2, 20 and 202 while the user types.
const THIS_CENTURY = /^20/;

/** A date of this century. */
export const daySchema = z.iso.date().regex(THIS_CENTURY);

/** A timestamp of this century. */
export const momentSchema = z.iso.datetime().regex(THIS_CENTURY);

/** A text without invalid characters. */
export const typedText = (max: number) => z.string().max(max).transform(toCleanText);

export const searchSchema = typedText(200);

/** Filters of the list. All may be in a URL, because none is personal data. */
export const filtersSchema = z
  .strictObject({
    view: z.enum(viewNames),
    form: z.enum(forms),
    state: z.enum(stateNames),
    /** Name of the service. */
    service: typedText(200).pipe(z.string().min(1)),
    /** Opening of applications, by id, or none. */
    opening: z.union([z.literal('none'), z.coerce.number().pipe(rowIdSchema)]),
    stage: z.enum(stageNames),
    /** Normalised source (`toLeadSource`). */
    source: typedText(255).pipe(z.string().min(1)),
    /** The user, unassigned, or an account id. */
    owner: z.union([z.literal(['me', 'nobody']), z.coerce.number().pipe(rowIdSchema)]),
    from: daySchema,
    until: daySchema,
  })
  .partial();

export type Filters = z.infer<typeof filtersSchema>;

const listSchema = filtersSchema.extend({
  page: z.coerce.number().pipe(rowIdSchema).optional(),
  /** The list is searched for the text in the cookie. */
  found: z.literal('yes').optional(),
  /** The applicants of an opening in a column for each stage. */
  by: z.literal('stage').optional(),
});

/** Filters and page of a list in a URL. */
export type ListQuery = z.infer<typeof listSchema>;

/** A list, or only its messages that were received after a time. */
export const querySchema = z.strictObject({
  filters: filtersSchema,
  search: searchSchema.default(''),
  after: momentSchema.optional(),
});

export type MessageQuery = z.infer<typeof querySchema>;

/** Parses the query of a URL; invalid values are dropped. */
export function parseListQuery(parameters: Record<string, unknown> = {}): ListQuery {
  const known = Object.entries(listSchema.shape).flatMap(([name, schema]) => {
    const parsed = schema.safeParse(parameters[name]);
    return parsed.success && parsed.data !== undefined ? [[name, parsed.data]] : [];
  });
  return Object.fromEntries(known);
}

interface Reader {
  /** Account of the user. */
  userId: number;
  now: Date;
}

const noSpam: Where = { state: { not_equals: 'spam' } };

const viewRules: Record<View, (reader: Reader) => Where[]> = {
  all: () => [noSpam],
  new: () => [isUnread],
  mine: ({ userId }) => [{ owner: { equals: userId } }, isOpen],
  unanswered: ({ now }) => [toUnansweredWhere(now)],
  due: ({ now }) => [toDueWhere(now)],
  waiting: () => [{ state: { equals: 'waiting' } }],
  starred: () => [{ starred: { equals: true } }, noSpam],
  spam: () => [{ state: { equals: 'spam' } }],
};

/** Condition of matching submissions. */
export function toWhere(filters: Filters, search: string, reader: Reader): Where {
  const { view = 'all', form, state, service, opening, stage, source, owner } = filters;
  const { from, until } = filters;
  // An explicit state includes spam.
  const rules: Where[] = view === 'all' && state ? [] : viewRules[view](reader);
  if (form) rules.push({ form: { equals: form } });
  if (state) rules.push({ state: { equals: state } });
  // Applications have a stage instead, except for spam.
  if (state && state !== 'spam') rules.push({ form: { not_equals: 'application' } });
  if (service) rules.push({ form: { equals: 'enquiry' } }, { topic: { equals: service } });
  if (opening === 'none')
    rules.push({ form: { equals: 'application' } }, { opening: { exists: false } });
  else if (opening) rules.push({ opening: { equals: opening } });
  if (stage) rules.push({ stage: { equals: stage } });
  if (source) rules.push({ leadSource: { equals: source } });
  if (owner === 'nobody') rules.push({ owner: { exists: false } });
  else if (owner) rules.push({ owner: { equals: owner === 'me' ? reader.userId : owner } });
  if (from) rules.push({ createdAt: { greater_than_equal: toStartOfDay(from) } });
  if (until) rules.push({ createdAt: { less_than: toStartOfDay(until, 1) } });
  for (const word of toSearchTerms(search)) rules.push({ searchText: { contains: word } });
  return { and: rules };
}

/** Start of a day, or of one after it; the process runs in the agency's time zone. */
function toStartOfDay(day: string, later = 0): string {
  const date = new Date(`${day}T00:00:00`);
  date.setDate(date.getDate() + later);
  return date.toISOString();
}
