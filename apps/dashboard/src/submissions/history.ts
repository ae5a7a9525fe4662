import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { CollectionConfig, PayloadRequest } from 'payload';
import { nobody } from '../access/access.ts';
import type { MessageEvent, User } from '../payload-types.ts';
import { formReaders, forms } from './forms.ts';

/** Actions on a submission. */
const actions = [
  'opened',
  'state',
  'released',
  'owner',
  'starred',
  'answer-by',
  'replied',
  'noted',
  'exported',
  'stage',
  'rejected',
] as const;

/** History of submissions. Rows are only added, and deleted with their submission. */
export const messageEvents: CollectionConfig = {
  slug: 'message-events',
  labels: { singular: 'Event', plural: 'Events' },
  access: { create: nobody, read: formReaders, update: nobody, delete: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'form', type: 'select', required: true, options: [...forms] },
    { name: 'messageId', type: 'number', required: true, index: true },
    { name: 'act', type: 'select', required: true, options: [...actions] },
    // Not a relation: the history outlives the account.
    { name: 'account', type: 'number', required: true },
    // Name of the account at that time.
    { name: 'who', type: 'text', required: true },
    // The value before and after; nothing if it is not set.
    { name: 'before', type: 'text' },
    { name: 'after', type: 'text' },
    { name: 'note', type: 'textarea' },
  ],
};

/** Adds entries to the history of messages, as the user of the request. */
export async function recordEvents(
  req: PayloadRequest,
  events: Omit<MessageEvent, 'account' | 'createdAt' | 'id' | 'updatedAt' | 'who'>[],
): Promise<void> {
  const { user, payload } = req;
  if (!user) throw new Error('history is written for somebody who has signed in');
  if (events.length === 0) return;
  const rows = events.map((event) => ({ ...event, account: user.id, who: toActorName(user) }));
  // One statement, because an export adds hundreds. Both adapters write it in the same way.
  const db = payload.db as unknown as PostgresAdapter;
  const session = db.sessions[String(await req.transactionID)]?.db ?? db.drizzle;
  await session.insert(db.tables.message_events).values(rows);
}

/** Name of an account in the panel, history, exports and logs. Never the e-mail address, which is a credential. */
export const toActorName = ({ id, name }: Pick<User, 'id' | 'name'>): string =>
  name?.trim() || `Colleague ${id}`;
