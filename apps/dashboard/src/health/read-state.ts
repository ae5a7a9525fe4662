import type { Payload } from 'payload';
import { type BackupHealth, getBackupHealth } from '../backup/backup-health.ts';
import { getScheduledPublishes, isMissed } from '../collections/editing/schedule.ts';
import { type FormCheckHealth, getFormCheckHealth } from '../form-check/check-health.ts';
import { getOffReason } from '../form-check/run-check.ts';
import { countFailingJobs } from '../jobs/queue.ts';
import { type ForwardingGaps, findForwardingGaps } from '../outbox/forwarding-gaps.ts';
import { getOutboxHealth, type OutboxHealth } from '../outbox/outbox-health.ts';
import { queryDatabase } from '../platform/database.ts';
import { readMinFreeBytes } from '../platform/storage-check.ts';
import { getRetentionHealth, type RetentionHealth } from '../retention/retention-health.ts';
import { getScanHealth, type ScanHealth } from '../virus-scan/scan-health.ts';

/** Status of the dashboard, without personal data. */
export interface DashboardState {
  /** Duration of a small query, in seconds. */
  databaseSeconds: number;
  /** Free bytes on the fullest data disk; undefined if unknown. */
  freeBytes?: number | undefined;
  outbox: OutboxHealth;
  /** Messages that are not forwarded. */
  unheard: ForwardingGaps;
  /** Undefined if it is off. */
  formCheck?: FormCheckHealth | undefined;
  retention: RetentionHealth;
  /** Undefined if the dashboard makes no backups. */
  backups?: BackupHealth | undefined;
  /** Undefined if resumes are not scanned. */
  scans?: ScanHealth | undefined;
  /** Scheduled changes that were missed. */
  missedPlans: number;
  /** Background jobs whose last attempt failed. */
  failingJobs: number;
}

/** @throws if the database does not respond */
export async function readState(payload: Payload, now = new Date()): Promise<DashboardState> {
  const started = performance.now();
  await queryDatabase(payload, 'SELECT 1 AS one', []);
  const databaseSeconds = (performance.now() - started) / 1000;
  const [freeBytes, missedPlans, ...rest] = await Promise.all([
    readMinFreeBytes(),
    getScheduledPublishes(payload).then(
      (plans) => plans.filter((plan) => isMissed(plan, now)).length,
    ),
    getOutboxHealth(payload, { now }),
    findForwardingGaps(payload),
    getOffReason() ? undefined : getFormCheckHealth(payload, now),
    getRetentionHealth(payload, now),
    getBackupHealth(payload, now),
    getScanHealth(payload, now),
    countFailingJobs(payload),
  ]);
  const [outbox, unheard, formCheck, retention, backups, scans, failingJobs] = rest;
  const work = { outbox, unheard, formCheck, retention, backups, scans, missedPlans, failingJobs };
  return { databaseSeconds, freeBytes, ...work };
}
