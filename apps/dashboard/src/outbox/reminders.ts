import type { Payload, Where } from 'payload';
import { hasRole } from '../access/roles.ts';
import { toQueued } from '../jobs/queue.ts';
import type { Task } from '../jobs/tasks.ts';
import type { DeliveryTarget, Submission, User } from '../payload-types.ts';
import { formFacts } from '../submissions/forms.ts';
import { openStates, toDueWhere } from '../submissions/workflow.ts';
import { isMailConfigured } from './forwarding-gaps.ts';
import { LEASE } from './retry-policy.ts';
import { decideTargets } from './routing.ts';

const HOUR = 3_600_000;

/** Reminder time before noon of the due day, in milliseconds: eight in the morning. */
const BEFORE_NOON = 4 * HOUR;

/** Maximum age of a due day for a reminder, in milliseconds. */
const AT_MOST_SINCE = 72 * HOUR;

const MINUTE = 60_000;

/** Messages in one query. */
const BATCH = 200;

/** Recipient of a reminder: the owner, or a target. */
interface Receiver {
  key: string;
  target?: number;
}

/** Due day, as `2026-11-22`. */
const toDay = ({ answerBy }: Submission) => String(answerBy).slice(0, 10);

const toKey = (message: Submission, receiver: string) =>
  `${message.form}:${message.id}:reminder:${toDay(message)}:${receiver}`;

/** Queues a reminder for each due message without one. */
export async function queueReminders(payload: Payload, now: Date): Promise<void> {
  const targets = await findMailTargets(payload);
  for await (const message of readDue(payload, now)) {
    for (const receiver of await decideReceivers(payload, message, targets)) {
      await queueOne(payload, message, receiver, now);
    }
  }
}

/**
 * Recipients of a reminder that is about to be sent; empty if the message was replied to, moved, closed or reassigned.
 */
export async function getReminderAddresses(
  payload: Payload,
  { key }: { key: string },
  target: DeliveryTarget | undefined,
  message: Submission,
): Promise<string[]> {
  if (!message.answerBy || !openStates.some((state) => state === message.state)) return [];
  const owner = await findOwner(payload, message);
  if (owner) return key === toKey(message, `owner ${owner.id}`) ? [owner.email] : [];
  const isStill = target && key === toKey(message, `target ${target.id}`);
  return isStill ? (target.addresses ?? []) : [];
}

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

/** All due messages, including those with a reminder. */
async function* readDue(payload: Payload, now: Date): AsyncGenerator<Submission> {
  const since = new Date(now.getTime() - AT_MOST_SINCE).toISOString();
  const until = new Date(now.getTime() + BEFORE_NOON).toISOString();
  const where: Where = {
    and: [
      toDueWhere(now),
      { answerBy: { greater_than: since } },
      { answerBy: { less_than_equal: until } },
    ],
  };
  let last = 0;
  for (;;) {
    const { docs } = await payload.find({
      collection: 'submissions',
      where: { and: [where, { id: { greater_than: last } }] },
      sort: 'id',
      limit: BATCH,
      pagination: false,
      depth: 0,
      // A background job has no user.
      overrideAccess: true,
    });
    yield* docs;
    last = docs.at(-1)?.id ?? last;
    if (docs.length < BATCH) return;
  }
}

async function decideReceivers(
  payload: Payload,
  message: Submission,
  targets: DeliveryTarget[],
): Promise<Receiver[]> {
  const owner = await findOwner(payload, message);
  if (owner) return [{ key: toKey(message, `owner ${owner.id}`) }];
  return decideTargets(targets, message).map(({ id }) => ({
    key: toKey(message, `target ${id}`),
    target: id,
  }));
}

/** The owner of a message, if the account may read it. */
async function findOwner(payload: Payload, { form, owner }: Submission): Promise<User | undefined> {
  if (typeof owner !== 'number') return undefined;
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { equals: owner } },
    limit: 1,
    pagination: false,
    depth: 0,
    // As above.
    overrideAccess: true,
  });
  const [user] = docs;
  return hasRole(
    { user: user ? { ...user, collection: 'users' } : null },
    'admin',
    formFacts[form].reader,
  )
    ? user
    : undefined;
}

async function findMailTargets(payload: Payload): Promise<DeliveryTarget[]> {
  const { docs } = await payload.find({
    collection: 'delivery-targets',
    where: { kind: { equals: 'mail' } },
    pagination: false,
    depth: 0,
    // As above.
    overrideAccess: true,
  });
  return docs;
}

async function queueOne(
  payload: Payload,
  message: Submission,
  { key, target }: Receiver,
  now: Date,
): Promise<void> {
  if (await isKnown(payload, key)) return;
  // `due20261122-owner3`: accounts and targets may share ids.
  const receiver = `due${toDay(message)}-${key.split(':').at(-1)}`.replaceAll(/[ -](?=\d)/g, '');
  try {
    await payload.create({
      collection: 'deliveries',
      data: {
        kind: 'reminder',
        channel: 'mail',
        key,
        ...(target !== undefined && { target }),
        idempotencyKey: `${message.reference}.${receiver}`,
        source: message.form,
        messageId: message.id,
        reference: message.reference,
        ...toQueued(now),
      },
      depth: 0,
      // Only the server creates deliveries.
      overrideAccess: true,
    });
  } catch (error) {
    // Another process was faster.
    if (!(await isKnown(payload, key))) throw error;
  }
}

async function isKnown(payload: Payload, key: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'deliveries',
    where: { key: { equals: key } },
    // As above.
    overrideAccess: true,
  });
  return totalDocs > 0;
}
