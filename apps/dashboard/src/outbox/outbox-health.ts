import type { Payload, PayloadRequest, Where } from 'payload';
import { toZonedMoment } from '../panel/language/times.ts';
import { LATE_AFTER } from './retry-policy.ts';

/** How the outbox is. */
export interface OutboxHealth {
  /** Deliveries that wait, at targets that are not paused. */
  waiting: number;
  /** When the one that waits longest was queued, if any waits. */
  oldest?: Date;
  /** The same, if it is late. */
  lateSince?: Date;
  /** Of those that wait: how many have failed twice or more, so that the pause is not by chance. */
  failing: number;
  /** Deliveries that were tried for three days and that nobody has seen to. */
  dead: number;
}

/** Looks how the outbox is, as far as a person may see it; without a request, all of it. */
export async function getOutboxHealth(
  payload: Payload,
  { user, now = new Date() }: { user?: PayloadRequest['user']; now?: Date } = {},
): Promise<OutboxHealth> {
  const access = user === undefined ? { overrideAccess: true } : { user, overrideAccess: false };
  const waiting: Where = {
    and: [
      { state: { equals: 'queued' } },
      // Reminders go to an account.
      { or: [{ 'target.state': { equals: 'active' } }, { target: { exists: false } }] },
    ],
  };
  const common = { collection: 'deliveries', depth: 0, ...access } as const;
  const { docs, totalDocs } = await payload.find({
    ...common,
    where: waiting,
    sort: 'queuedAt',
    limit: 1,
    // As the caller's request says, or the program's own look.
    overrideAccess: access.overrideAccess,
  });
  const { totalDocs: dead } = await payload.count({
    ...common,
    where: { state: { equals: 'dead' } },
    // As above.
    overrideAccess: access.overrideAccess,
  });
  const { totalDocs: failing } = await payload.count({
    ...common,
    where: {
      and: [waiting, { attempts: { greater_than_equal: 2 } }, { lastError: { exists: true } }],
    },
    // As above.
    overrideAccess: access.overrideAccess,
  });
  const oldest = docs[0] && new Date(docs[0].queuedAt);
  const isLate = oldest && now.getTime() - oldest.getTime() > LATE_AFTER;
  return {
    waiting: totalDocs,
    failing,
    dead,
    ...(oldest && { oldest }),
    ...(isLate && { lateSince: oldest }),
  };
}

/** What is wrong, in one sentence that names no person; nothing when all is well. */
export function toOutboxProblem({ waiting, lateSince, dead }: OutboxHealth): string | undefined {
  const problems = [
    lateSince &&
      `${waiting === 1 ? '1 delivery waits' : `${waiting} deliveries wait`}, the oldest since ${toZonedMoment(lateSince, 'en')}`,
    dead > 0 && `${dead === 1 ? '1 could' : `${dead} could`} not be delivered in three days`,
  ].filter((one) => typeof one === 'string');
  return problems.length > 0
    ? `Not everybody hears of new messages: ${problems.join('; ')}.`
    : undefined;
}
