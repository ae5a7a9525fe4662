import type { PayloadRequest } from 'payload';
import { tell } from '../../panel/language/refuse.ts';
import { isPostgresAdapter, isSqlite } from '../../platform/database.ts';
import type { Form } from './forms.ts';
import type { MessageAction } from './message-events.ts';

/** Something that was done to a message. */
export interface MessageEvent {
  form: Form;
  messageId: number;
  act: MessageAction;
  /** The field's value before and after, in words. */
  before?: string;
  after?: string;
  note?: string;
}

/** Adds rows to the history of messages, in the name of whoever makes the request: all of them or none. */
export async function recordEvents(req: PayloadRequest, events: MessageEvent[]): Promise<void> {
  const { user, payload } = req;
  if (!user) throw new Error('history is written for somebody who has signed in');
  if (events.length === 0) return;
  const rows = events.map((event) => ({ ...event, account: user.id, who: toActorName(user) }));
  const { db } = payload;
  // One statement, however many: an export notes hundreds.
  const transaction = String(await req.transactionID);
  if (isSqlite(db)) {
    const session = (db.sessions?.[transaction]?.db ?? db.drizzle) as typeof db.drizzle;
    await session.insert(db.tables.message_events).values(rows);
    return;
  }
  if (!isPostgresAdapter(db)) throw new Error(`No history in the database ${db.name}`);
  const session = db.sessions[transaction]?.db ?? db.drizzle;
  await session.insert(db.tables.message_events).values(rows);
}

interface NamedAccount {
  id: number;
  name?: string | null;
}

/** What an account is called in stored history, exports and logs: never by its e-mail address, which is a part of how it signs in. */
export const toActorName = ({ id, name }: NamedAccount): string =>
  name?.trim() || `Colleague ${id}`;

/** The same where it is shown, in the language of whoever looks. */
export const toShownActorName = (
  req: Pick<PayloadRequest, 'i18n'>,
  { id, name }: NamedAccount,
): string => name?.trim() || tell(req, ({ colleague }) => colleague, { id: String(id) });
