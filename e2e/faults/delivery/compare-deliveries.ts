import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FilledForm, SentForm } from '../../system/filled-forms.ts';
import type { ArrivedMail } from './mailbox.ts';

const EMPTY = Buffer.alloc(0);

/** A stored message. */
export interface StoredRow {
  reference: string;
  email: string;
  state: string;
  /** Expected number of deliveries. */
  due: number;
}

/** A row of the outbox. */
export interface DeliveryRow {
  reference: string;
  /** Prefix of its Message-ID. */
  key: string;
  state: string;
}

/** All results, observed from outside the processes. */
export interface DeliveryRecords {
  sent: SentForm[];
  stored: StoredRow[];
  deliveries: DeliveryRow[];
  mails: ArrivedMail[];
}

/** How many mails the targets of `makeTargets` send for a message of a form. */
const mailsOf: Record<string, number> = { contact: 1, enquiry: 1, application: 2 };

/** Reads the stored rows. @param query queries the database */
export async function readStored(
  query: (sql: string) => Promise<Record<string, unknown>[]>,
): Promise<Pick<DeliveryRecords, 'stored' | 'deliveries'>> {
  const messages = await query('SELECT form, reference, email, state FROM submissions');
  const stored = messages.map(({ form, reference, email, state }) => ({
    reference: String(reference),
    email: String(email),
    state: String(state),
    due: mailsOf[String(form)] ?? 0,
  }));
  const rows = await query('SELECT reference, idempotency_key, state FROM deliveries');
  const deliveries = rows.map(({ reference, idempotency_key, state }) => ({
    reference: String(reference),
    key: String(idempotency_key),
    state: String(state),
  }));
  return { stored, deliveries };
}

/**
 * Compares confirmations with stored messages, and stored messages with mails.
 * @param kills how many kills may have repeated a mail
 */
export function compareDeliveries(
  { sent, stored, deliveries, mails }: DeliveryRecords,
  kills: number,
) {
  const storedBy = group(stored, ({ email }) => email);
  const deliveriesBy = group(deliveries, ({ reference }) => reference);
  const mailsBy = group(mails, ({ messageId }) => messageId.slice(1, messageId.lastIndexOf('@')));
  const keys = new Set(deliveries.map(({ key }) => key));
  const acknowledged = sent.filter(({ reference }) => reference !== undefined);
  // All mails of one message to one recipient.
  const ids = group(mails, ({ subject, to }) => `${subject} to ${to.join(' ')}`);
  const repeats = mails.length - mailsBy.size;
  const failures = [
    ...name('acknowledged and not stored', acknowledged, ({ reference, fields }) =>
      (storedBy.get(fields.email ?? '') ?? []).every((row) => row.reference !== reference),
    ),
    ...name('stored more than once', stored, ({ email }) => storedBy.get(email)?.length !== 1),
    ...name('taken for spam', stored, ({ state }) => state === 'spam'),
    ...name(
      'stored without its deliveries',
      stored,
      ({ reference, due }) => deliveriesBy.get(reference)?.length !== due,
    ),
    ...name('not sent in the end', deliveries, ({ state }) => state !== 'sent'),
    ...name('mail missing', deliveries, ({ key }) => !mailsBy.has(key)),
    ...name('unexpected mail', [...mailsBy.keys()], (key) => !keys.has(key)),
    ...name(
      'repeated under another Message-ID',
      [...ids.values()],
      (same) => new Set(same.map(({ messageId }) => messageId)).size > 1,
    ),
    ...(repeats > kills ? [`${repeats} repeated mails after ${kills} kills`] : []),
    ...(acknowledged.length === 0 ? ['no message was acknowledged at all'] : []),
  ];
  const figures = {
    sent: sent.length,
    acknowledged: acknowledged.length,
    stored: stored.length,
    mails: mailsBy.size,
    repeats,
  };
  return { figures, failures };
}

/** Applications whose file is missing or different. @param folder in which the dashboard stores resumes */
export function findBrokenResumes(
  sent: FilledForm[],
  rows: Record<string, unknown>[],
  folder: string,
): string[] {
  const files = new Map(sent.map(({ fields, resume }) => [fields.email, resume]));
  return name('resume is not as it was sent', rows, ({ email, resume_key }) => {
    const file = join(folder, String(resume_key));
    return !existsSync(file) || !readFileSync(file).equals(files.get(String(email)) ?? EMPTY);
  });
}

/** Time of each message from the first submission to its first mail, milliseconds. */
export function toWaits({ sent, mails }: Pick<DeliveryRecords, 'sent' | 'mails'>): number[] {
  const first = new Map<string, number>();
  for (const { messageId, at } of mails) {
    const reference = messageId.slice(1).split('.')[0] ?? '';
    first.set(reference, Math.min(at, first.get(reference) ?? at));
  }
  return sent.flatMap(({ reference, sentAt }) => {
    const at = first.get(reference ?? '');
    return at === undefined ? [] : [at - sentAt];
  });
}

function group<Item>(items: Item[], toKey: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const known = groups.get(toKey(item));
    if (known) known.push(item);
    else groups.set(toKey(item), [item]);
  }
  return groups;
}

// Ten are enough.
function name<Item>(failure: string, items: Item[], isFaulty: (item: Item) => boolean): string[] {
  const all = items.filter(isFaulty);
  const some = all.slice(0, 10).map((item) => `${failure}: ${toText(item)}`);
  return all.length > some.length ? [...some, `${failure}: ${all.length} in all`] : some;
}

const toText = (item: unknown) =>
  JSON.stringify(item, (key, value) => (key === 'resume' ? undefined : value));
