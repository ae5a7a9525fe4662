import { type PeriodName, retentionPeriods } from '@agency/contracts';
import type { Payload, Where } from 'payload';
import type { Translations } from '../../platform/language/get-translations.ts';
import { locales } from '../../platform/language/language.ts';
import { type Periods, toCutoff } from './periods.ts';

interface CategoryFacts {
  collection: 'submissions' | 'audit-trail' | 'missing-paths';
  /**
   * Condition of expired rows.
   * @param before condition of a date that a period has passed since
   */
  where(before: (period: PeriodName) => { less_than: string }): Where;
}

export type DataCategory = 'files' | 'messages' | 'applications' | 'auditTrail' | 'missingPaths';

const isApplication: Where = { form: { equals: 'application' } };
const isMessage: Where = { form: { not_equals: 'application' } };

/** A submission that is old, or that was marked as spam long ago. */
const toSubmissions = (ofForm: Where, period: PeriodName): CategoryFacts => ({
  collection: 'submissions',
  where: (before) => {
    const isOldSpam: Where = { state: { equals: 'spam' }, spamSince: before('spam') };
    return { and: [ofForm, { or: [{ createdAt: before(period) }, isOldSpam] }] };
  },
});

/** Data categories in the order of deletion: files before their records. */
export const categories: Record<DataCategory, CategoryFacts> = {
  files: {
    collection: 'submissions',
    where: (before) => ({
      ...isApplication,
      resumeDeletedAt: { exists: false },
      createdAt: before('files'),
    }),
  },
  messages: toSubmissions(isMessage, 'messages'),
  applications: toSubmissions(isApplication, 'applications'),
  auditTrail: {
    collection: 'audit-trail',
    where: (before) => ({ createdAt: before('auditTrail') }),
  },
  missingPaths: {
    collection: 'missing-paths',
    where: (before) => ({ lastDay: before('missingPaths') }),
  },
};

export const dataCategories = Object.keys(categories) as DataCategory[];

export type Counts = Record<DataCategory, number>;

export const noCounts = Object.fromEntries(dataCategories.map((name) => [name, 0])) as Counts;

/** Condition of expired rows. */
export const whereExpired = (category: DataCategory, periods: Periods, now: Date): Where =>
  categories[category].where((name) => ({
    less_than: toCutoff(retentionPeriods[name], periods[name], now).toISOString(),
  }));

/** Total. */
export const toTotal = (counts: Counts): number =>
  dataCategories.reduce((sum, category) => sum + counts[category], 0);

/** Rows of each category that a run at a time would delete. */
export async function countDue(payload: Payload, periods: Periods, at: Date): Promise<Counts> {
  const counts = { ...noCounts };
  for (const category of dataCategories) {
    const { collection } = categories[category];
    // Also rows that the user may not read.
    const where = whereExpired(category, periods, at);
    counts[category] = (await payload.db.count({ collection, where })).totalDocs;
  }
  return counts;
}

/** Counts as text: `3 messages and 1 file`; empty if all are 0. */
export function translateCounts(
  counts: Counts,
  { language, texts: { retention }, t }: Translations<'outbox'>,
): string {
  const parts = (Object.keys(retention.kinds) as DataCategory[])
    .filter((kind) => counts[kind] > 0)
    .map((kind) => t(retention.kinds[kind], { count: counts[kind] }));
  return new Intl.ListFormat(locales[language]).format(parts);
}
