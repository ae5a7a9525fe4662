import type { WebsiteStatus } from '@agency/contracts';
import type { ProcessState } from '@agency/server/process-state';
import type { Payload } from 'payload';
import { getScheduledChanges, isMissed } from '../../collections/editing/scheduled-change.ts';
import {
  type FormCheckHealth,
  getFormCheckHealth,
  isFormChecked,
} from '../../jobs/form-check/run-check.ts';
import { getRetentionHealth, type RetentionHealth } from '../../jobs/retention/run-retention.ts';
import { getScanHealth, type ScanHealth } from '../../jobs/virus-scan/scan-state.ts';
import { findForwardingGaps } from '../../outbox/forwarding-gaps.ts';
import { getOutboxHealth, type OutboxHealth } from '../../outbox/outbox-health.ts';
import type { health as texts } from '../../platform/language/en/health.ts';
import { readMinFreeBytes } from '../../platform/storage-check.ts';
import type { Form } from '../../submissions/forms.ts';
import { type BackupHealth, getBackupHealth } from '../backup/backup-health.ts';

/** Status of the website: its own report, `away` if it does not respond, `strange` if its response is not valid. */
export type WebsiteHealth = WebsiteStatus | 'away' | 'strange';

/** Subjects of the Health page. */
type Subject = keyof typeof texts.subjects;

/** Message keys; an advice with the same key is shown too. */
export type FindingKey = keyof typeof texts.found;

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
  messageKey: FindingKey;
  /** In English. */
  reason?: string | undefined;
  /** Panel path to act on it. */
  path?: string;
  /** Distinguishes a problem from another one of its kind. */
  id?: string;
}

/** Creates the findings of a subject, by verdict. */
function createFindings(subject: Subject, path?: string) {
  const of =
    (verdict: HealthFinding['verdict']) =>
    (messageKey: FindingKey, more: Partial<HealthFinding> = {}): HealthFinding => ({
      subject,
      verdict,
      messageKey,
      ...more,
      ...(path && verdict !== 'fine' && { path }),
    });
  return { fine: of('fine'), note: of('note'), wrong: of('wrong') };
}

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
  missedChanges: check(async (payload, now) => {
    const changes = await getScheduledChanges(payload);
    return changes.filter((change) => isMissed(change, now)).map(({ id }) => id);
  }, findMissedChanges),
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
  const { wrong, fine } = createFindings('website');
  if (website === 'away') return [wrong('websiteAway')];
  if (website === 'strange') return [wrong('websiteStrange')];
  const { upSeconds, isGivenUp, badRecords, forms } = website;
  const content = createFindings('content');
  return [
    isGivenUp
      ? wrong('websiteUnreached')
      : fine('websiteFine', { since: new Date(Date.now() - upSeconds * 1000) }),
    badRecords > 0
      ? content.note('contentLeftOut', { count: badRecords })
      : content.fine('contentFine'),
    findForms(forms),
  ];
}

function findForms(forms: WebsiteStatus['forms']): HealthFinding {
  const { wrong, note, fine } = createFindings('forms');
  if (forms === 'refused') return wrong('formsRefused');
  if (forms === 'unstored') return wrong('formsUnstored');
  return forms === 'unknown' ? note('formsUnknown') : fine('formsFine');
}

function findTest(formCheck: FormCheckHealth | undefined): HealthFinding[] {
  const { wrong, note, fine } = createFindings('test', '/admin');
  if (!formCheck) return [note('testOff')];
  const { lateSince, arrivedAt, why } = formCheck;
  if (lateSince) return [wrong('testLate', { since: lateSince, reason: why })];
  return [arrivedAt ? fine('testFine', { since: arrivedAt }) : fine('testFirst')];
}

function findMessages({ dead, failing, lateSince, waiting }: OutboxHealth): HealthFinding[] {
  const { wrong, note, fine } = createFindings('messages', '/admin/collections/deliveries');
  const found: HealthFinding[] = dead > 0 ? [wrong('messagesDead', { count: dead })] : [];
  if (lateSince) found.push(wrong('messagesLate', { since: lateSince, count: waiting }));
  if (found.length > 0) return found;
  if (failing > 0) return [note('messagesFailing', { count: failing })];
  return [waiting > 0 ? fine('messagesWaiting', { count: waiting }) : fine('messagesFine')];
}

function findMail(gaps: Awaited<ReturnType<typeof findForwardingGaps>>): HealthFinding[] {
  const { isOff, forms } = gaps;
  const list = '/admin/collections/delivery-targets';
  const { note, fine } = createFindings('mail', isOff ? list : `${list}/create`);
  if (isOff) return [note('mailOff')];
  return [forms.length > 0 ? note('mailUnheard', { forms }) : fine('mailFine')];
}

function findMissedChanges(missed: number[]): HealthFinding[] {
  const { wrong, fine } = createFindings('plans', '/admin');
  const more = { count: missed.length, id: missed.join() };
  return [missed.length > 0 ? wrong('plansMissed', more) : fine('plansFine')];
}

function findRetention({ problem, lastAt }: RetentionHealth): HealthFinding[] {
  const { wrong, fine } = createFindings('retention', '/admin/globals/retention');
  if (problem) return [wrong('retentionFailing', { reason: problem })];
  return [lastAt ? fine('retentionFine', { since: lastAt }) : fine('retentionFirst')];
}

function findBackups(backups: BackupHealth): HealthFinding[] {
  const { wrong, note, fine } = createFindings('backups');
  if (!backups) return [note('backupsOff')];
  const { isWrong, lastAt, why } = backups;
  if (isWrong) return [wrong('backupsMissing', { reason: why })];
  return [lastAt ? fine('backupsFine', { since: lastAt }) : fine('backupsFirst')];
}

function findScans(scans: ScanHealth): HealthFinding[] {
  const { wrong, note, fine } = createFindings('scans');
  if (!scans) return [note('scansOff')];
  const { waiting: count, lateSince: since } = scans;
  return [since ? wrong('scansLate', { count, since }) : fine('scansFine')];
}

function findDisk(size = Number.NaN): HealthFinding[] {
  const { wrong, note, fine } = createFindings('disk');
  if (Number.isNaN(size)) return [note('diskUnknown')];
  if (size < FULL) return [wrong('diskFull', { size })];
  return [size < SMALL ? note('diskSmall', { size }) : fine('diskFine', { size })];
}

function findDatabase(dashboard: DashboardState | undefined): HealthFinding {
  const { wrong, note, fine } = createFindings('database');
  if (!dashboard) return wrong('databaseAway');
  const span = dashboard.databaseSeconds;
  return span > SLOW ? note('databaseSlow', { span }) : fine('databaseFine', { span });
}

function findLoad(span: number, size: number): HealthFinding {
  const { note, fine } = createFindings('load');
  if (span > BLOCKED) return note('loadBlocked', { span });
  return size > LARGE ? note('loadLarge', { size }) : fine('loadFine', { span, size });
}
