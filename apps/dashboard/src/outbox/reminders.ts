import type { Payload, Where } from 'payload';
import { hasRole } from '../access/roles.ts';
import type { Task } from '../jobs/tasks.ts';
import type { DeliveryTarget, Submission, User } from '../payload-types.ts';
import { formFacts } from '../submissions/forms.ts';
import { openStates, toDueWhere } from '../submissions/workflow.ts';
import { isMailConfigured } from './forwarding-gaps.ts';
import { addDelivery } from './queue-deliveries.ts';
import { LEASE } from './retry-policy.ts';
import { decideTargets } from './routing.ts';

const HOUR = 3_600_000;

/** Reminder time before noon of the due day, in milliseconds: eight in the morning. */
const BEFORE_NOON = 4 * HOUR;

/** Maximum age of a due day for a reminder, in milliseconds. */
const AT_MOST_SINCE = 72 * HOUR;

const MINUTE = 60_000;

/** Recipient of a reminder: the owner, or a target. */
interface Receiver {
  /** Accounts and targets may share ids. */
  name: `owner${number}` | `target${number}`;
  target?: number;
}

/** Due day, as `2026-11-22`. */
const toDay = ({ answerBy }: Submission) => String(answerBy).slice(0, 10);

const toKey = (message: Submission, receiver: Receiver['name']) =>
  `${message.form}:${message.id}:reminder:${toDay(message)}:${receiver}`;

/** Queues due reminders every ten minutes, if mail can be sent. */
export const createReminderTask = (payload: Payload): Task<object> => ({
  name: 'reminders',
  lease: LEASE,
  toRetryDelay: () => MINUTE,
  toFirst: (now) => now,
  toNext: (now) => new Date(now.getTime() + 10 * MINUTE),
  hasWork: async () => isMailConfigured(),
  run: async ({ now }) => void (await queueReminders(payload, now())),
});

/** Queues a reminder for each due message without one. */
export async function queueReminders(payload: Payload, now: Date): Promise<void> {
  const { docs: targets } = await payload.find({
    collection: 'delivery-targets',
    where: { kind: { equals: 'mail' } },
    pagination: false,
    depth: 0,
    // A background job has no user.
    overrideAccess: true,
  });
  for (const message of await findDue(payload, now)) {
    const { form, id, reference } = message;
    for (const { name, target } of await decideReceivers(payload, message, targets)) {
      const due = `due${toDay(message).replaceAll('-', '')}`;
      const reminder = {
        ...({ kind: 'reminder', channel: 'mail', source: form, messageId: id, reference } as const),
        ...(target !== undefined && { target }),
        ...{ key: toKey(message, name), idempotencyKey: `${reference}.${due}-${name}` },
      };
      await addDelivery(payload, reminder, undefined, now);
    }
  }
}

/**
 * Recipients of a reminder that is about to be sent; empty if the message was replied to, moved, closed or reassigned.
 */
export async function getReminderAddresses(
  payload: Payload,
  key: string,
  target: DeliveryTarget | undefined,
  message: Submission,
): Promise<string[]> {
  if (!message.answerBy || !openStates.some((state) => state === message.state)) return [];
  const owner = await findOwner(payload, message);
  if (owner) return key === toKey(message, `owner${owner.id}`) ? [owner.email] : [];
  const isStill = target && key === toKey(message, `target${target.id}`);
  return isStill ? (target.addresses ?? []) : [];
}

/** All messages due in these days, including those with a reminder. */
async function findDue(payload: Payload, now: Date): Promise<Submission[]> {
  const since = new Date(now.getTime() - AT_MOST_SINCE).toISOString();
  const until = new Date(now.getTime() + BEFORE_NOON).toISOString();
  const where: Where = {
    and: [
      toDueWhere(now),
      { answerBy: { greater_than: since } },
      { answerBy: { less_than_equal: until } },
    ],
  };
  const { docs } = await payload.find({
    collection: 'submissions',
    where,
    sort: 'id',
    pagination: false,
    depth: 0,
    // As above.
    overrideAccess: true,
  });
  return docs;
}

async function decideReceivers(
  payload: Payload,
  message: Submission,
  targets: DeliveryTarget[],
): Promise<Receiver[]> {
  const owner = await findOwner(payload, message);
  if (owner) return [{ name: `owner${owner.id}` }];
  return decideTargets(targets, message).map(({ id }) => ({ name: `target${id}`, target: id }));
}

/** The owner of a message, if the account may read it. */
async function findOwner(payload: Payload, { form, owner }: Submission): Promise<User | undefined> {
  if (typeof owner !== 'number') return undefined;
  const user = await payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: owner } },
  });
  if (!user) return undefined;
  const reader = { user: { ...user, collection: 'users' as const } };
  return hasRole(reader, 'admin', formFacts[form].reader) ? user : undefined;
}
