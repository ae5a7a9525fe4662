import { setTimeout as wait } from 'node:timers/promises';
import { createLocalReq, type Payload, type Where } from 'payload';
import { recordAudit } from '../collections/audit-trail/record-audit.ts';
import { removeResume } from '../submissions/resumes.ts';
import {
  type ClaimedRun,
  claimRun,
  LeaseLostError,
  markDone,
  markFailed,
  RENEWAL,
  releaseLease,
  renewLease,
} from './claim-run.ts';
import {
  type Counts,
  categoryFacts,
  type DataCategory,
  dataCategories,
  noCounts,
  toCountsText,
  toTotal,
  whereExpired,
} from './data-categories.ts';
import { getPeriods, type Periods, toLonger } from './periods.ts';

interface RunOptions {
  now?: () => Date;
  /** Checked before each row; true on shutdown. */
  isOver?: () => boolean;
}

/** Actor in the audit trail. */
const theDashboard = { id: 0, email: 'the dashboard' };

/** Rows in one query. */
const BATCH = 20;

/** Pause between queries, in milliseconds. */
const REST = 20;

/**
 * Runs retention if it is due and no other process does. It does not throw: errors are stored in the run, logged and
 * retried.
 * @returns what was deleted; nothing if it was not due
 */
export async function runRetention(
  payload: Payload,
  { now = () => new Date(), isOver = () => false }: RunOptions = {},
): Promise<Counts | undefined> {
  let claimed: ClaimedRun | undefined;
  try {
    claimed = await claimRun(payload, now());
    return claimed && (await deleteExpired(payload, claimed, { now, isOver }));
  } catch (err) {
    if (err instanceof LeaseLostError) return undefined;
    const isNews = !claimed?.error;
    if (isNews) payload.logger.error({ err }, 'What was kept long enough could not be deleted');
    // If the database fails, the lease expires.
    if (claimed) await markFailed(payload, claimed, toReason(err), now()).catch(() => undefined);
    return undefined;
  }
}

/** Some rows could not be deleted. */
class UndeletedRowsError extends Error {
  override name = 'RowsLeftError';
}

const toReason = (error: unknown): string =>
  error instanceof UndeletedRowsError
    ? error.message
    : 'Something went wrong here; the log says what.';

async function deleteExpired(
  payload: Payload,
  claimed: ClaimedRun,
  { now, isOver }: Required<RunOptions>,
): Promise<Counts> {
  // Rows that expire during the run are left to the next one.
  const moment = now();
  const deleted: Counts = { ...noCounts, ...toKnown(claimed.deleted) };
  const left: Counts = { ...noCounts };
  let renewedAt = moment.getTime();
  for (const kind of dataCategories) {
    for await (const { id, due } of readDue(payload, kind, claimed, moment)) {
      if (isOver()) {
        await releaseLease(payload, claimed, deleted, now());
        return deleted;
      }
      try {
        if (await removeOne[kind](payload, { id, due, at: now() })) deleted[kind] += 1;
      } catch (err) {
        left[kind] += 1;
        payload.logger.warn({ err, kind, id }, 'A row that was kept long enough stays');
      }
      if (now().getTime() - renewedAt < RENEWAL && toTotal(deleted) % BATCH > 0) continue;
      await renewLease(payload, claimed, deleted, now());
      renewedAt = now().getTime();
    }
  }
  if (toTotal(left) > 0) {
    await renewLease(payload, claimed, deleted, now());
    throw new UndeletedRowsError(`Could not be deleted: ${toCountsText(left)}.`);
  }
  await auditRun(payload, claimed, deleted);
  await markDone(payload, claimed, deleted, now());
  if (toTotal(deleted) > 0) payload.logger.info({ deleted }, 'Deleted what was kept long enough');
  return deleted;
}

const toKnown = (deleted: ClaimedRun['deleted']): Partial<Counts> =>
  Object.fromEntries(dataCategories.map((kind) => [kind, deleted?.[kind] ?? 0]));

/**
 * Yields expired rows by id. A period that was shortened during the run does not count yet; one that was lengthened
 * does.
 */
async function* readDue(
  payload: Payload,
  kind: DataCategory,
  { periods: began }: ClaimedRun,
  moment: Date,
): AsyncGenerator<Omit<DueRow, 'at'>> {
  let last = 0;
  for (;;) {
    const periods = toLonger(await getPeriods(payload), Object(began) as Partial<Periods>);
    const due = whereExpired(kind, periods, moment);
    const { docs } = await payload.find({
      collection: categoryFacts[kind].collection,
      where: { and: [due, { id: { greater_than: last } }] },
      sort: 'id',
      limit: BATCH,
      pagination: false,
      depth: 0,
      // A background job has no user.
      overrideAccess: true,
    });
    for (const { id } of docs) yield { id, due };
    last = docs.at(-1)?.id ?? last;
    if (docs.length < BATCH) return;
    await wait(REST);
  }
}

interface DueRow {
  id: number;
  /** Condition that makes it expired. */
  due: Where;
  at: Date;
}

/** Deletes a row if it is still expired, and returns whether it was. */
type RemoveOne = (payload: Payload, row: DueRow) => Promise<boolean>;

// Each checks the condition again, because a message may have been released from spam.
const removeMessage: RemoveOne = async (payload, { id, due }) => {
  const { docs, errors } = await payload.delete({
    collection: 'submissions',
    where: { and: [{ id: { equals: id } }, due] },
    depth: 0,
    // As above.
    overrideAccess: true,
  });
  if (errors[0]) throw new Error(errors[0].message);
  return docs.length > 0;
};

const removeFile: RemoveOne = async (payload, { id, due, at }) => {
  const { docs } = await payload.find({
    collection: 'submissions',
    where: { and: [{ id: { equals: id } }, due] },
    limit: 1,
    depth: 0,
    // As above.
    overrideAccess: true,
  });
  const key = docs[0]?.resumeKey;
  if (!key) return false;
  await removeResume(key);
  const noted = await payload.db.updateOne({
    collection: 'submissions',
    where: { and: [{ id: { equals: id } }, due] },
    data: { resumeDeletedAt: at.toISOString() },
    options: { atomic: true },
    req: undefined,
  });
  return noted !== null;
};

const removeRow =
  (collection: 'audit-trail' | 'missing-paths'): RemoveOne =>
  async (payload, { id, due }) => {
    const where = { and: [{ id: { equals: id } }, due] };
    await payload.db.deleteMany({ collection, where });
    return true;
  };

const removeOne: Record<DataCategory, RemoveOne> = {
  files: removeFile,
  messages: removeMessage,
  applications: removeMessage,
  auditTrail: removeRow('audit-trail'),
  missingPaths: removeRow('missing-paths'),
};

/** Records the run once, even if an earlier process was killed after recording it. */
async function auditRun(payload: Payload, { night }: ClaimedRun, deleted: Counts) {
  if (toTotal(deleted) === 0) return;
  const subject = `night of ${night}`;
  const { totalDocs } = await payload.count({
    collection: 'audit-trail',
    where: { and: [{ act: { equals: 'swept' } }, { subject: { equals: subject } }] },
    // As above.
    overrideAccess: true,
  });
  if (totalDocs > 0) return;
  const req = await createLocalReq({}, payload);
  await recordAudit(req, { act: 'swept', subject, detail: toCountsText(deleted) }, theDashboard);
}
