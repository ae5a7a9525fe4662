import * as z from 'zod';

/** How long a kind of data is kept. */
export interface Period {
  unit: 'day' | 'month';
  default: number;
  min: number;
  max: number;
  /** Shown to admins, who set the period. */
  description: string;
}

/** Every period, with its default. Admins change them in the dashboard. */
export const retentionPeriods = {
  messages: {
    unit: 'month',
    default: 12,
    min: 1,
    max: 120,
    description:
      'Contact messages and enquiries, from the day they arrived, with their history and deliveries. In any state, also won and open leads.',
  },
  applications: {
    unit: 'month',
    default: 6,
    min: 1,
    max: 60,
    description:
      'Applications, from the day they arrived, with their history and deliveries. In any state.',
  },
  files: {
    unit: 'month',
    default: 6,
    min: 1,
    max: 60,
    description: 'Files of applications, from the day they arrived. Not longer than applications.',
  },
  spam: {
    unit: 'day',
    default: 60,
    min: 7,
    max: 365,
    description: 'Spam, from the day it was put aside.',
  },
  auditTrail: {
    unit: 'month',
    default: 36,
    min: 12,
    max: 120,
    description: 'The audit trail, which names colleagues, from the day of each entry.',
  },
  missingPaths: {
    unit: 'day',
    default: 90,
    min: 7,
    max: 365,
    description:
      'Addresses without a page that visitors opened, from the last day. Nothing about the visitors is stored.',
  },
  logs: {
    unit: 'day',
    default: 30,
    min: 1,
    max: 365,
    description:
      'Connection logs of the servers. Nothing is deleted here, because the apps write no log files. Enter the period of the operators.',
  },
  backups: {
    unit: 'day',
    default: 35,
    min: 0,
    max: 365,
    description:
      'Copies of the database and its files. The dashboard deletes its own after this period. Enter the longest period of other copies, too. 0 when there are none: then the dashboard makes none either.',
  },
} as const satisfies Record<string, Period>;

export type PeriodName = keyof typeof retentionPeriods;

/** Names of the periods that the privacy page shows (docs/forms-and-privacy.md). */
const publicPeriods = ['messages', 'applications', 'files', 'spam', 'logs', 'backups'] as const;

export type Retention = Record<(typeof publicPeriods)[number], number>;

const toRecord = <Value>(toValue: (period: Period) => Value) =>
  Object.fromEntries(
    publicPeriods.map((name) => [name, toValue(retentionPeriods[name])]),
  ) as Record<keyof Retention, Value>;

/** The periods that the privacy page shows. */
export const retentionSchema = z.object(
  toRecord(({ min, max, description, unit }) =>
    z.int().min(min).max(max).describe(`${description} In ${unit}s`),
  ),
);

export const defaultRetention: Retention = toRecord((period) => period.default);
