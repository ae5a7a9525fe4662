import type { Payload, Where } from 'payload';
import type { DeliveryTarget, Submission } from '../payload-types.ts';
import { whereToAccounts } from './account-deliveries.ts';
import {
  type ClaimedDelivery,
  type ClaimedMessageDelivery,
  claimNext,
  discardDelivery,
  isMessageDelivery,
  markFailed,
  markSent,
  whereDue,
} from './claims.ts';
import { DeliveryError } from './delivery-error.ts';
import { discardOrphans } from './discard-deliveries.ts';
import { clearFirstAnswer, getRejectionReceivers, whereRejection } from './rejection-mails.ts';
import { getReminderAddresses } from './reminders.ts';
import type { Receivers, Sender } from './sender.ts';

export interface OutboxWorker {
  /**
   * Sends due deliveries until none is left or the receiver fails. Receivers that are busy from an earlier call
   * continue.
   * @returns the number sent
   */
  work(): Promise<number>;
  /** Stops claiming; resolves when all running deliveries have ended. */
  stop(): Promise<void>;
}

interface WorkerOptions {
  payload: Payload;
  sender: Sender;
  /** Clock; the system's by default. */
  now?: () => Date;
}

/** A queue that is sent sequentially to one receiver. */
interface TargetQueue {
  /** Whether a target belongs to the queue. */
  isServed: (target: DeliveryTarget) => boolean;
  /** Deliveries without a target. */
  further?: Where[];
}

/** Polling interval, in milliseconds. */
const INTERVAL = 1000;

/** Creates a worker without a timer. */
export function createOutboxWorker({
  payload,
  sender,
  now = () => new Date(),
}: WorkerOptions): OutboxWorker {
  // The mail server is one receiver; every other target is its own.
  const busy = new Map<string, Promise<number>>();
  let isStopping = false;

  async function workQueue({ isServed, further = [] }: TargetQueue): Promise<number> {
    let sent = 0;
    while (!isStopping) {
      // Read before each delivery, because targets may change meanwhile.
      const targets = (await findActiveTargets(payload)).filter(isServed);
      const ofTargets: Where = { target: { in: targets.map(({ id }) => id) } };
      const claimed = await claimNext(payload, { or: [ofTargets, ...further] }, now());
      if (!claimed) break;
      const failure = await sendOne(claimed, targets);
      if (!failure) sent += 1;
      else if (!failure.isOnlyThis) break;
    }
    return sent;
  }

  async function sendOne(
    claimed: ClaimedDelivery,
    targets: DeliveryTarget[],
  ): Promise<DeliveryError | undefined> {
    const send = isMessageDelivery(claimed)
      ? await prepareMessage(claimed, targets)
      : await sender.prepareForAccount(claimed);
    if (!send) {
      await discardDelivery(payload, claimed);
      return undefined;
    }
    try {
      await send();
    } catch (error) {
      const failure = toDeliveryError(error, payload);
      await markFailed(payload, claimed, failure, now());
      return failure;
    }
    await markSent(payload, claimed, now());
    return undefined;
  }

  /** Returns a function that sends it; nothing if it is no longer needed. */
  async function prepareMessage(
    claimed: ClaimedMessageDelivery,
    targets: DeliveryTarget[],
  ): Promise<(() => Promise<void>) | undefined> {
    const target = targets.find(({ id }) => id === Number(claimed.target));
    const message = await findMessage(payload, claimed);
    const to = message && (await getReceivers(claimed, target, message));
    if (message && to) return () => sender.send(claimed, to, message);
    if (message && claimed.kind === 'rejection') await clearFirstAnswer(payload, message);
    return undefined;
  }

  /** The recipients; nothing if it is no longer needed. */
  async function getReceivers(
    claimed: ClaimedMessageDelivery,
    target: DeliveryTarget | undefined,
    message: Submission,
  ): Promise<Receivers | undefined> {
    if (message.state === 'spam') return undefined;
    if (claimed.kind === 'rejection') return getRejectionReceivers(message);
    if (claimed.kind !== 'reminder') return target;
    const addresses = await getReminderAddresses(payload, claimed, target, message);
    return addresses.length > 0 ? { kind: 'mail', addresses } : undefined;
  }

  function start(name: string, lane: TargetQueue) {
    if (busy.has(name)) return undefined;
    const work = workQueue(lane).finally(() => busy.delete(name));
    busy.set(name, work);
    return work;
  }

  return {
    async work() {
      if (!(await isAnythingDue(payload, now()))) return 0;
      await discardOrphans(payload, now());
      const isMail = ({ kind }: DeliveryTarget) => kind === 'mail';
      const active = await findActiveTargets(payload);
      const lanes = [
        start('mail', {
          isServed: isMail,
          further: [whereToOwners, whereToAccounts, whereRejection],
        }),
        ...active
          .filter((target) => !isMail(target))
          .map(({ id }) => start(`target ${id}`, { isServed: (target) => target.id === id })),
      ];
      const sent = await Promise.all(lanes.map((lane) => lane ?? 0));
      return sent.reduce((sum, count) => sum + count, 0);
    },
    async stop() {
      isStopping = true;
      await Promise.allSettled(busy.values());
    },
  };
}

/** Reminders to owners, which need no target. */
const whereToOwners: Where = {
  and: [{ kind: { equals: 'reminder' } }, { target: { exists: false } }],
};

/** Works now and every second, until the returned function is called. */
export function startOutbox(payload: Payload, sender: Sender): () => Promise<void> {
  const worker = createOutboxWorker({ payload, sender });
  // Calls may overlap, so that a slow receiver does not block others.
  const look = () => {
    worker.work().catch((err: unknown) => {
      payload.logger.error({ err }, 'The outbox could not be worked off');
    });
  };
  look();
  const timer = setInterval(look, INTERVAL).unref();
  return async () => {
    clearInterval(timer);
    await worker.stop();
  };
}

const isAnythingDue = async (payload: Payload, now: Date): Promise<boolean> => {
  const { docs } = await payload.find({
    collection: 'deliveries',
    where: whereDue(now),
    limit: 1,
    pagination: false,
    depth: 0,
    // A background job has no user.
    overrideAccess: true,
  });
  return docs.length > 0;
};

async function findActiveTargets(payload: Payload): Promise<DeliveryTarget[]> {
  const { docs } = await payload.find({
    collection: 'delivery-targets',
    where: { state: { equals: 'active' } },
    pagination: false,
    depth: 0,
    showHiddenFields: true,
    // As above.
    overrideAccess: true,
  });
  return docs;
}

async function findMessage(
  payload: Payload,
  { messageId }: ClaimedMessageDelivery,
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
