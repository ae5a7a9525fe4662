import type { Payload, Where } from 'payload';
import { type Claimed, isAnyDue, type Lane, type Outcome, type Source } from '../jobs/queue.ts';
import type { DeliveryTarget, Submission } from '../payload-types.ts';
import type { Form } from '../submissions/forms.ts';
import { whereToAccounts } from './account-deliveries.ts';
import { DeliveryError } from './delivery-error.ts';
import { discardOrphans } from './discard-deliveries.ts';
import { clearFirstAnswer, getRejectionReceivers, whereRejection } from './rejection-mails.ts';
import { getReminderAddresses } from './reminders.ts';
import { GIVE_UP_AFTER, LEASE, MAX_RETRY_DELAY, toRetryDelay } from './retry-policy.ts';
import { parseReached, type Receivers, type Sender } from './sender.ts';

type ClaimedDelivery = Claimed<'deliveries'>;
/** A delivery about a message. */
type MessageDelivery = ClaimedDelivery & { source: Form };

const isMessageDelivery = (claimed: ClaimedDelivery): claimed is MessageDelivery =>
  claimed.source !== 'users';

/** Reminders to owners, which need no target. */
const whereToOwners: Where = {
  and: [{ kind: { equals: 'reminder' } }, { target: { exists: false } }],
};

const toFarthest = (now: Date) => new Date(now.getTime() + MAX_RETRY_DELAY);

/**
 * The lanes of the outbox. The mail server is one receiver; every other target is its own, so a slow one delays no
 * other.
 */
export function openOutbox(payload: Payload, sender: Sender): Source {
  /** @param further deliveries without a target */
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
      farthest: toFarthest,
      async where() {
        // Read before each delivery, because targets may change meanwhile.
        targets = (await findActiveTargets(payload)).filter(isServed);
        return { or: [{ target: { in: targets.map(({ id }) => id) } }, ...further] };
      },
      work: (claimed, { now }) => deliver(payload, sender, claimed, targets, now),
    };
  };
  return async (now) => {
    if (!(await isAnyDue(payload, 'deliveries', now, toFarthest(now)))) return [];
    await discardOrphans(payload, now);
    const isMail = ({ kind }: DeliveryTarget) => kind === 'mail';
    const others = (await findActiveTargets(payload)).filter((target) => !isMail(target));
    return [
      toLane('mail', isMail, [whereToOwners, whereToAccounts, whereRejection]),
      ...others.map(({ id }) => toLane(`target ${id}`, (target) => target.id === id)),
    ];
  };
}

/** Sends a delivery, or discards it if it is no longer needed. */
async function deliver(
  payload: Payload,
  sender: Sender,
  claimed: ClaimedDelivery,
  targets: DeliveryTarget[],
  now: () => Date,
): Promise<Outcome<'deliveries'>> {
  const send = isMessageDelivery(claimed)
    ? await prepareMessage(payload, sender, claimed, targets)
    : await sender.prepareForAccount(claimed);
  if (!send) return { isDone: true };
  try {
    await send();
  } catch (error) {
    return toFailure(claimed, toDeliveryError(error, payload), now());
  }
  const sentAt = now().toISOString();
  return { isDone: true, set: { state: 'sent', sentAt, lastError: null, updatedAt: sentAt } };
}

/** Retries, or gives up after three days. */
function toFailure(
  { attempts, kind, queuedAt, reached: before }: ClaimedDelivery,
  error: DeliveryError,
  now: Date,
): Outcome<'deliveries'> {
  const isOver = now.getTime() - Date.parse(queuedAt) >= GIVE_UP_AFTER;
  // A visitor's mistyped e-mail address needs no action.
  const isSenderError = (kind === 'copy' || kind === 'rejection') && error.isFinal;
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

/** Returns a function that sends it; nothing if it is no longer needed. */
async function prepareMessage(
  payload: Payload,
  sender: Sender,
  claimed: MessageDelivery,
  targets: DeliveryTarget[],
): Promise<(() => Promise<void>) | undefined> {
  const target = targets.find(({ id }) => id === Number(claimed.target));
  const message = await findMessage(payload, claimed);
  const to = message && (await getReceivers(payload, claimed, target, message));
  if (message && to) return () => sender.send(claimed, to, message);
  if (message && claimed.kind === 'rejection') await clearFirstAnswer(payload, message);
  return undefined;
}

/** The recipients; nothing if it is no longer needed. */
async function getReceivers(
  payload: Payload,
  claimed: MessageDelivery,
  target: DeliveryTarget | undefined,
  message: Submission,
): Promise<Receivers | undefined> {
  if (message.state === 'spam') return undefined;
  if (claimed.kind === 'rejection') return getRejectionReceivers(message);
  if (claimed.kind !== 'reminder') return target;
  const addresses = await getReminderAddresses(payload, claimed, target, message);
  return addresses.length > 0 ? { kind: 'mail', addresses } : undefined;
}

async function findActiveTargets(payload: Payload): Promise<DeliveryTarget[]> {
  const { docs } = await payload.find({
    collection: 'delivery-targets',
    where: { state: { equals: 'active' } },
    pagination: false,
    depth: 0,
    showHiddenFields: true,
    // A background job has no user.
    overrideAccess: true,
  });
  return docs;
}

async function findMessage(
  payload: Payload,
  { messageId }: MessageDelivery,
): Promise<Submission | undefined> {
  const { docs } = await payload.find({
    collection: 'submissions',
    where: { id: { equals: messageId } },
    limit: 1,
    pagination: false,
    depth: 0,
    // As above.
    overrideAccess: true,
  });
  return docs[0];
}

function toDeliveryError(error: unknown, { logger }: Payload): DeliveryError {
  if (error instanceof DeliveryError) return error;
  logger.error({ err: error }, 'A delivery failed for a reason of our own');
  return new DeliveryError('Something went wrong here; the log says what.', { isOnlyThis: true });
}
