import type { Payload, Where } from 'payload';
import { hasPermission } from '../access/permissions.ts';
import type { Task } from '../jobs/tasks.ts';
import type { DeliveryTarget, Submission, User } from '../payload-types.ts';
import { formFacts } from '../submissions/forms.ts';
import { openStates, toDueWhere } from '../submissions/workflow.ts';
import { findTargets } from './find-targets.ts';
import { isMailConfigured } from './forwarding-gaps.ts';
import { addDelivery } from './queue-deliveries.ts';

const HOUR = 3_600_000;

/** Reminder time before noon of the due day, in milliseconds: eight in the morning. */
const BEFORE_NOON = 4 * HOUR;

/** Maximum age of a due day for a reminder, in milliseconds. */
const AT_MOST_SINCE = 72 * HOUR;

const MINUTE = 60_000;

/** Due day, as `2026-11-22`. */
const toDay = ({ answerBy }: Submission) => String(answerBy).slice(0, 10);

const toKey = (message: Submission, receiver: string) =>
  `${message.form}:${message.id}:reminder:${toDay(message)}:${receiver}`;

/** Queues due reminders every ten minutes, if mail can be sent. */
export const createReminderTask = (payload: Payload): Task<object> => ({
  name: 'reminders',
  toFirst: (now) => now,
  toNext: (now) => new Date(now.getTime() + 10 * MINUTE),
  hasWork: async () => isMailConfigured(),
  run: async ({ now }) => void (await queueReminders(payload, now())),
});

/** Queues a reminder for each due message without one: to its owner, or else to the mail targets of its form. */
export async function queueReminders(payload: Payload, now: Date): Promise<void> {
  const targets = await findTargets(payload, { kind: { equals: 'mail' } });
  for (const message of await findDue(payload, now)) {
    const { form, id, reference } = message;
    const owner = await findOwner(payload, message);
    // Accounts and targets may share ids.
    const receivers: { name: string; target?: number }[] = owner
      ? [{ name: `owner${owner.id}` }]
      : targets
          .filter(({ forms }) => forms.includes(form))
          .map((target) => ({ name: `target${target.id}`, target: target.id }));
    for (const { name, ...target } of receivers) {
      const due = `due${toDay(message).replaceAll('-', '')}`;
      const reminder = {
        ...({ kind: 'reminder', channel: 'mail', source: form, messageId: id, reference } as const),
        ...{ ...target, key: toKey(message, name), idempotencyKey: `${reference}.${due}-${name}` },
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

/** The owner of a message, if the account may read it. */
async function findOwner(payload: Payload, { form, owner }: Submission): Promise<User | undefined> {
  if (typeof owner !== 'number') return undefined;
  const user = await payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: owner } },
  });
  if (!user) return undefined;
  const reader = { user: { ...user, collection: 'users' as const } };
  return hasPermission(reader, formFacts[form].permission) ? user : undefined;
}
