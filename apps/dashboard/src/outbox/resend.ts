import { addDataAndFileToRequest, type Endpoint, type PayloadRequest, type Where } from 'payload';
import * as z from 'zod';
import { errorResponse, jsonResponse } from '../api/response.ts';
import { isClaimed, toQueued } from '../jobs/queue.ts';
import { translateError } from '../panel/language/errors.ts';
import type { Delivery } from '../payload-types.ts';
import { rowIdSchema } from '../platform/row-id.ts';
import { needsTarget } from './retry-policy.ts';

const wishSchema = z.union([
  z.strictObject({ ids: z.array(rowIdSchema).min(1).max(500) }),
  z.strictObject({ all: z.literal('dead') }),
]);

/**
 * `POST /cms-api/deliveries/resend` queues deliveries again: `{ "ids": […] }` or `{ "all": "dead" }`. One that may
 * have arrived keeps its idempotency key; a mail that was sent gets another Message-ID, or mailboxes would hide it.
 */
export const resendEndpoint: Endpoint = {
  path: '/resend',
  method: 'post',
  handler: (req) => changeAll(req, queueAgain, 'will be sent in a moment'),
};

/** `POST /cms-api/deliveries/drop` discards deliveries that were not sent. */
export const discardEndpoint: Endpoint = {
  path: '/drop',
  method: 'post',
  handler: (req) =>
    changeAll(
      req,
      (delivery, now) =>
        delivery.state === 'sent' || isClaimed(delivery, now)
          ? undefined
          : { state: 'dropped', lease: null },
      'given up',
    ),
};

type Change = (delivery: Delivery, now: Date) => Partial<Delivery> | undefined;

const queueAgain: Change = (delivery, now) => {
  const { state, kind, channel, idempotencyKey, target } = delivery;
  const hasNobody = !target && needsTarget(kind);
  // A rejection is sent only once.
  const isFinal = kind === 'rejection' && state === 'sent';
  if (hasNobody || isFinal || isClaimed(delivery, now)) return undefined;
  return {
    ...toQueued(now),
    lease: null,
    lastError: null,
    ...(state === 'sent' && { reached: null, sentAt: null }),
    ...(state === 'sent' && channel === 'mail' && { idempotencyKey: toNextKey(idempotencyKey) }),
  };
};

// `C-7K3M-9QXT.3` → `C-7K3M-9QXT.3.2` → `C-7K3M-9QXT.3.3`
function toNextKey(key: string): string {
  const [reference, receiver, time = '1'] = key.split('.');
  return `${reference}.${receiver}.${Number(time) + 1}`;
}

async function changeAll(req: PayloadRequest, change: Change, done: string): Promise<Response> {
  if (!req.user)
    return errorResponse(
      401,
      translateError(req, ({ access }) => access.signIn),
    );
  await addDataAndFileToRequest(req);
  const wish = z.safeParse(wishSchema, req.data);
  if (!wish.success) return errorResponse(400, 'Name the deliveries: { "ids": […] }.');
  const where: Where =
    'ids' in wish.data ? { id: { in: wish.data.ids } } : { state: { equals: 'dead' } };
  const { docs } = await req.payload.find({
    collection: 'deliveries',
    where,
    limit: 500,
    depth: 0,
    user: req.user,
    overrideAccess: false,
  });
  const now = new Date();
  let changed = 0;
  for (const delivery of docs) {
    const data = change(delivery, now);
    if (!data) continue;
    const isStill: Where[] = [
      { id: { equals: delivery.id } },
      { state: { equals: delivery.state } },
      { nextTryAt: { equals: delivery.nextTryAt } },
    ];
    const isChanged = await req.payload.db.updateOne({
      collection: 'deliveries',
      // Not if a worker has claimed it.
      where: { and: isStill },
      data: { ...data, updatedAt: now.toISOString() },
      options: { atomic: true },
      req,
    });
    if (isChanged) changed += 1;
  }
  const message =
    changed > 0 ? `${changed} ${done}.` : 'Nothing to do: it is under way, or has nobody to go to.';
  return jsonResponse({ changed, message });
}
