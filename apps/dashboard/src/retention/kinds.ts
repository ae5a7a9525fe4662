import { retentionPeriods } from '@agency/contracts';
import type { Where } from 'payload';
import type { Form } from '../collections/messages/forms.ts';
import { toNumber } from '../panel/language/format-text.ts';
import { type Periods, toCutoff } from './periods.ts';

/** What the sweep deletes, in its order: files before the records that name them. */
export const kinds = [
  'files',
  'contactMessages',
  'enquiries',
  'applications',
  'auditTrail',
  'missingPaths',
] as const;

export type Kind = (typeof kinds)[number];

/** How many of each kind. */
export type Counts = Record<Kind, number>;

interface KindFacts {
  /** Collection whose rows are looked at. */
  collection: Form | 'audit-trail' | 'missing-paths';
  /** What one is called, and several. */
  one: string;
  many: string;
}

export const kindFacts: Record<Kind, KindFacts> = {
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

/** Which rows of a kind have been kept for long enough at a moment. */
export function toDue(kind: Kind, periods: Periods, now: Date): Where {
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
          // Put aside before that was noted.
          { and: [{ spamSince: { exists: false } }, cameBefore('spam')] },
        ],
      };
      return { or: [ownTime, { and: [{ state: { equals: 'spam' } }, spamTime] }] };
    }
  }
}

/** Counts as people say them: `3 messages and 1 file`; nothing when there is nothing to say. */
export function toWords(counts: Counts): string {
  const parts = kinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => {
      const { one, many } = kindFacts[kind];
      return counts[kind] === 1 ? `1 ${one}` : `${toNumber('en', counts[kind])} ${many}`;
    });
  return new Intl.ListFormat('en-GB').format(parts);
}

/** All of them together. */
export const toTotal = (counts: Counts): number =>
  kinds.reduce((sum, kind) => sum + counts[kind], 0);
