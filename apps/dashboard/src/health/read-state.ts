import type { Payload } from 'payload';
import { type BackupHealth, getBackupHealth } from '../backup/backup-health.ts';
import { getScheduledPublishes, isMissed } from '../collections/editing/schedule.ts';
import { type FormCheckHealth, getFormCheckHealth } from '../form-check/check-health.ts';
import { getOffReason } from '../form-check/run-check.ts';
import { type ForwardingGaps, findForwardingGaps } from '../outbox/forwarding-gaps.ts';
import { getOutboxHealth, type OutboxHealth } from '../outbox/outbox-health.ts';
import { queryDatabase } from '../platform/database.ts';
import { readMinFreeBytes } from '../platform/storage-check.ts';
import { getRetentionHealth, type RetentionHealth } from '../retention/retention-health.ts';
import { getScanHealth, type ScanHealth } from '../virus-scan/scan-health.ts';

/** How the dashboard is, as far as its database and its disk tell. No person is named in it. */
export interface DashboardState {
  /** Seconds that one small question to the database took. */
  databaseSeconds: number;
  /** Bytes that may still be written on the fullest disk of the data; nothing where the system does not tell. */
  freeBytes?: number | undefined;
  outbox: OutboxHealth;
  /** What nobody is told of. */
  unheard: ForwardingGaps;
  /** Nothing where it is off. */
  formCheck?: FormCheckHealth | undefined;
  retention: RetentionHealth;
  /** The nightly backups; nothing where the dashboard makes none. */
  backups?: BackupHealth | undefined;
  /** The check of resumes for viruses; nothing where there is none. */
  scans?: ScanHealth | undefined;
  /** Publications and takings down whose time has passed. */
  missedPlans: number;
}

/**
 * Looks at all of it.
 * @throws when the database does not answer
 */
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
  ]);
  const [outbox, unheard, formCheck, retention, backups, scans] = rest;
  const work = { outbox, unheard, formCheck, retention, backups, scans, missedPlans };
  return { databaseSeconds, freeBytes, ...work };
}
