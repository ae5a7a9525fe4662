import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Payload, Where } from 'payload';
import type { Form } from '../collections/messages/forms.ts';
import type { Delivery } from '../payload-types.ts';
import type { DeliveryError } from './delivery-error.ts';
import { GIVE_UP_AFTER, LEASE, MAX_RETRY_DELAY, toRetryDelay } from './retry-policy.ts';
import { parseReached } from './sender.ts';

/** A delivery that this process alone may send until its lease lapses. */
export type ClaimedDelivery = Delivery & { lease: string };

/** One that is about a message. */
export type ClaimedMessageDelivery = ClaimedDelivery & { source: Form };

export const isMessageDelivery = (claimed: ClaimedDelivery): claimed is ClaimedMessageDelivery =>
  claimed.source !== 'users';

// Of two processes that saw the same row, one gets it.
const LOOK_AT = 5;

// What became of a delivery is noted again so often, in milliseconds, when the database cannot do it.
const RETRY_INTERVAL = 500;

/**
 * What is to be sent at a time. A try that lies further ahead than any pause was planned by a clock that has been set
 * back since, and would wait as long as that. A lease is never cut short so: somebody may be at it.
 */
export function whereDue(now: Date): Where {
  const isOfOtherClock: Where[] = [
    { lease: { exists: false } },
    { nextTryAt: { greater_than: toIso(now.getTime() + MAX_RETRY_DELAY) } },
  ];
  return {
    and: [
      { state: { equals: 'queued' } },
      { or: [{ nextTryAt: { less_than_equal: now.toISOString() } }, { and: isOfOtherClock }] },
    ],
  };
}

/** Claims the delivery that has waited longest, of those that fit; nothing when none is due. */
export async function claimNext(
  payload: Payload,
  where: Where,
  now: Date,
): Promise<ClaimedDelivery | undefined> {
  const due: Where = { and: [where, whereDue(now)] };
  const { docs } = await payload.find({
    collection: 'deliveries',
    where: due,
    sort: 'nextTryAt',
    limit: LOOK_AT,
    pagination: false,
    depth: 0,
    // The program's own work, for nobody in particular.
    overrideAccess: true,
  });
  for (const { id, attempts, queuedAt } of docs) {
    const lease = randomUUID();
    const claimed = await payload.db.updateOne({
      collection: 'deliveries',
      where: { and: [{ id: { equals: id } }, due] },
      data: {
        lease,
        attempts: attempts + 1,
        nextTryAt: toIso(now.getTime() + LEASE),
        updatedAt: now.toISOString(),
        // By a clock that was ahead it would never be late, nor over.
        ...(new Date(queuedAt) > now && { queuedAt: now.toISOString() }),
      },
      options: { atomic: true },
      req: undefined,
    });
    if (claimed) return claimed as unknown as ClaimedDelivery;
  }
  return undefined;
}

/** It was delivered. */
export const markSent = (payload: Payload, claimed: ClaimedDelivery, now: Date): Promise<void> =>
  settle(payload, claimed, {
    state: 'sent',
    sentAt: now.toISOString(),
    lastError: null,
    updatedAt: now.toISOString(),
  });

/** It was not: another try later, a dead letter after three days. */
export async function markFailed(
  payload: Payload,
  claimed: ClaimedDelivery,
  error: DeliveryError,
  now: Date,
): Promise<void> {
  const { attempts, kind, queuedAt } = claimed;
  const isOver = now.getTime() - new Date(queuedAt).getTime() >= GIVE_UP_AFTER;
  // A visitor who mistyped their own address is nobody's task.
  const isOwnFault = (kind === 'copy' || kind === 'rejection') && error.isFinal;
  const reached = [...parseReached(claimed.reached), ...error.reached].join(' ');
  await settle(payload, claimed, {
    state: isOwnFault ? 'dropped' : isOver ? 'dead' : 'queued',
    lastError: error.message,
    reached: reached || null,
    nextTryAt: toIso(now.getTime() + toRetryDelay(attempts)),
    updatedAt: now.toISOString(),
  });
}

/** Nobody wants it any more. */
export const discardDelivery = async (payload: Payload, { id }: ClaimedDelivery): Promise<void> =>
  void (await payload.db.deleteOne({ collection: 'deliveries', where: { id: { equals: id } } }));

/**
 * Notes what became of a delivery, unless the lease lapsed and another worker has it now. A disk that is full or a
 * database that is locked is waited for: what was sent and is not noted would be sent again.
 */
async function settle(
  payload: Payload,
  { id, lease }: ClaimedDelivery,
  data: Record<string, unknown>,
): Promise<void> {
  const end = performance.now() + LEASE;
  for (;;) {
    try {
      await payload.db.updateOne({
        collection: 'deliveries',
        where: { and: [{ id: { equals: id } }, { lease: { equals: lease } }] },
        data: { ...data, lease: null },
        options: { atomic: true },
        req: undefined,
      });
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
      await wait(RETRY_INTERVAL);
    }
  }
}

const toIso = (time: number) => new Date(time).toISOString();
