import type { Payload } from 'payload';
import { createScheduledChangeTask } from '../collections/editing/scheduled-change-task.ts';
import { createBackupTask } from '../operations/backup/nightly-backup.ts';
import { createReminderTask } from '../outbox/reminders.ts';
import { createSender } from '../outbox/sender.ts';
import { openOutbox } from '../outbox/worker.ts';
import { getSettings } from '../platform/settings.ts';
import { createErasureTask, createResumeCleanupTask } from '../submissions/resumes.ts';
import { openPurgeTask } from './cdn/purge-task.ts';
import { createFormCheckTask, isFormChecked } from './form-check/run-check.ts';
import { startRunner } from './queue.ts';
import { createRetentionTask } from './retention/run-retention.ts';
import { openTask, type Task } from './tasks.ts';
import { parseClamdAddress } from './virus-scan/clamd.ts';
import { createScanTask } from './virus-scan/scan-task.ts';

/** Starts all background work of a process, until the returned function is called. */
export function startJobs(payload: Payload): () => Promise<void> {
  const { CLAMD } = getSettings();
  const clamd = CLAMD === undefined ? undefined : parseClamdAddress(CLAMD);
  const open = <Data extends object>(task?: Task<Data> | false) =>
    task ? [openTask(payload, task)] : [];
  return startRunner(payload, [
    openOutbox(payload, createSender(payload)),
    ...open(createScheduledChangeTask(payload)),
    ...open(createReminderTask(payload)),
    ...open(createErasureTask(payload)),
    ...open(createResumeCleanupTask(payload)),
    ...open(clamd && createScanTask(payload, clamd)),
    ...open(openPurgeTask(payload)),
    ...open(createRetentionTask(payload)),
    ...open(createBackupTask(payload)),
    ...open(isFormChecked() && createFormCheckTask(payload)),
  ]);
}
