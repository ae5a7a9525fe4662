import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Payload, Where } from 'payload';
import type { Delivery } from '../payload-types.ts';
import type { Form } from '../submissions/forms.ts';
import type { DeliveryError } from './delivery-error.ts';
import { GIVE_UP_AFTER, LEASE, MAX_RETRY_DELAY, toRetryDelay } from './retry-policy.ts';
import { parseReached } from './sender.ts';

/** A delivery whose lease this process has. */
export type ClaimedDelivery = Delivery & { lease: string };

/** A delivery about a message. */
export type ClaimedMessageDelivery = ClaimedDelivery & { source: Form };

export const isMessageDelivery = (claimed: ClaimedDelivery): claimed is ClaimedMessageDelivery =>
  claimed.source !== 'users';

// Rows in one query; other processes may claim some of them.
const LOOK_AT = 5;

// Interval of retries if the database cannot store a result, in milliseconds.
const RETRY_INTERVAL = 500;

/**
 * Deliveries that are due. A time beyond the longest delay was set by a clock that has been set back since, so it is
 * due too. A lease is never shortened so, because a worker may be sending.
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

/** Claims the oldest matching delivery that is due. */
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
    // A background job has no user.
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
        // A time in the future, from a clock that was ahead, would never expire.
        ...(new Date(queuedAt) > now && { queuedAt: now.toISOString() }),
      },
      options: { atomic: true },
      req: undefined,
    });
    if (claimed) return claimed as unknown as ClaimedDelivery;
  }
  return undefined;
}

export const markSent = (payload: Payload, claimed: ClaimedDelivery, now: Date): Promise<void> =>
  settle(payload, claimed, {
    state: 'sent',
    sentAt: now.toISOString(),
    lastError: null,
    updatedAt: now.toISOString(),
  });

/** Schedules a retry, or marks the delivery as dead after three days. */
export async function markFailed(
  payload: Payload,
  claimed: ClaimedDelivery,
  error: DeliveryError,
  now: Date,
): Promise<void> {
  const { attempts, kind, queuedAt } = claimed;
  const isOver = now.getTime() - new Date(queuedAt).getTime() >= GIVE_UP_AFTER;
  // A visitor's mistyped address needs no action.
  const isSenderError = (kind === 'copy' || kind === 'rejection') && error.isFinal;
  const reached = [...parseReached(claimed.reached), ...error.reached].join(' ');
  await settle(payload, claimed, {
    state: isSenderError ? 'dropped' : isOver ? 'dead' : 'queued',
    lastError: error.message,
    reached: reached || null,
    nextTryAt: toIso(now.getTime() + toRetryDelay(attempts)),
    updatedAt: now.toISOString(),
  });
}

/** Deletes a delivery that is no longer needed. */
export const discardDelivery = async (payload: Payload, { id }: ClaimedDelivery): Promise<void> =>
  void (await payload.db.deleteOne({ collection: 'deliveries', where: { id: { equals: id } } }));

/**
 * Stores the result unless another worker has the lease. It retries while the disk is full or the database locked,
 * because an unrecorded delivery would be sent twice.
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
