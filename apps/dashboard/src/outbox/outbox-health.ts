import type { Payload, PayloadRequest, Where } from 'payload';
import { toLateSince } from '../jobs/tasks.ts';

/** Status of the outbox. */
export type OutboxHealth = Awaited<ReturnType<typeof getOutboxHealth>>;

/** Reads the status as far as a user may see it; without a user, all of it. */
export async function getOutboxHealth(
  payload: Payload,
  { user, now = new Date() }: { user?: PayloadRequest['user']; now?: Date } = {},
) {
  const waiting: Where = { state: { equals: 'queued' } };
  const failing: Where = {
    and: [waiting, { attempts: { greater_than_equal: 2 } }, { lastError: { exists: true } }],
  };
  const find = (where: Where) =>
    payload.find({
      collection: 'deliveries',
      where,
      sort: 'queuedAt',
      limit: 1,
      depth: 0,
      ...(user && { user }),
      // The caller decides whose access applies.
      overrideAccess: user === undefined,
    });
  const { docs, totalDocs } = await find(waiting);
  return {
    waiting: totalDocs,
    /** Pending ones that failed at least twice. */
    failing: (await find(failing)).totalDocs,
    /** Those that failed for three days and were not handled. */
    dead: (await find({ state: { equals: 'dead' } })).totalDocs,
    /** Queue time of the oldest one, if it is late. */
    lateSince: toLateSince(docs[0]?.queuedAt, now),
  };
}
