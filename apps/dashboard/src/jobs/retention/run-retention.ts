import { setTimeout as wait } from 'node:timers/promises';
import { createLocalReq, type Payload, type Where } from 'payload';
import { recordAudit } from '../../collections/audit-trail/record-audit.ts';
import type { Submission } from '../../payload-types.ts';
import { updateRow } from '../../platform/database.ts';
import { DAY, MINUTE } from '../../platform/durations.ts';
import { getTranslations } from '../../platform/language/get-translations.ts';
import { toDateField } from '../../platform/language/times.ts';
import { removeResume } from '../../submissions/resumes.ts';
import { findJob } from '../queue.ts';
import { type RunningJob, StoppedError, type Task } from '../tasks.ts';
import {
  type Counts,
  categories,
  type DataCategory,
  dataCategories,
  noCounts,
  toTotal,
  translateCounts,
  whereExpired,
} from './data-categories.ts';
import { getPeriods, type Periods, toLonger, toNextRunTime } from './periods.ts';

/** Name of the task. */
export const RETENTION = 'retention';

/** What the job holds. */
export interface RetentionData {
  /** The run that is not finished: the periods at its start, and what it deleted. */
  periods?: Periods;
  deleted?: Counts;
  /** What the last finished run deleted. */
  last?: Counts;
}

/** Delay of a retry, in milliseconds. */
const RETRY_DELAY = 15 * MINUTE;

/** After this gap, in milliseconds, the next run waits, because the clock may have jumped. */
const LONG_PAUSE = 31 * DAY;

/** Counts for operators and the audit trail. */
const toText = (counts: Counts) =>
  translateCounts(counts, getTranslations({ language: 'en' }, 'outbox'));

/** Rows in one query, after which the lease is renewed. A slow bucket takes seconds a file. */
const BATCH = 5;

/** Pause between queries, in milliseconds. */
const REST = 20;

/**
 * Deletes expired data every night. The first night of a database and the first after a long pause delete
 * nothing, so that admins can see first what will be deleted.
 */
export const createRetentionTask = (payload: Payload): Task<RetentionData> => ({
  name: RETENTION,
  toNext: toNextRunTime,
  toRetryDelay: () => RETRY_DELAY,
  async run(job) {
    const { last = noCounts } = job.data;
    if (job.now().getTime() - job.queuedAt.getTime() > LONG_PAUSE) return { last };
    return { last: await deleteExpired(payload, job) };
  },
});

/** Status of the retention job. */
export type RetentionHealth = Awaited<ReturnType<typeof getRetentionHealth>>;

export async function getRetentionHealth(payload: Payload, now: Date) {
  const { finishedAt, data, lastError } = (await findJob(payload, RETENTION)) ?? {};
  return {
    /** End of the last run. */
    lastAt: finishedAt ? new Date(finishedAt) : undefined,
    deleted: { ...noCounts, ...(data as RetentionData | undefined)?.last },
    nextAt: toNextRunTime(now),
    /** Why the current run failed. */
    problem: lastError ?? undefined,
  };
}

/** A run of the task. */
interface Run {
  job: RunningJob<RetentionData>;
  /** Rows that expire during the run are left to the next one. */
  startedAt: Date;
  periods: Periods;
  deleted: Counts;
  failed: Counts;
}

async function deleteExpired(payload: Payload, job: RunningJob<RetentionData>): Promise<Counts> {
  // A retry has those of the first attempt.
  const { periods = await getPeriods(payload), deleted: before } = job.data;
  const deleted: Counts = { ...noCounts, ...before };
  const failed: Counts = { ...noCounts };
  const run: Run = { job, startedAt: job.now(), periods, deleted, failed };
  for (const category of dataCategories) await deleteCategory(payload, run, category);
  await save(run);
  if (toTotal(failed) > 0) throw new Error(`Could not be deleted: ${toText(failed)}.`);
  await auditRun(payload, job.queuedAt, deleted);
  if (toTotal(deleted) > 0) payload.logger.info({ deleted }, 'Deleted expired records');
  return deleted;
}

/** Stores what was deleted, and renews the lease. */
async function save({ job, periods, deleted }: Run): Promise<void> {
  await job.save({ ...job.data, periods, deleted });
  if (job.signal.aborted) throw new StoppedError();
}

/** Deletes the expired rows of a category in batches. Rows that cannot be deleted are counted and left. */
async function deleteCategory(payload: Payload, run: Run, category: DataCategory): Promise<void> {
  const { job, startedAt, periods, deleted, failed } = run;
  let lastId: number | undefined = 0;
  while (lastId !== undefined) {
    await save(run);
    // A period that was shortened during the run does not count yet; one that was lengthened does.
    const due = whereExpired(category, toLonger(await getPeriods(payload), periods), startedAt);
    const { docs }: { docs: { id: number }[] } = await payload.db.find({
      collection: categories[category].collection,
      where: { and: [due, { id: { greater_than: lastId } }] },
      sort: 'id',
      limit: BATCH,
      pagination: false,
    });
    for (const { id } of docs) {
      try {
        const where: Where = { and: [{ id: { equals: id } }, due] };
        if (await removeOne(payload, category, where, job.now())) deleted[category] += 1;
      } catch (err) {
        failed[category] += 1;
        payload.logger.warn({ err, kind: category, id }, 'An expired row could not be deleted');
      }
    }
    lastId = docs.length === BATCH ? docs.at(-1)?.id : undefined;
    await wait(REST);
  }
}

/**
 * Deletes a row, or the file of an application.
 * @param where the row, if it is still expired: a message may have been released from spam
 * @returns whether it was
 */
async function removeOne(
  payload: Payload,
  category: DataCategory,
  where: Where,
  at: Date,
): Promise<boolean> {
  if (category === 'files') return removeFile(payload, where, at);
  const { docs, errors } = await payload.delete({
    collection: categories[category].collection,
    where,
    depth: 0,
    // A background job has no user.
    overrideAccess: true,
  });
  if (errors[0]) throw new Error(errors[0].message);
  return docs.length > 0;
}

async function removeFile(payload: Payload, where: Where, at: Date): Promise<boolean> {
  const found = await payload.db.findOne<Submission>({ collection: 'submissions', where });
  if (!found?.resumeKey) return false;
  await removeResume(found.resumeKey);
  return updateRow(payload, 'submissions', where, { resumeDeletedAt: at.toISOString() });
}

/** Records the run once, even if an earlier process was killed after recording it. */
async function auditRun(payload: Payload, night: Date, deleted: Counts) {
  if (toTotal(deleted) === 0) return;
  const subject = `night of ${toDateField(night)}`;
  const where = { act: { equals: 'swept' }, subject: { equals: subject } };
  if (await payload.db.findOne({ collection: 'audit-trail', where })) return;
  const req = await createLocalReq({}, payload);
  const actor = { id: 0, email: 'the dashboard' };
  await recordAudit(req, { act: 'swept', subject, detail: toText(deleted) }, actor);
}
