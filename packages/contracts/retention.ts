import * as z from 'zod';

/** How long a kind of data is kept. */
export interface Period {
  unit: 'day' | 'month';
  default: number;
  min: number;
  max: number;
  /** Shown to admins, who set the period. */
  meaning: string;
}

/** Every period, with its default. Admins change them in the dashboard. */
export const retentionPeriods = {
  messages: {
    unit: 'month',
    default: 12,
    min: 1,
    max: 120,
    meaning:
      'Contact messages and enquiries, from the day they came, with their history and deliveries. Whatever their state: won leads and open ones too.',
  },
  applications: {
    unit: 'month',
    default: 6,
    min: 1,
    max: 60,
    meaning:
      'Applications, from the day they came, with their history and deliveries. Whatever their state.',
  },
  files: {
    unit: 'month',
    default: 6,
    min: 1,
    max: 60,
    meaning: 'Files that came with applications, from the day they came. Not longer than these.',
  },
  spam: {
    unit: 'day',
    default: 60,
    min: 7,
    max: 365,
    meaning: 'Spam, from the day it was put aside.',
  },
  auditTrail: {
    unit: 'month',
    default: 36,
    min: 12,
    max: 120,
    meaning: 'The audit trail, which names colleagues, from the day of each entry.',
  },
  missingPaths: {
    unit: 'day',
    default: 90,
    min: 7,
    max: 365,
    meaning:
      'Addresses that visitors asked for and that are not there, from the last day somebody did. Nothing of who asked is kept.',
  },
  logs: {
    unit: 'day',
    default: 30,
    min: 1,
    max: 365,
    meaning:
      'What the servers note of connections. Nothing is deleted here: the programs keep no log files. Say what whoever runs the servers holds to.',
  },
  backups: {
    unit: 'day',
    default: 35,
    min: 0,
    max: 365,
    meaning:
      'Copies of the database and its files. The dashboard deletes its own by then; say how long whoever makes others keeps one. 0 when there are none: then the dashboard makes none either.',
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
  toRecord(({ min, max, meaning, unit }) =>
    z.int().min(min).max(max).describe(`${meaning} In ${unit}s`),
  ),
);

export const defaultRetention: Retention = toRecord((period) => period.default);
