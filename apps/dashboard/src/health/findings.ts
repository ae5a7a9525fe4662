import type { WebsiteStatus } from '@agency/contracts';
import type { ProcessState } from '@agency/server/process-state';
import type { Form } from '../submissions/forms.ts';
import type { WebsiteHealth } from './fetch-website-health.ts';
import type { DashboardState } from './read-state.ts';

export interface Health {
  website: WebsiteHealth;
  /** Undefined if the database does not respond. */
  dashboard: DashboardState | undefined;
  process: ProcessState;
}

/** Subjects of the Health page. */
export type Subject = (typeof subjects)[number];
const subjects = [
  ...(['website', 'content', 'forms', 'test', 'messages', 'mail', 'plans', 'retention'] as const),
  ...(['backups', 'scans', 'database', 'disk', 'load'] as const),
];

/** Values of the placeholders of a message. */
export interface Facts {
  count?: number;
  since?: Date;
  /** In bytes. */
  size?: number;
  /** In seconds. */
  span?: number;
  forms?: Form[];
}

/** A result of a health check. */
export interface HealthFinding extends Facts {
  subject: Subject;
  verdict: 'fine' | 'note' | 'wrong';
  /** Message key; an advice with the same key is shown too. */
  says: Phrase;
  /** Reason in English. */
  why?: string | undefined;
  /** Panel path to act on it. */
  path?: string;
}

/** Message keys. */
export type Phrase =
  | `website${'Fine' | 'Away' | 'Strange' | 'Unreached'}`
  | `content${'Fine' | 'LeftOut'}`
  | `forms${'Fine' | 'Refused' | 'Unstored' | 'Unknown'}`
  | `test${'Fine' | 'First' | 'Off' | 'Late'}`
  | `messages${'Fine' | 'Waiting' | 'Failing' | 'Late' | 'Dead'}`
  | `mail${'Fine' | 'Off' | 'Unheard'}`
  | `plans${'Fine' | 'Missed'}`
  | `retention${'Fine' | 'First' | 'Failing'}`
  | `backups${'Fine' | 'First' | 'Off' | 'Missing'}`
  | `scans${'Fine' | 'Off' | 'Late'}`
  | `database${'Fine' | 'Slow' | 'Away'}`
  | `disk${'Fine' | 'Small' | 'Full' | 'Unknown'}`
  | `load${'Fine' | 'Blocked' | 'Large'}`;

/** Thresholds of free disk space, in bytes. */
const SMALL = 5e9;
const FULL = 1e9;
/** Thresholds of slowness, in seconds. */
const SLOW = 0.5;
const BLOCKED = 0.5;
/** Threshold of memory use, in bytes. */
const LARGE = 1.5e9;

/** All results, ordered by impact on visitors. */
export function toFindings({ website, dashboard, process }: Health): HealthFinding[] {
  const of = typeof website === 'string' ? undefined : website;
  return [
    ...toWebsite(website),
    ...(dashboard ? toWork(dashboard) : []),
    toDatabase(dashboard),
    ...(dashboard
      ? [
          toDisk(
            Math.min(dashboard.freeBytes ?? Number.NaN, of?.freeBytes ?? Number.POSITIVE_INFINITY),
          ),
        ]
      : []),
    toLoad(
      Math.max(process.loopDelaySeconds, of?.loopDelaySeconds ?? 0),
      Math.max(process.memoryBytes, of?.memoryBytes ?? 0),
    ),
  ];
}

function toWebsite(website: WebsiteHealth): HealthFinding[] {
  if (website === 'away') return [{ subject: 'website', verdict: 'wrong', says: 'websiteAway' }];
  if (website === 'strange') {
    return [{ subject: 'website', verdict: 'wrong', says: 'websiteStrange' }];
  }
  const { upSeconds, isGivenUp, badRecords, forms } = website;
  return [
    isGivenUp
      ? { subject: 'website', verdict: 'wrong', says: 'websiteUnreached' }
      : { subject: 'website', verdict: 'fine', says: 'websiteFine', since: toStart(upSeconds) },
    badRecords > 0
      ? { subject: 'content', verdict: 'note', says: 'contentLeftOut', count: badRecords }
      : { subject: 'content', verdict: 'fine', says: 'contentFine' },
    toForms(forms),
  ];
}

const toStart = (upSeconds: number) => new Date(Date.now() - upSeconds * 1000);

function toForms(forms: WebsiteStatus['forms']): HealthFinding {
  const subject = 'forms';
  if (forms === 'refused') return { subject, verdict: 'wrong', says: 'formsRefused' };
  if (forms === 'unstored') return { subject, verdict: 'wrong', says: 'formsUnstored' };
  if (forms === 'unknown') return { subject, verdict: 'note', says: 'formsUnknown' };
  return { subject, verdict: 'fine', says: 'formsFine' };
}

