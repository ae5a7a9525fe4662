import type { Payload, Where } from 'payload';
import { hasRole } from '../access/roles.ts';
import { type Form, formFacts, forms } from '../collections/messages/forms.ts';
import { openStates, toDueWhere } from '../collections/messages/workflow-rules.ts';
import type { DeliveryTarget, User } from '../payload-types.ts';
import { isMailConfigured } from './forwarding-gaps.ts';
import { decideTargets } from './routing.ts';
import type { StoredMessage } from './stored-message.ts';

const HOUR = 3_600_000;

/** How long before the noon of its day somebody is reminded, in milliseconds: at eight in the morning. */
const BEFORE_NOON = 4 * HOUR;

/** A day that passed longer ago is not mailed any more, in milliseconds. */
const AT_MOST_SINCE = 72 * HOUR;

/** How often it is looked for what is due, in milliseconds. */
const INTERVAL = 60_000;

/** Messages that are read at once. */
const BATCH = 200;

/** Somebody who is reminded: the owner, or a target that hears of such messages. */
interface Receiver {
  key: string;
  target?: number;
}

/** The day an answer is due, as `2026-11-22`. */
const toDay = ({ answerBy }: StoredMessage) => String(answerBy).slice(0, 10);

const toKey = (form: Form, message: StoredMessage, receiver: string) =>
  `${form}:${message.id}:reminder:${toDay(message)}:${receiver}`;

/** Writes a row for each answer that is due and that nobody was reminded of. Without a mail server there is nothing to do. */
export async function queueReminders(payload: Payload, now: Date): Promise<void> {
  if (!isMailConfigured()) return;
  const targets = await findMailTargets(payload);
  for (const form of forms) {
    for await (const message of readDue(payload, form, now)) {
      for (const receiver of await decideReceivers(payload, form, message, targets)) {
        await queueOne(payload, form, message, receiver, now);
      }
    }
  }
}

/**
 * Who gets a reminder whose turn has come, by address; nobody when it was answered, moved, closed or given to somebody
 * else meanwhile.
 */
export async function getReminderAddresses(
  payload: Payload,
  { source, key }: { source: Form; key: string },
  target: DeliveryTarget | undefined,
  message: StoredMessage,
): Promise<string[]> {
  if (!message.answerBy || !openStates.some((state) => state === message.state)) return [];
  const owner = await findOwner(payload, source, message);
  if (owner) return key === toKey(source, message, `owner ${owner.id}`) ? [owner.email] : [];
  const isStill = target && key === toKey(source, message, `target ${target.id}`);
  return isStill ? (target.addresses ?? []) : [];
}

/** Looks every minute, until the returned function is called. */
export function startReminders(payload: Payload): () => Promise<void> {
  let looking = Promise.resolve();
  const look = () => {
    looking = looking
      .then(() => queueReminders(payload, new Date()))
      .catch((err: unknown) => {
        payload.logger.error({ err }, 'Reminders could not be queued');
      });
  };
  look();
  const timer = setInterval(look, INTERVAL).unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}

/** Every message that is due, those somebody was reminded of, too: they stay due until somebody answers. */
async function* readDue(payload: Payload, form: Form, now: Date): AsyncGenerator<StoredMessage> {
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
      collection: form,
      where: { and: [where, { id: { greater_than: last } }] },
      sort: 'id',
      limit: BATCH,
      pagination: false,
      depth: 0,
      // The program's own work, for nobody in particular.
      overrideAccess: true,
    });
    for (const doc of docs) yield { ...doc };
    last = docs.at(-1)?.id ?? last;
    if (docs.length < BATCH) return;
  }
}

async function decideReceivers(
  payload: Payload,
  form: Form,
  message: StoredMessage,
  targets: DeliveryTarget[],
): Promise<Receiver[]> {
  const owner = await findOwner(payload, form, message);
  if (owner) return [{ key: toKey(form, message, `owner ${owner.id}`) }];
  return decideTargets(targets, form, message).map(({ id }) => ({
    key: toKey(form, message, `target ${id}`),
    target: id,
  }));
}

/** The owner of a message, if that account may read it. */
async function findOwner(
  payload: Payload,
  form: Form,
  { owner }: StoredMessage,
): Promise<User | undefined> {
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
  form: Form,
  message: StoredMessage,
  { key, target }: Receiver,
  now: Date,
): Promise<void> {
  if (await isKnown(payload, key)) return;
  const at = now.toISOString();
  // `due20261122-owner3`: an account and a target may have the same number.
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
        source: form,
        messageId: message.id,
        reference: message.reference,
        state: 'queued',
        attempts: 0,
        queuedAt: at,
        nextTryAt: at,
      },
      depth: 0,
      // Closed to every account: only the program writes what it has to send.
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
