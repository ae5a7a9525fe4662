import type { PayloadRequest } from 'payload';
import { translateError } from '../../panel/language/errors.ts';
import { isPostgresAdapter, isSqlite } from '../../platform/database.ts';
import type { Form } from './forms.ts';
import type { Act } from './message-events.ts';

/** Something that was done to a message. */
export interface MessageEvent {
  form: Form;
  messageId: number;
  act: Act;
  /** The field's value before and after, in words. */
  before?: string;
  after?: string;
  note?: string;
}

/** Adds rows to the history of messages, in the name of whoever makes the request: all of them or none. */
export async function noteEvents(req: PayloadRequest, events: MessageEvent[]): Promise<void> {
  const { user, payload } = req;
  if (!user) throw new Error('history is written for somebody who has signed in');
  if (events.length === 0) return;
  const rows = events.map((event) => ({ ...event, account: user.id, who: toWho(user) }));
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

interface Named {
  id: number;
  name?: string | null;
}

/** What an account is called in stored history, exports and logs: never by its e-mail address, which is a part of how it signs in. */
export const toWho = ({ id, name }: Named): string => name?.trim() || `Colleague ${id}`;

/** The same where it is shown, in the language of whoever looks. */
export const toShownWho = (req: Pick<PayloadRequest, 'i18n'>, { id, name }: Named): string =>
  name?.trim() || translateError(req, ({ colleague }) => colleague, { id: String(id) });
