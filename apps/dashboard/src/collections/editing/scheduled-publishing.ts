import { type Payload, ValidationError, type Where } from 'payload';
import { queuePublishFailureMail } from '../../outbox/publish-failure-mails.ts';
import { languages } from '../../panel/language/language.ts';
import type { Alarm } from '../../watch/alarm.ts';
import { applyScheduledPublish, findPublishErrors } from './apply-scheduled-publish.ts';
import { createMissedScheduleAlarm } from './schedule-alarm.ts';
import type { SchedulableCollection } from './versioned.ts';

/** How long a claimed publication may take before another attempt is made, in milliseconds. */
const LEASE = 60_000;

/** How often what is due is looked for, in milliseconds. */
const INTERVAL = 5_000;

// A failure that passes by itself (a locked database, a restart) has passed after this many attempts.
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
 * Publishes and unpublishes whatever editors scheduled for a time up to `now`, however late. The admin panel
 * writes these wishes into Payload's job queue; running them is ours, because the queue forgets a job whose
 * process died and runs it twice with two processes. Here a claim is one guarded statement and lapses.
 * @returns how many were carried out
 */
export async function runDuePublishes(payload: Payload, now = new Date()): Promise<number> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: due(now),
    sort: 'waitUntil',
    limit: 100,
    depth: 0,
    // The queue is closed to every account.
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
 * Looks for due publications at once and then every few seconds, until the returned function is called.
 * @param alarm told when one was missed
 */
export function startScheduledPublishing(payload: Payload, alarm?: Alarm): () => Promise<void> {
  const watch = alarm && createMissedScheduleAlarm(payload, alarm);
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const tick = () => {
    running = runDuePublishes(payload)
      .then(() => watch?.())
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

const due = (now: Date): Where => ({
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

// One UPDATE … WHERE … RETURNING: of two processes that saw the same row, one gets it.
async function claim(payload: Payload, id: number, now: Date): Promise<Scheduled | null> {
  return (await payload.db.updateOne({
    collection: 'payload-jobs',
    where: { and: [{ id: { equals: id } }, due(now)] },
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
    // What lacks something lacks it a minute later, too.
    const isOver = totalTried >= MAX_ATTEMPTS || error instanceof ValidationError;
    const reasons =
      error instanceof ValidationError ? await findReasons(payload, input) : undefined;
    await payload.db.updateOne({
      collection: 'payload-jobs',
      id,
      // Attempts go on after the lease; then it waits on the dashboard for somebody to look at it.
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

/** Why a document cannot be published, in each language of the panel. Without them the reason is that of the program. */
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
    // Nobody is signed in when the time comes.
    overrideAccess: true,
  });
  return {
    collection: doc.relationTo,
    docId: Number(doc.value),
    kind: type === 'unpublish' ? ('unpublish' as const) : ('publish' as const),
    user: { ...editor, collection: 'users' as const },
  };
}
