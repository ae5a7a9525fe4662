import type { Payload, Where } from 'payload';
import { hasPermission } from '../access/permissions.ts';
import { findUser } from '../accounts/find-account.ts';
import type { Task } from '../jobs/tasks.ts';
import type { DeliveryTarget, Submission, User } from '../payload-types.ts';
import { DAY, HOUR, MINUTE } from '../platform/durations.ts';
import { formFacts } from '../submissions/forms.ts';
import { openStates, toDueWhere } from '../submissions/workflow.ts';
import { findTargets } from './find-targets.ts';
import { isMailConfigured } from './forwarding-gaps.ts';
import { queueMail } from './queue-deliveries.ts';

/** Reminder time before noon of the due day, in milliseconds: eight in the morning. */
const BEFORE_NOON = 4 * HOUR;

/** Maximum age of a due day for a reminder, in milliseconds. */
const AT_MOST_SINCE = 3 * DAY;

/** Names a receiver and the due day, such as `due20261122-owner3`: accounts and targets may share ids. */
const toReceiver = ({ answerBy }: Submission, kind: 'owner' | 'target', id: number) =>
  `due${String(answerBy).slice(0, 10).replaceAll('-', '')}-${kind}${id}`;

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
    const owner = await findOwner(payload, message);
    const receivers = owner
      ? [{ receiver: toReceiver(message, 'owner', owner.id) }]
      : targets
          .filter(({ forms }) => forms.includes(message.form))
          .map(({ id }) => ({ receiver: toReceiver(message, 'target', id), target: id }));
    for (const receiver of receivers)
      await queueMail(payload, 'reminder', message, receiver, undefined, now);
  }
}

/** Recipients of a reminder that is about to be sent; empty if the message was replied to, moved, closed or reassigned. */
export async function getReminderAddresses(
  payload: Payload,
  key: string,
  target: DeliveryTarget | undefined,
  message: Submission,
): Promise<string[]> {
  if (!message.answerBy || !openStates.some((state) => state === message.state)) return [];
  const owner = await findOwner(payload, message);
  if (owner) return key.endsWith(`:${toReceiver(message, 'owner', owner.id)}`) ? [owner.email] : [];
  const isStill = target && key.endsWith(`:${toReceiver(message, 'target', target.id)}`);
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
  const query = { where, sort: 'id', pagination: false };
  return (await payload.db.find<Submission>({ collection: 'submissions', ...query })).docs;
}

/** The owner of a message, if the account may read it. */
export async function findOwner(
  payload: Payload,
  { form, owner }: Submission,
): Promise<User | undefined> {
  if (typeof owner !== 'number') return undefined;
  const user = await findUser(payload, owner);
  return user && hasPermission({ user }, formFacts[form].permission) ? user : undefined;
}
