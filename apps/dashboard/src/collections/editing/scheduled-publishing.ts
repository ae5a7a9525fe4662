import { type Payload, ValidationError, type Where } from 'payload';
import { queuePublishFailureMail } from '../../outbox/publish-failure-mails.ts';
import { languages } from '../../panel/language/language.ts';
import type { Alarm } from '../../watch/alarm.ts';
import { applyScheduledPublish, findPublishErrors } from './apply-scheduled-publish.ts';
import { createMissedScheduleAlarm } from './schedule-alarm.ts';
import type { SchedulableCollection } from './versioned.ts';

/** Milliseconds until a claimed job is retried. */
const LEASE = 60_000;

/** Polling interval, in milliseconds. */
const INTERVAL = 5_000;

// Enough for temporary failures, such as a locked database or a restart.
const MAX_ATTEMPTS = 5;

interface Scheduled {
  id: number;
  totalTried?: number | null;
  input: {
    type?: 'publish' | 'unpublish';
    doc?: { relationTo: SchedulableCollection; value: string };
    user?: { relationTo: 'users'; value: number };
  };
}

/**
 * Runs all scheduled changes that are due. The panel writes them into Payload's job queue. Payload's runner would
 * lose a job if its process dies, and run it twice with two processes; here a claim is one guarded UPDATE with a
 * lease.
 * @returns how many succeeded
 */
export async function runDuePublishes(payload: Payload, now = new Date()): Promise<number> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: whereDue(now),
    sort: 'waitUntil',
    limit: 100,
    depth: 0,
    // No account may read the queue.
    overrideAccess: true,
  });
  let done = 0;
  for (const { id } of docs) {
    const claimed = await claim(payload, id, now);
    if (claimed && (await runScheduled(payload, claimed, now))) done += 1;
  }
  return done;
}

/**
 * Runs due publications now and at an interval, until the returned function is called.
 * @param alarm called when one was missed
 */
export function startScheduledPublishing(payload: Payload, alarm?: Alarm): () => Promise<void> {
  const checkMissed = alarm && createMissedScheduleAlarm(payload, alarm);
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const tick = () => {
    running = runDuePublishes(payload)
      .then(() => checkMissed?.())
      .catch((error: unknown) => {
        payload.logger.error({ err: error }, 'Scheduled publishing failed, or its alarm');
      })
      .then(() => {
        if (!stopped) timer = setTimeout(tick, INTERVAL).unref();
      });
  };
  tick();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}

const whereDue = (now: Date): Where => ({
  and: [
    { taskSlug: { equals: 'schedulePublish' } },
    { completedAt: { exists: false } },
    { hasError: { not_equals: true } },
    { waitUntil: { less_than_equal: now.toISOString() } },
    {
      or: [
        { processing: { not_equals: true } },
        { updatedAt: { less_than: new Date(now.getTime() - LEASE).toISOString() } },
      ],
    },
  ],
});

// One UPDATE … WHERE … RETURNING, so that only one process claims the row.
async function claim(payload: Payload, id: number, now: Date): Promise<Scheduled | null> {
  return (await payload.db.updateOne({
    collection: 'payload-jobs',
    where: { and: [{ id: { equals: id } }, whereDue(now)] },
    data: { processing: true, updatedAt: now.toISOString() },
    options: { atomic: true },
    req: undefined,
  })) as Scheduled | null;
}

async function runScheduled(payload: Payload, scheduled: Scheduled, now: Date): Promise<boolean> {
  const { id, input } = scheduled;
  try {
    await applyScheduledPublish(payload, await readInput(payload, input));
    await payload.db.deleteOne({ collection: 'payload-jobs', where: { id: { equals: id } } });
    return true;
  } catch (error) {
    const totalTried = (scheduled.totalTried ?? 0) + 1;
    const message = error instanceof Error ? error.message : String(error);
    payload.logger.error({ err: error, attempt: totalTried }, 'A scheduled publication failed');
    // A validation error does not go away by itself.
    const isOver = totalTried >= MAX_ATTEMPTS || error instanceof ValidationError;
    const reasons =
      error instanceof ValidationError ? await findReasons(payload, input) : undefined;
    await payload.db.updateOne({
      collection: 'payload-jobs',
      id,
      // It is retried after the lease. After the last attempt the start page shows it.
      data: {
        totalTried,
        error: { message, ...(reasons && { reasons }) },
        hasError: isOver,
        updatedAt: now.toISOString(),
      },
    });
    if (isOver && input.user)
      await queuePublishFailureMail(payload, { id, account: input.user.value });
    return false;
  }
}

/** Validation errors in each panel language. */
async function findReasons(payload: Payload, input: Scheduled['input']) {
  try {
    const planned = await readInput(payload, input);
    const reasons: Record<string, string | undefined> = {};
    for (const language of languages)
      reasons[language] = await findPublishErrors(payload, planned, language);
    return reasons;
  } catch (err) {
    payload.logger.error({ err }, 'Why a scheduled publication failed cannot be said');
    return undefined;
  }
}

async function readInput(payload: Payload, { type, doc, user }: Scheduled['input']) {
  if (!doc || !user) throw new Error('The schedule names no document or no editor');
  const editor = await payload.findByID({
    collection: 'users',
    id: user.value,
    depth: 0,
    // A job has no signed-in user.
    overrideAccess: true,
  });
  return {
    collection: doc.relationTo,
    docId: Number(doc.value),
    kind: type === 'unpublish' ? ('unpublish' as const) : ('publish' as const),
    user: { ...editor, collection: 'users' as const },
  };
}
