import { defaultLanguage, languages } from '@agency/content/languages';
import type { Where } from 'payload';
import { toSearchTerms } from '../search-text.ts';
import { isOpen, isUnread, toDueWhere, toUnansweredWhere } from '../workflow.ts';
import type { Filters, View } from './filters.ts';

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
export function toWhere(filters: Filters, words: string, reader: Reader): Where {
  const { view = 'all', form, state, service, opening, stage, source, owner } = filters;
  const { language, from, until } = filters;
  // An explicit state includes spam.
  const isOfState = view === 'all' && state !== undefined;
  const rules: Where[] = isOfState ? [] : viewRules[view](reader);
  if (form) rules.push({ form: { equals: form } });
  if (state) rules.push({ state: { equals: state } });
  // Applications have a stage instead, except for spam.
  if (state && state !== 'spam') rules.push({ form: { not_equals: 'application' } });
  if (service) rules.push({ form: { equals: 'enquiry' } }, { about: { equals: service } });
  if (opening === 'none')
    rules.push({ form: { equals: 'application' } }, { opening: { exists: false } });
  else if (opening) rules.push({ opening: { equals: opening } });
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

/** Condition of submissions after or before one in the list, which is newest first. */
export function whereBeyond(
  { createdAt, id }: { createdAt: string; id: number },
  way: 'older' | 'newer',
): Where {
  const past = way === 'older' ? 'less_than' : 'greater_than';
  const sameMoment: Where = { and: [{ createdAt: { equals: createdAt } }, { id: { [past]: id } }] };
  return { or: [{ createdAt: { [past]: createdAt } }, sameMoment] };
}

// The process runs in the agency's time zone.
const startOfDay = (day: string) => new Date(`${day}T00:00:00`);

function endOfDay(day: Date): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1);
}
