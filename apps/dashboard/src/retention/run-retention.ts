import { setTimeout as wait } from 'node:timers/promises';
import { createLocalReq, type Payload, type Where } from 'payload';
import { removeResume } from '../collections/applications/resumes.ts';
import { recordAudit } from '../collections/audit-trail/record-audit.ts';
import type { Form } from '../collections/messages/forms.ts';
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

interface SweepOptions {
  now?: () => Date;
  /** Asked before each row: whether the process ends. */
  isOver?: () => boolean;
}

/** Who does it, as the audit trail says. */
const theDashboard = { id: 0, email: 'the dashboard' };

/** How many rows are read at once. */
const BATCH = 20;

/** Between two of these others have their turn, in milliseconds. */
const REST = 20;

/**
 * Does the sweep that is to be done, if there is one and nobody else does it. It does not throw: what could not be deleted is
 * said in the sweep's row and in the log, and tried again.
 * @returns what was deleted; nothing when there was nothing to do
 */
export async function runRetention(
  payload: Payload,
  { now = () => new Date(), isOver = () => false }: SweepOptions = {},
): Promise<Counts | undefined> {
  let claimed: ClaimedRun | undefined;
  try {
    claimed = await claimRun(payload, now());
    return claimed && (await deleteExpired(payload, claimed, { now, isOver }));
  } catch (err) {
    if (err instanceof LeaseLostError) return undefined;
    const isNews = !claimed?.error;
    if (isNews) payload.logger.error({ err }, 'What was kept long enough could not be deleted');
    // Where the database is what fails, its row says nothing either: the lease lapses.
    if (claimed) await markFailed(payload, claimed, toReason(err), now()).catch(() => undefined);
    return undefined;
  }
}

/** Some rows could not be deleted; the others were. */
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
  { now, isOver }: Required<SweepOptions>,
): Promise<Counts> {
  // What came while it goes on has its own night.
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
 * The rows of a kind that are due, each once, in their order. A period that was made shorter since the night began does not
 * count yet, and one that was made longer does.
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
      // The program's own work, for nobody in particular.
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
  /** What makes it due. */
  due: Where;
  at: Date;
}

/** Deletes one, and says whether it still was to be deleted. */
type RemoveOne = (payload: Payload, row: DueRow) => Promise<boolean>;

// Each asks again whether the row is due: a message may have been released meanwhile.
const removeMessage =
  (collection: Form): RemoveOne =>
  async (payload, { id, due }) => {
    const { docs, errors } = await payload.delete({
      collection,
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
    collection: 'applications',
    where: { and: [{ id: { equals: id } }, due] },
    limit: 1,
    depth: 0,
    // As above.
    overrideAccess: true,
  });
  if (!docs[0]) return false;
  await removeResume(docs[0].resumeKey);
  const noted = await payload.db.updateOne({
    collection: 'applications',
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
  contactMessages: removeMessage('contact-messages'),
  enquiries: removeMessage('enquiries'),
  applications: removeMessage('applications'),
  auditTrail: removeRow('audit-trail'),
  missingPaths: removeRow('missing-paths'),
};

/** Adds the night's row to the audit trail, once: whoever was killed after it is followed by somebody who finds it. */
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
