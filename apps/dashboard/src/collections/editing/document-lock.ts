import { Locked, type PayloadRequest } from 'payload';
import { LOCKS } from '../../access/document-locks.ts';
import { translateError, translateReason } from '../../panel/language/errors.ts';
import { isPostgresAdapter } from '../../platform/database.ts';
import { toShownWho } from '../messages/note-events.ts';
import type { Drafted } from './drafted.ts';
import { toReason } from './reasons.ts';

/** How long a document stays locked after the last save of somebody who types, in seconds. */
export const LOCK_DURATION = 60;

/** Lets nobody else change a document until the transaction of the request ends. In SQLite nobody can anyway. */
export async function holdDocument(
  req: PayloadRequest,
  collection: Drafted,
  id: number,
): Promise<void> {
  const { db } = req.payload;
  if (!isPostgresAdapter(db)) return;
  const session = db.sessions[String(await req.transactionID)]?.db;
  if (!session) throw new Error('a document is held in a transaction');
  const table = db.tables[collection.replaceAll('-', '_')];
  if (!table) throw new Error(`there is no table ${collection}`);
  await session
    .select()
    .from(table)
    .where(db.operators.equals(table.id as never, id))
    .for('update');
}

/** What an account is called, for a colleague; "Somebody" when it is gone. */
export async function getName(req: PayloadRequest, id: number | null | undefined): Promise<string> {
  const user =
    id &&
    (await req.payload.findByID({
      collection: 'users',
      id,
      depth: 0,
      disableErrors: true,
      // Editors may not read accounts; here they learn a colleague's name alone.
      overrideAccess: true,
      req,
    }));
  return user ? toShownWho(req, user) : translateError(req, ({ somebody }) => somebody);
}

/** Who else is typing into a document; nothing when nobody is. */
export async function findWriter(
  req: PayloadRequest,
  collection: Drafted,
  id: number,
): Promise<string | undefined> {
  const { docs } = await req.payload.find({
    collection: LOCKS,
    where: {
      and: [
        { 'document.relationTo': { equals: collection } },
        { 'document.value': { equals: id } },
        { updatedAt: { greater_than: new Date(Date.now() - LOCK_DURATION * 1000).toISOString() } },
      ],
    },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    depth: 0,
    // Who is typing is no secret among those who may change a document, whom callers let in.
    overrideAccess: true,
    req,
  });
  const holder = docs[0]?.user.value;
  const owner = typeof holder === 'object' ? holder.id : holder;
  if (owner === undefined || owner === req.user?.id) return undefined;
  return getName(req, owner);
}

/** @throws {Locked} when somebody else is typing */
export async function refuseLocked(
  req: PayloadRequest,
  collection: Drafted,
  id: number,
): Promise<void> {
  const who = await findWriter(req, collection, id);
  if (!who) return;
  throw new Locked(
    translateReason(
      req,
      toReason(collection, ({ editing }) => editing.locked, { who }),
    ),
  );
}

/** Keeps others out for a minute. */
export async function lockDocument(
  req: PayloadRequest,
  collection: Drafted,
  id: number,
): Promise<void> {
  if (!req.user) return;
  await req.payload.db.create({
    collection: LOCKS,
    data: {
      document: { relationTo: collection, value: id },
      user: { relationTo: 'users', value: req.user.id },
    },
    returning: false,
    req,
  });
}
