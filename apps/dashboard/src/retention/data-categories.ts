import { retentionPeriods } from '@agency/contracts';
import type { Where } from 'payload';
import { toNumber } from '../panel/language/format-text.ts';
import { type Periods, toCutoff } from './periods.ts';

interface CategoryFacts {
  collection: 'submissions' | 'audit-trail' | 'missing-paths';
  /** Singular and plural. */
  one: string;
  many: string;
}

/** Data categories in the order of deletion: files before their records. */
export const categoryFacts = {
  files: { collection: 'submissions', one: 'file', many: 'files' },
  messages: { collection: 'submissions', one: 'message', many: 'messages' },
  applications: { collection: 'submissions', one: 'application', many: 'applications' },
  auditTrail: {
    collection: 'audit-trail',
    one: 'entry of the audit trail',
    many: 'entries of the audit trail',
  },
  missingPaths: {
    collection: 'missing-paths',
    one: 'missing address',
    many: 'missing addresses',
  },
} as const satisfies Record<string, CategoryFacts>;

export type DataCategory = keyof typeof categoryFacts;

export const dataCategories = Object.keys(categoryFacts) as DataCategory[];

export type Counts = Record<DataCategory, number>;

export const noCounts = Object.fromEntries(dataCategories.map((name) => [name, 0])) as Counts;

const isApplication: Where = { form: { equals: 'application' } };
const isMessage: Where = { form: { not_equals: 'application' } };

/** Condition of expired rows. */
export function whereExpired(kind: DataCategory, periods: Periods, now: Date): Where {
  const before = (name: keyof Periods) =>
    toCutoff(retentionPeriods[name], periods[name], now).toISOString();
  const cameBefore = (name: keyof Periods): Where => ({ createdAt: { less_than: before(name) } });
  switch (kind) {
    case 'files': {
      const isStored: Where[] = [isApplication, { resumeDeletedAt: { exists: false } }];
      return { and: [cameBefore('files'), ...isStored] };
    }
    case 'auditTrail':
      return cameBefore('auditTrail');
    case 'missingPaths':
      return { lastDay: { less_than: before('missingPaths') } };
    default: {
      const ofForm = kind === 'applications' ? isApplication : isMessage;
      // What was marked as spam has the time of that.
      const isOldSpam: Where = {
        and: [{ state: { equals: 'spam' } }, { spamSince: { less_than: before('spam') } }],
      };
      return { and: [ofForm, { or: [cameBefore(kind), isOldSpam] }] };
    }
  }
}

/** Counts as text: `3 messages and 1 file`; empty if all are 0. */
export function toCountsText(counts: Counts): string {
  const parts = dataCategories
    .filter((kind) => counts[kind] > 0)
    .map((kind) => {
      const { one, many } = categoryFacts[kind];
      return counts[kind] === 1 ? `1 ${one}` : `${toNumber('en', counts[kind])} ${many}`;
    });
  return new Intl.ListFormat('en-GB').format(parts);
}

/** Total. */
export const toTotal = (counts: Counts): number =>
  dataCategories.reduce((sum, kind) => sum + counts[kind], 0);
