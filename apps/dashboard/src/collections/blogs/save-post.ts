import {
  addDataAndFileToRequest,
  addLocalesToRequestFromData,
  type CollectionBeforeChangeHook,
  type Endpoint,
  getLatestCollectionVersion,
  Locked,
  type PayloadRequest,
  parseParams,
} from 'payload';
import { LOCKS } from '../../access/document-locks.ts';
import { hasRole } from '../../access/roles.ts';
import { answerJson } from '../../api/answer.ts';
import type { Blog } from '../../payload-types.ts';
import { isPostgresAdapter } from '../../platform/database.ts';
import { toRowId } from '../../platform/row-id.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { toWho } from '../messages/note-events.ts';

/** How long a post stays locked after the last save of somebody who types, in seconds. */
export const LOCK_DURATION = 60;

/** Who stored the newest version, and when. */
interface Newest {
  /** Name or address of the account, or "Somebody". */
  by: string;
  /** ISO date; also what the next save must say that it was made from. */
  at: string;
}

/** A save that was made from a version which is not the newest one any more. */
class StaleSave extends Error {
  readonly newest: Newest;

  constructor(newest: Newest) {
    super(
      `${newest.by} changed this post meanwhile. Nothing of yours was stored, and nothing lost.`,
    );
    this.newest = newest;
  }
}

/**
 * `PATCH /cms-api/blogs/{id}`: as Payload's own, in one transaction. A body with an `updatedAt` is refused with 409 when that is not the
 * newest version's; what is typed (`autosave`) keeps others out for a minute instead of ending the lock, as Payload would.
 */
export const savePost: Endpoint = {
  path: '/:id',
  method: 'patch',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    addLocalesToRequestFromData(req);
    const id = toRowId(req.routeParams?.id);
    const { autosave, depth, draft, trash, unpublishAllLocales } = parseParams(req.query);
    try {
      const doc = await inTransaction(req.payload, async (inside) => {
        const { user, i18n, t, headers } = req;
        Object.assign(inside, { user, i18n, t, headers, payloadAPI: 'REST' });
        await holdPost(inside, id);
        // Anybody else is refused below, and learns nothing here.
        if (hasRole(req, 'admin', 'editor')) {
          await refuseLocked(inside, id);
          await refuseStale(inside, id, req.data?.updatedAt);
        }
        const saved = await req.payload.update({
          collection: 'blogs',
          id,
          data: req.data as Partial<Blog>,
          autosave: autosave === true,
          draft: draft === true,
          trash: trash === true,
          unpublishAllLocales: unpublishAllLocales === true,
          depth: depth ?? 1,
          overrideAccess: false,
          // Looked at above, with words of ours.
          overrideLock: true,
          req: inside,
        });
        if (autosave) await lock(inside, id);
        return saved;
      });
      return answerJson({ doc, message: req.t(toMessage(draft === true)) });
    } catch (error) {
      if (!(error instanceof StaleSave)) throw error;
      const { message, newest } = error;
      return answerJson({ errors: [{ name: 'StaleSave', message, data: newest }] }, 409);
    }
  },
};

const toMessage = (draft: boolean) =>
  draft ? 'version:draftSavedSuccessfully' : 'general:updatedSuccessfully';

/** Lets nobody else change a post until the transaction of the request ends. In SQLite nobody can anyway. */
export async function holdPost(req: PayloadRequest, id: number): Promise<void> {
  const { db } = req.payload;
  if (!isPostgresAdapter(db)) return;
  const session = db.sessions[String(await req.transactionID)]?.db;
  if (!session) throw new Error('a post is held in a transaction');
  const { blogs } = db.tables;
  if (!blogs) throw new Error('there is no table of posts');
  await session
    .select()
    .from(blogs)
    .where(db.operators.equals(blogs.id as never, id))
    .for('update');
}

async function refuseStale(req: PayloadRequest, id: number, madeFrom: unknown): Promise<void> {
  if (typeof madeFrom !== 'string') return;
  const config = req.payload.collections.blogs.config;
  const where = { id: { equals: id } };
  const newest = await getLatestCollectionVersion<Blog>({
    id,
    config,
    payload: req.payload,
    query: { collection: 'blogs', where, req },
    req,
  });
  if (!newest || Date.parse(newest.updatedAt) === Date.parse(madeFrom)) return;
  throw new StaleSave({ by: await getName(req, newest.editedBy), at: newest.updatedAt });
}

async function getName(req: PayloadRequest, id: number | null | undefined): Promise<string> {
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
  return user ? toWho(user) : 'Somebody';
}

/** @throws {Locked} when somebody else is typing */
async function refuseLocked(req: PayloadRequest, id: number): Promise<void> {
  const { docs } = await req.payload.find({
    collection: LOCKS,
    where: {
      and: [
        { 'document.relationTo': { equals: 'blogs' } },
        { 'document.value': { equals: id } },
        { updatedAt: { greater_than: new Date(Date.now() - LOCK_DURATION * 1000).toISOString() } },
      ],
    },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    depth: 0,
    // Who is typing is no secret among those who may change a post, which is looked at next.
    overrideAccess: true,
    req,
  });
  const holder = docs[0]?.user.value;
  const owner = typeof holder === 'object' ? holder.id : holder;
  if (owner === undefined || owner === req.user?.id) return;
  const who = await getName(req, owner);
  throw new Locked(`${who} is writing in this post. It is free a minute after the last key.`);
}

async function lock(req: PayloadRequest, id: number): Promise<void> {
  if (!req.user) return;
  await req.payload.db.create({
    collection: LOCKS,
    data: {
      document: { relationTo: 'blogs', value: id },
      user: { relationTo: 'users', value: req.user.id },
    },
    returning: false,
    req,
  });
}

/** Keeps with each version whose it is. */
export const noteEditor: CollectionBeforeChangeHook<Blog> = ({ data, req }) =>
  req.user ? { ...data, editedBy: req.user.id } : data;
