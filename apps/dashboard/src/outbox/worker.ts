import type { Payload, Where } from 'payload';
import { type Claimed, isAnyDue, type Lane, type Outcome, type Source } from '../jobs/queue.ts';
import { LEASE, MAX_RETRY_DELAY, toRetryDelay } from '../jobs/tasks.ts';
import type { DeliveryTarget } from '../payload-types.ts';
import { DAY } from '../platform/durations.ts';
import { DeliveryError } from './delivery-error.ts';
import { findTargets } from './find-targets.ts';
import { needsTarget } from './queue-deliveries.ts';
import { parseReached, type Sender } from './sender.ts';

type ClaimedDelivery = Claimed<'deliveries'>;

/** Milliseconds until a delivery is dead. */
const GIVE_UP_AFTER = 3 * DAY;

const toLatestRetry = (now: Date) => new Date(now.getTime() + MAX_RETRY_DELAY);

/** The lanes of the outbox: the mail server has one, and so has every other target. A slow one delays no other. */
export function openOutbox(payload: Payload, sender: Sender): Source {
  const toLane = (
    name: string,
    isServed: (target: DeliveryTarget) => boolean,
    further: Where[] = [],
  ): Lane<'deliveries'> => {
    let targets: DeliveryTarget[] = [];
    return {
      name,
      table: 'deliveries',
      lease: LEASE,
      latestPlausibleTime: toLatestRetry,
      async where() {
        // Read before each delivery, because targets may change meanwhile.
        targets = (await findTargets(payload)).filter(isServed);
        return { or: [{ target: { in: targets.map(({ id }) => id) } }, ...further] };
      },
      work: (claimed, { now }) => {
        const target = targets.find(({ id }) => id === Number(claimed.target));
        return deliver(payload, sender, claimed, target, now);
      },
    };
  };
  return async (now) => {
    if (!(await isAnyDue(payload, 'deliveries', now, toLatestRetry(now)))) return [];
    const isMail = ({ kind }: DeliveryTarget) => kind === 'mail';
    const others = (await findTargets(payload)).filter((target) => !isMail(target));
    return [
      toLane('mail', isMail, [{ target: { exists: false } }]),
      ...others.map(({ id }) => toLane(`target ${id}`, (target) => target.id === id)),
    ];
  };
}

/** Sends a delivery, or discards it if it is no longer needed. */
async function deliver(
  payload: Payload,
  sender: Sender,
  claimed: ClaimedDelivery,
  target: DeliveryTarget | undefined,
  now: () => Date,
): Promise<Outcome<'deliveries'>> {
  // Its target was deleted while it was queued or sent.
  if (needsTarget(claimed.kind) && !target) return { isDone: false, set: ofDeletedTarget };
  try {
    if (!(await sender.send(claimed, target))) return { isDone: true };
  } catch (error) {
    return toFailedDelivery(claimed, toDeliveryError(error, payload), now());
  }
  const sentAt = now().toISOString();
  return { isDone: true, set: { state: 'sent', sentAt, lastError: null, updatedAt: sentAt } };
}

/** What is stored with deliveries of a deleted target. */
export const ofDeletedTarget = {
  state: 'dropped',
  lastError: 'Its forwarding was deleted.',
} as const;

/** Retries, or gives up after three days. */
function toFailedDelivery(
  { attempts, kind, queuedAt, reached: before }: ClaimedDelivery,
  error: DeliveryError,
  now: Date,
): Outcome<'deliveries'> {
  const isOver = now.getTime() - Date.parse(queuedAt) >= GIVE_UP_AFTER;
  // A visitor's mistyped e-mail address needs no action.
  const isSenderError = ['copy', 'rejection', 'reply'].includes(kind) && error.isFinal;
  const reached = [...parseReached(before), ...error.reached].join(' ');
  return {
    isDone: false,
    endsLane: !error.isOnlyThis,
    set: {
      state: isSenderError ? 'dropped' : isOver ? 'dead' : 'queued',
      lastError: error.message,
      reached: reached || null,
      nextTryAt: new Date(now.getTime() + toRetryDelay(attempts)).toISOString(),
      updatedAt: now.toISOString(),
    },
  };
}

function toDeliveryError(error: unknown, { logger }: Payload): DeliveryError {
  if (error instanceof DeliveryError) return error;
  logger.error({ err: error }, 'A delivery failed for a reason of our own');
  return new DeliveryError('Something went wrong here; the log says what.', { isOnlyThis: true });
}
