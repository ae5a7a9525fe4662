import {
  addDataAndFileToRequest,
  addLocalesToRequestFromData,
  type CollectionBeforeChangeHook,
  type Endpoint,
  getLatestCollectionVersion,
  type PayloadRequest,
  parseParams,
} from 'payload';
import { hasRole } from '../../access/roles.ts';
import { answerJson } from '../../api/answer.ts';
import { translateReason } from '../../panel/language/errors.ts';
import type { Blog, CaseStudy, Content, Opening } from '../../payload-types.ts';
import { toRowId } from '../../platform/row-id.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { getName, holdDocument, lockDocument, refuseLocked } from './document-lock.ts';
import { type Drafted, type DraftedDocument, draftedWriters } from './drafted.ts';
import { toReason } from './reasons.ts';

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

  constructor(newest: Newest, message: string) {
    super(message);
    this.newest = newest;
  }
}

/**
 * `PATCH /cms-api/<collection>/{id}`: as Payload's own, in one transaction. A body with an `updatedAt` is refused with 409 when that is
 * not the newest version's; what is typed (`autosave`) keeps others out for a minute instead of ending the lock, as Payload would.
 */
export const createSaveEndpoint = (collection: Drafted): Endpoint => ({
  path: '/:id',
  method: 'patch',
  handler: async (req) => {
    await readSave(req);
    return answerSave(req, (inside) =>
      saveDocument(inside, req, { collection, id: toRowId(req.routeParams?.id) }),
    );
  },
});

/** Reads what a save brings into its request. */
export async function readSave(req: PayloadRequest): Promise<void> {
  await addDataAndFileToRequest(req);
  addLocalesToRequestFromData(req);
}

/**
 * Answers a save that was read. The work gets a request of its own with the account and the language of the first, in a transaction.
 * @throws what the work throws, but for a stale save, which is answered with 409
 */
export async function answerSave(
  req: PayloadRequest,
  work: (inside: PayloadRequest) => Promise<object>,
): Promise<Response> {
  try {
    const doc = await inTransaction(req.payload, (inside) => work(actAs(inside, req)));
    return answerJson({ doc, message: req.t(toMessage(readHow(req).draft)) });
  } catch (error) {
    if (!(error instanceof StaleSave)) throw error;
    const { message, newest } = error;
    return answerJson({ errors: [{ name: 'StaleSave', message, data: newest }] }, 409);
  }
}

/** Gives a request in a transaction the account and the language of the one that asked for it. */
export function actAs(
  inside: PayloadRequest,
  { user, i18n, t, headers, payloadAPI }: PayloadRequest,
): PayloadRequest {
  return Object.assign(inside, { user, i18n, t, headers, payloadAPI });
}

/** How a save is meant, by its query. */
export function readHow({ query }: PayloadRequest) {
  const { autosave, depth, draft, trash, unpublishAllLocales } = parseParams(query);
  return {
    autosave: autosave === true,
    draft: draft === true,
    trash: trash === true,
    unpublishAllLocales: unpublishAllLocales === true,
    depth: depth ?? 1,
  };
}

/**
 * Stores what a request brings for a document, if it was made from its newest version and nobody else is typing.
 * @param inside a request in a transaction, in which the document is held; @param asked the request that brings it
 */
export async function saveDocument(
  inside: PayloadRequest,
  asked: PayloadRequest,
  { collection, id }: { collection: Drafted; id: number },
): Promise<DraftedDocument> {
  const how = readHow(asked);
  await holdDocument(inside, collection, id);
  // Anybody else is refused below, and learns nothing here.
  if (hasRole(asked, ...draftedWriters[collection])) {
    await refuseLocked(inside, collection, id);
    await refuseStale(inside, collection, id, asked.data?.updatedAt);
  }
  const saved = await inside.payload.update({
    ...how,
    collection,
    id,
    data: asked.data as Partial<Blog & CaseStudy & Content & Opening>,
    overrideAccess: false,
    // Looked at above, with words of ours.
    overrideLock: true,
    req: inside,
  });
  if (how.autosave) await lockDocument(inside, collection, id);
  return saved;
}

const toMessage = (draft: boolean) =>
  draft ? 'version:draftSavedSuccessfully' : 'general:updatedSuccessfully';

async function refuseStale(
  req: PayloadRequest,
  collection: Drafted,
  id: number,
  madeFrom: unknown,
): Promise<void> {
  if (typeof madeFrom !== 'string') return;
  const config = req.payload.collections[collection].config;
  const where = { id: { equals: id } };
  const newest = await getLatestCollectionVersion<DraftedDocument>({
    id,
    config,
    payload: req.payload,
    query: { collection, where, req },
    req,
  });
  if (!newest || Date.parse(newest.updatedAt) === Date.parse(madeFrom)) return;
  const by = await getName(req, newest.editedBy);
  const message = toReason(collection, ({ editing }) => editing.stale, { by });
  throw new StaleSave({ by, at: newest.updatedAt }, translateReason(req, message));
}

/** Keeps with each version whose it is. */
export const noteEditor: CollectionBeforeChangeHook = ({ data, req }) =>
  req.user ? { ...data, editedBy: req.user.id } : data;
