import type { WebsiteStatus } from '@agency/contracts';
import type { ProcessState } from '@agency/server/process-state';
import type { Payload } from 'payload';
import { getScheduledPublishes, isMissed } from '../../collections/editing/schedule.ts';
import {
  type FormCheckHealth,
  getFormCheckHealth,
  isFormChecked,
} from '../../jobs/form-check/run-check.ts';
import { getRetentionHealth, type RetentionHealth } from '../../jobs/retention/run-retention.ts';
import { getScanHealth, type ScanHealth } from '../../jobs/virus-scan/scan-state.ts';
import { findForwardingGaps } from '../../outbox/forwarding-gaps.ts';
import { getOutboxHealth, type OutboxHealth } from '../../outbox/outbox-health.ts';
import type { health as texts } from '../../panel/language/en/health.ts';
import { readMinFreeBytes } from '../../platform/storage-check.ts';
import type { Form } from '../../submissions/forms.ts';
import { type BackupHealth, getBackupHealth } from '../backup/backup-health.ts';

/** Status of the website: its own report, `away` if it does not respond, `strange` if it has another secret. */
export type WebsiteHealth = WebsiteStatus | 'away' | 'strange';

/** Subjects of the Health page. */
type Subject = keyof typeof texts.subjects;

/** Message keys; an advice with the same key is shown too. */
export type Phrase = keyof typeof texts.found;

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

/** A result of a check. */
export interface HealthFinding extends Facts {
  subject: Subject;
  verdict: 'fine' | 'note' | 'wrong';
  says: Phrase;
  /** Reason in English. */
  why?: string | undefined;
  /** Panel path to act on it. */
  path?: string;
  /** Distinguishes a problem from another one of its kind. */
  id?: string;
}

/** Creates the findings of a subject. */
const about =
  (subject: Subject, path?: string) =>
  (verdict: HealthFinding['verdict'], says: Phrase, more: Partial<HealthFinding> = {}) => ({
    ...{ subject, verdict, says, ...more },
    ...(path && verdict !== 'fine' && { path }),
  });

/** A check of the dashboard. */
export interface Check<State> {
  read(payload: Payload, now: Date): Promise<State>;
  find(state: State): HealthFinding[];
}

const check = <State>(read: Check<State>['read'], find: Check<State>['find']) => ({ read, find });

/** The checks of the dashboard. The Health page, alarms, banners, metrics and `/readyz` use them. */
export const checks = {
  /** Undefined if the test is off. */
  formCheck: check(
    async (payload, now) => (isFormChecked() ? getFormCheckHealth(payload, now) : undefined),
    findTest,
  ),
  outbox: check((payload, now) => getOutboxHealth(payload, { now }), findMessages),
  /** Messages that are not forwarded. */
  unheard: check((payload) => findForwardingGaps(payload), findMail),
  /** Ids of scheduled changes that were missed. */
  missedPlans: check(async (payload, now) => {
    const plans = await getScheduledPublishes(payload);
    return plans.filter((plan) => isMissed(plan, now)).map(({ id }) => id);
  }, findPlans),
  retention: check(getRetentionHealth, findRetention),
  /** Undefined if the dashboard makes no backups. */
  backups: check((payload, now) => getBackupHealth(payload, now), findBackups),
  /** Undefined if resumes are not scanned. */
  scans: check(getScanHealth, findScans),
  /** Free bytes on the fullest data disk; undefined if unknown. */
  freeBytes: check(() => readMinFreeBytes(), findDisk),
};

type CheckName = keyof typeof checks;

/** Status of the dashboard, without personal data. */
export type DashboardState = {
  [Name in CheckName]: Awaited<ReturnType<(typeof checks)[Name]['read']>>;
} & {
  /** Duration of a small query, in seconds. */
  databaseSeconds: number;
};

export interface Health {
  website: WebsiteHealth;
  /** Undefined if the database does not respond. */
  dashboard: DashboardState | undefined;
  process: ProcessState;
}

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
  // Of the fuller disk, if both processes have their own.
  const freeBytes = Math.min(dashboard?.freeBytes ?? Number.NaN, of?.freeBytes ?? Infinity);
  const state = dashboard && { ...dashboard, freeBytes };
  return [
    ...findWebsite(website),
    ...(state ? listFindings(state).flatMap(([, findings]) => findings) : []),
    findDatabase(dashboard),
    findLoad(
      Math.max(process.loopDelaySeconds, of?.loopDelaySeconds ?? 0),
      Math.max(process.memoryBytes, of?.memoryBytes ?? 0),
    ),
  ];
}

/** Numbers of problems by check; none if the database does not respond. */
export const countProblems = (state: DashboardState | undefined): [CheckName, number][] =>
  (state ? listFindings(state) : []).map(([name, findings]) => [
    name,
    findings.filter(({ verdict }) => verdict === 'wrong').length,
  ]);

