import { Locked, type PayloadRequest } from 'payload';
import { findUser } from '../../accounts/find-account.ts';
import { isPostgresAdapter } from '../../platform/database.ts';
import { translateError, translateReason } from '../../platform/language/errors.ts';
import { toActorName } from '../../submissions/history.ts';
import { toDocumentReason } from './document-reason.ts';
import type { VersionedCollection } from './versioned.ts';

/** Payload's collection of document locks. */
export const LOCKS = 'payload-locked-documents';

/** Seconds that a document stays locked after the last autosave. */
export const LOCK_DURATION = 60;

/** Locks the row until the transaction ends. SQLite has only one writer anyway. */
export async function lockRow(
  req: PayloadRequest,
  collection: VersionedCollection,
  id: number,
): Promise<void> {
  const { db } = req.payload;
  if (!isPostgresAdapter(db)) return;
  const session = db.sessions[String(await req.transactionID)]?.db;
  if (!session) throw new Error('a row can be locked only in a transaction');
  const table = db.tables[collection.replaceAll('-', '_')];
  if (!table) throw new Error(`there is no table ${collection}`);
  await session
    .select()
    .from(table)
    .where(db.operators.equals(table.id as never, id))
    .for('update');
}

/** Name of an account, or a placeholder if it is deleted. */
export async function getAccountName(
  req: PayloadRequest,
  id: number | null | undefined,
): Promise<string> {
  const user = id ? await findUser(req.payload, id, req) : undefined;
  return user ? toActorName(user) : translateError(req, ({ somebody }) => somebody);
}

/** Name of another user who is editing a document. */
async function findLockOwner(
  req: PayloadRequest,
  collection: VersionedCollection,
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
    // Callers have checked that the user may change the document.
    overrideAccess: true,
    req,
  });
  const holder = docs[0]?.user.value;
  const owner = typeof holder === 'object' ? holder.id : holder;
  if (owner === undefined || owner === req.user?.id) return undefined;
  return getAccountName(req, owner);
}

/** @throws {Locked} if another user is editing */
export async function rejectLocked(
  req: PayloadRequest,
  collection: VersionedCollection,
  id: number,
): Promise<void> {
  const who = await findLockOwner(req, collection, id);
  if (!who) return;
  throw new Locked(
    translateReason(
      req,
      toDocumentReason(collection, ({ editing }) => editing.locked, { who }),
    ),
  );
}

/** Creates a document lock for a minute. */
export async function lockDocument(
  req: PayloadRequest,
  collection: VersionedCollection,
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