function toWork(state: DashboardState): HealthFinding[] {
  const { formCheck, outbox, unheard, missedPlans, retention, backups, scans } = state;
  return [
    toTest(formCheck),
    toMessages(outbox),
    toMail(unheard),
    missedPlans > 0
      ? {
          subject: 'plans',
          verdict: 'wrong',
          says: 'plansMissed',
          count: missedPlans,
          path: '/admin',
        }
      : { subject: 'plans', verdict: 'fine', says: 'plansFine' },
    toRetention(retention),
    toBackups(backups),
    toScans(scans),
  ];
}

function toTest(formCheck: DashboardState['formCheck']): HealthFinding {
  const subject = 'test';
  if (!formCheck) return { subject, verdict: 'note', says: 'testOff' };
  const { lateSince, arrivedAt, why } = formCheck;
  const path = '/admin';
  if (lateSince)
    return { subject, verdict: 'wrong', says: 'testLate', since: lateSince, why, path };
  return arrivedAt
    ? { subject, verdict: 'fine', says: 'testFine', since: arrivedAt }
    : { subject, verdict: 'fine', says: 'testFirst' };
}

function toMessages({
  dead,
  failing,
  lateSince,
  waiting,
}: DashboardState['outbox']): HealthFinding {
  const [subject, path] = ['messages', '/admin/collections/deliveries'] as const;
  if (dead > 0) return { subject, verdict: 'wrong', says: 'messagesDead', count: dead, path };
  if (lateSince) {
    const late = { since: lateSince, count: waiting };
    return { subject, verdict: 'wrong', says: 'messagesLate', ...late, path };
  }
  if (failing > 0) {
    return { subject, verdict: 'note', says: 'messagesFailing', count: failing, path };
  }
  return waiting > 0
    ? { subject, verdict: 'fine', says: 'messagesWaiting', count: waiting }
    : { subject, verdict: 'fine', says: 'messagesFine' };
}

function toMail({ isOff, forms }: DashboardState['unheard']): HealthFinding {
  const [subject, path] = ['mail', '/admin/collections/delivery-targets'] as const;
  if (isOff) return { subject, verdict: 'note', says: 'mailOff', path };
  return forms.length > 0
    ? { subject, verdict: 'note', says: 'mailUnheard', forms, path }
    : { subject, verdict: 'fine', says: 'mailFine' };
}

function toRetention({ problem, lastAt }: DashboardState['retention']): HealthFinding {
  const [subject, path] = ['retention', '/admin/globals/retention'] as const;
  if (problem) return { subject, verdict: 'wrong', says: 'retentionFailing', why: problem, path };
  return lastAt
    ? { subject, verdict: 'fine', says: 'retentionFine', since: lastAt }
    : { subject, verdict: 'fine', says: 'retentionFirst' };
}

function toBackups(backups: DashboardState['backups']): HealthFinding {
  const subject = 'backups';
  if (!backups) return { subject, verdict: 'note', says: 'backupsOff' };
  const { isWrong, lastAt, why } = backups;
  if (isWrong) return { subject, verdict: 'wrong', says: 'backupsMissing', why };
  return lastAt
    ? { subject, verdict: 'fine', says: 'backupsFine', since: lastAt }
    : { subject, verdict: 'fine', says: 'backupsFirst' };
}

function toScans(scans: DashboardState['scans']): HealthFinding {
  const subject = 'scans';
  if (!scans) return { subject, verdict: 'note', says: 'scansOff' };
  const { waiting: count, lateSince: since } = scans;
  return since
    ? { subject, verdict: 'wrong', says: 'scansLate', count, since }
    : { subject, verdict: 'fine', says: 'scansFine' };
}

function toDatabase(dashboard: DashboardState | undefined): HealthFinding {
  const subject = 'database';
  if (!dashboard) return { subject, verdict: 'wrong', says: 'databaseAway' };
  const span = dashboard.databaseSeconds;
  return span > SLOW
    ? { subject, verdict: 'note', says: 'databaseSlow', span }
    : { subject, verdict: 'fine', says: 'databaseFine', span };
}

function toDisk(size: number): HealthFinding {
  const subject = 'disk';
  if (!Number.isFinite(size)) return { subject, verdict: 'note', says: 'diskUnknown' };
  if (size < FULL) return { subject, verdict: 'wrong', says: 'diskFull', size };
  return size < SMALL
    ? { subject, verdict: 'note', says: 'diskSmall', size }
    : { subject, verdict: 'fine', says: 'diskFine', size };
}

function toLoad(span: number, size: number): HealthFinding {
  const subject = 'load';
  if (span > BLOCKED) return { subject, verdict: 'note', says: 'loadBlocked', span };
  return size > LARGE
    ? { subject, verdict: 'note', says: 'loadLarge', size }
    : { subject, verdict: 'fine', says: 'loadFine', span, size };
}
