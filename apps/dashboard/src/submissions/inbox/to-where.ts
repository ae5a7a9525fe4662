import { defaultLanguage, languages } from '@agency/content/languages';
import type { Where } from 'payload';
import { type Form, formFacts, forms } from '../forms.ts';
import { toSearchTerms } from '../search-text.ts';
import { isOpen, isUnread, toDueWhere, toUnansweredWhere } from '../workflow-rules.ts';
import type { Cursor, Filters, View } from './filters.ts';

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

/** Condition of matching messages of a form; nothing if none can match. */
export function toWhere(
  form: Form,
  filters: Filters,
  words: string,
  reader: Reader,
): Where | undefined {
  const { view = 'all', state, service, opening, stage, source, owner, from, until } = filters;
  const { language } = filters;
  if (filters.form && filters.form !== form) return undefined;
  if (service && formFacts[form].about !== 'service') return undefined;
  if ((opening || stage) && form !== 'applications') return undefined;
  // Applications have a stage instead, except for spam.
  if (state && state !== 'spam' && form === 'applications') return undefined;
  // An explicit state includes spam.
  const isOfState = view === 'all' && state !== undefined;
  const rules: Where[] = isOfState ? [] : viewRules[view](reader);
  if (state) rules.push({ state: { equals: state } });
  if (service) rules.push({ service: { equals: service } });
  if (opening)
    rules.push({ opening: opening === 'none' ? { exists: false } : { equals: opening } });
  if (stage) rules.push({ stage: { equals: stage } });
  if (source) rules.push({ leadSource: { equals: source } });
  if (language) rules.push(toLanguageRule(language));
  if (owner === 'nobody') rules.push({ owner: { exists: false } });
  else if (owner) rules.push({ owner: { equals: owner === 'me' ? reader.userId : owner } });
  if (from) rules.push({ createdAt: { greater_than_equal: startOfDay(from).toISOString() } });
  if (until) rules.push({ createdAt: { less_than: endOfDay(startOfDay(until)).toISOString() } });
  for (const word of toSearchTerms(words)) rules.push({ searchText: { contains: word } });
  return { and: rules };
}

const LANGUAGE = 'context.language';

/** A message without a known language counts as the default one (`toMessageLanguage`). */
function toLanguageRule(tag: string): Where {
  if (tag !== defaultLanguage.tag) return { [LANGUAGE]: { equals: tag } };
  const others = languages.map((language) => language.tag).filter((one) => one !== tag);
  return { or: [{ [LANGUAGE]: { exists: false } }, { [LANGUAGE]: { not_in: others } }] };
}

/** Condition of messages after or before a cursor. */
export function whereBeyond(
  form: Form,
  { at, form: other, id }: Cursor,
  way: PageDirection,
): Where {
  const past = way === 'older' ? 'less_than' : 'greater_than';
  const earlier: Where = { createdAt: { [past]: at } };
  const place = forms.indexOf(form) - forms.indexOf(other);
  if (place === 0) {
    const sameMoment: Where = { and: [{ createdAt: { equals: at } }, { id: { [past]: id } }] };
    return { or: [earlier, sameMoment] };
  }
  const isPast = way === 'older' ? place > 0 : place < 0;
  return isPast ? { createdAt: { [`${past}_equal`]: at } } : earlier;
}

export type PageDirection = 'older' | 'newer';

// The process runs in the agency's time zone.
const startOfDay = (day: string) => new Date(`${day}T00:00:00`);

function endOfDay(day: Date): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1);
}