const listFindings = (state: DashboardState): [CheckName, HealthFinding[]][] =>
  (Object.keys(checks) as CheckName[]).map((name) => {
    const { find } = checks[name] as Check<DashboardState[CheckName]>;
    return [name, find(state[name])];
  });

function findWebsite(website: WebsiteHealth): HealthFinding[] {
  const is = about('website');
  if (website === 'away') return [is('wrong', 'websiteAway')];
  if (website === 'strange') return [is('wrong', 'websiteStrange')];
  const { upSeconds, isGivenUp, badRecords, forms } = website;
  const content = about('content');
  return [
    isGivenUp
      ? is('wrong', 'websiteUnreached')
      : is('fine', 'websiteFine', { since: new Date(Date.now() - upSeconds * 1000) }),
    badRecords > 0
      ? content('note', 'contentLeftOut', { count: badRecords })
      : content('fine', 'contentFine'),
    findForms(forms),
  ];
}

function findForms(forms: WebsiteStatus['forms']): HealthFinding {
  const is = about('forms');
  if (forms === 'refused') return is('wrong', 'formsRefused');
  if (forms === 'unstored') return is('wrong', 'formsUnstored');
  return forms === 'unknown' ? is('note', 'formsUnknown') : is('fine', 'formsFine');
}

function findTest(formCheck: FormCheckHealth | undefined): HealthFinding[] {
  const is = about('test', '/admin');
  if (!formCheck) return [is('note', 'testOff')];
  const { lateSince, arrivedAt, why } = formCheck;
  if (lateSince) return [is('wrong', 'testLate', { since: lateSince, why })];
  return [arrivedAt ? is('fine', 'testFine', { since: arrivedAt }) : is('fine', 'testFirst')];
}

function findMessages({ dead, failing, lateSince, waiting }: OutboxHealth): HealthFinding[] {
  const is = about('messages', '/admin/collections/deliveries');
  const found: HealthFinding[] = dead > 0 ? [is('wrong', 'messagesDead', { count: dead })] : [];
  if (lateSince) found.push(is('wrong', 'messagesLate', { since: lateSince, count: waiting }));
  if (found.length > 0) return found;
  if (failing > 0) return [is('note', 'messagesFailing', { count: failing })];
  return [
    waiting > 0 ? is('fine', 'messagesWaiting', { count: waiting }) : is('fine', 'messagesFine'),
  ];
}

function findMail({
  isOff,
  forms,
}: Awaited<ReturnType<typeof findForwardingGaps>>): HealthFinding[] {
  const is = about('mail', '/admin/collections/delivery-targets');
  if (isOff) return [is('note', 'mailOff')];
  return [forms.length > 0 ? is('note', 'mailUnheard', { forms }) : is('fine', 'mailFine')];
}

function findPlans(missed: number[]): HealthFinding[] {
  const is = about('plans', '/admin');
  const more = { count: missed.length, id: missed.join() };
  return [missed.length > 0 ? is('wrong', 'plansMissed', more) : is('fine', 'plansFine')];
}

function findRetention({ problem, lastAt }: RetentionHealth): HealthFinding[] {
  const is = about('retention', '/admin/globals/retention');
  if (problem) return [is('wrong', 'retentionFailing', { why: problem })];
  return [lastAt ? is('fine', 'retentionFine', { since: lastAt }) : is('fine', 'retentionFirst')];
}

function findBackups(backups: BackupHealth | undefined): HealthFinding[] {
  const is = about('backups');
  if (!backups) return [is('note', 'backupsOff')];
  const { isWrong, lastAt, why } = backups;
  if (isWrong) return [is('wrong', 'backupsMissing', { why })];
  return [lastAt ? is('fine', 'backupsFine', { since: lastAt }) : is('fine', 'backupsFirst')];
}

function findScans(scans: ScanHealth | undefined): HealthFinding[] {
  const is = about('scans');
  if (!scans) return [is('note', 'scansOff')];
  const { waiting: count, lateSince: since } = scans;
  return [since ? is('wrong', 'scansLate', { count, since }) : is('fine', 'scansFine')];
}

function findDisk(size = Number.NaN): HealthFinding[] {
  const is = about('disk');
  if (Number.isNaN(size)) return [is('note', 'diskUnknown')];
  if (size < FULL) return [is('wrong', 'diskFull', { size })];
  return [size < SMALL ? is('note', 'diskSmall', { size }) : is('fine', 'diskFine', { size })];
}

function findDatabase(dashboard: DashboardState | undefined): HealthFinding {
  const is = about('database');
  if (!dashboard) return is('wrong', 'databaseAway');
  const span = dashboard.databaseSeconds;
  return span > SLOW ? is('note', 'databaseSlow', { span }) : is('fine', 'databaseFine', { span });
}

function findLoad(span: number, size: number): HealthFinding {
  const is = about('load');
  if (span > BLOCKED) return is('note', 'loadBlocked', { span });
  return size > LARGE ? is('note', 'loadLarge', { size }) : is('fine', 'loadFine', { span, size });
}
