import * as z from 'zod';

/** How long something is kept: what is meant, in which unit, and what may be said. */
export interface Period {
  /** What the number counts. */
  unit: 'day' | 'month';
  /** What holds until somebody says otherwise. */
  default: number;
  /** The shortest and the longest that may be said. */
  min: number;
  max: number;
  /** What is kept so long, and from when it counts, for whoever sets it. */
  meaning: string;
}

/** Every period there is. The dashboard keeps what its owner says of them; this file alone says what holds by default. */
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

/** Name of a period, as in `messages`. */
export type PeriodName = keyof typeof retentionPeriods;

function number(name: PeriodName) {
  const { min, max, unit, meaning }: Period = retentionPeriods[name];
  return z.int().min(min).max(max).describe(`${meaning} In ${unit}s`);
}

/** The retention periods that the privacy page shows (docs/forms-and-privacy.md). */
export const retentionSchema = z.object({
  messages: number('messages'),
  applications: number('applications'),
  files: number('files'),
  spam: number('spam'),
  logs: number('logs'),
  backups: number('backups'),
});

export type Retention = z.infer<typeof retentionSchema>;

/** What holds for whoever has never heard of anything else. */
export const defaultRetention: Retention = {
  messages: retentionPeriods.messages.default,
  applications: retentionPeriods.applications.default,
  files: retentionPeriods.files.default,
  spam: retentionPeriods.spam.default,
  logs: retentionPeriods.logs.default,
  backups: retentionPeriods.backups.default,
};
