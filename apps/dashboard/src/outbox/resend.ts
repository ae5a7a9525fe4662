import type { PayloadRequest } from 'payload';
import * as z from 'zod';
import { createEndpoint } from '../api/create-endpoint.ts';
import { isClaimed, toQueued } from '../jobs/queue.ts';
import type { Delivery } from '../payload-types.ts';
import { updateRow } from '../platform/database.ts';
import { rowIdSchema } from '../platform/row-id.ts';
import { needsTarget } from './queue-deliveries.ts';

const wishSchema = z.strictObject({ ids: z.array(rowIdSchema).min(1).max(500) });

/**
 * `POST /cms-api/deliveries/resend` queues deliveries again. One that may have arrived keeps its idempotency key; a
 * mail that was sent gets another Message-ID, or mailboxes would hide it.
 */
export const resendEndpoint = createEndpoint('/resend', wishSchema, (req, wish) =>
  changeAll(req, wish, queueAgain, 'will be sent in a moment'),
);

/** `POST /cms-api/deliveries/drop` discards deliveries that were not sent. */
export const discardEndpoint = createEndpoint('/drop', wishSchema, (req, wish) =>
  changeAll(req, wish, discard, 'given up'),
);

/** What changes in a delivery; nothing if it stays. */
type Change = (delivery: Delivery, now: Date) => Partial<Delivery> | undefined;

const discard: Change = ({ state }) => (state === 'sent' ? undefined : { state: 'dropped' });

const queueAgain: Change = ({ state, kind, channel, idempotencyKey, target }, now) => {
  const isSent = state === 'sent';
  // These are sent only once.
  const isOver = isSent && (kind === 'rejection' || kind === 'reply');
  if ((!target && needsTarget(kind)) || isOver) return undefined;
  return {
    ...toQueued(now),
    lastError: null,
    ...(isSent && { reached: null, sentAt: null }),
    ...(isSent && channel === 'mail' && { idempotencyKey: toNextKey(idempotencyKey) }),
  };
};

// `C-7K3M-9QXT.3` → `C-7K3M-9QXT.3.2` → `C-7K3M-9QXT.3.3`
function toNextKey(key: string): string {
  const [reference, receiver, time = '1'] = key.split('.');
  return `${reference}.${receiver}.${Number(time) + 1}`;
}

async function changeAll(
  req: PayloadRequest,
  { ids }: z.infer<typeof wishSchema>,
  change: Change,
  done: string,
): Promise<{ changed: number; message: string }> {
  const { docs } = await req.payload.find({
    collection: 'deliveries',
    where: { id: { in: ids } },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  const now = new Date();
  let changed = 0;
  for (const delivery of docs) {
    const data = isClaimed(delivery, now) ? undefined : change(delivery, now);
    if (!data) continue;
    const { id, state, nextTryAt } = delivery;
    // Not if a worker has claimed it.
    const where = {
      id: { equals: id },
      state: { equals: state },
      nextTryAt: { equals: nextTryAt },
    };
    const set = { ...data, lease: null, updatedAt: now.toISOString() };
    if (await updateRow(req.payload, 'deliveries', where, set, req)) changed += 1;
  }
  const nothing = 'Nothing to do: it is under way, or has nobody to go to.';
  return { changed, message: changed > 0 ? `${changed} ${done}.` : nothing };
}
