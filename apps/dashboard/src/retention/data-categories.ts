import { retentionPeriods } from '@agency/contracts';
import type { Where } from 'payload';
import { toNumber } from '../panel/language/format-text.ts';
import type { Form } from '../submissions/forms.ts';
import { type Periods, toCutoff } from './periods.ts';

/** Data categories in the order of deletion: files before their records. */
export const dataCategories = [
  'files',
  'contactMessages',
  'enquiries',
  'applications',
  'auditTrail',
  'missingPaths',
] as const;

export type DataCategory = (typeof dataCategories)[number];

export type Counts = Record<DataCategory, number>;

interface CategoryFacts {
  collection: Form | 'audit-trail' | 'missing-paths';
  /** Singular and plural. */
  one: string;
  many: string;
}

export const categoryFacts: Record<DataCategory, CategoryFacts> = {
  files: { collection: 'applications', one: 'file', many: 'files' },
  contactMessages: { collection: 'contact-messages', one: 'message', many: 'messages' },
  enquiries: { collection: 'enquiries', one: 'enquiry', many: 'enquiries' },
  applications: { collection: 'applications', one: 'application', many: 'applications' },
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
};

export const noCounts: Counts = {
  files: 0,
  contactMessages: 0,
  enquiries: 0,
  applications: 0,
  auditTrail: 0,
  missingPaths: 0,
};

/** Condition of expired rows. */
export function whereExpired(kind: DataCategory, periods: Periods, now: Date): Where {
  const before = (name: keyof Periods) =>
    toCutoff(retentionPeriods[name], periods[name], now).toISOString();
  const cameBefore = (name: keyof Periods): Where => ({ createdAt: { less_than: before(name) } });
  switch (kind) {
    case 'files':
      return { and: [cameBefore('files'), { resumeDeletedAt: { exists: false } }] };
    case 'auditTrail':
      return cameBefore('auditTrail');
    case 'missingPaths':
      return { lastDay: { less_than: before('missingPaths') } };
    default: {
      const ownTime = cameBefore(kind === 'applications' ? 'applications' : 'messages');
      const spamTime: Where = {
        or: [
          { spamSince: { less_than: before('spam') } },
          // Older spam has no `spamSince`.
          { and: [{ spamSince: { exists: false } }, cameBefore('spam')] },
        ],
      };
      return { or: [ownTime, { and: [{ state: { equals: 'spam' } }, spamTime] }] };
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
