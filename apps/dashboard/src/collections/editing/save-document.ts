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
import { jsonResponse } from '../../api/response.ts';
import { sayReason } from '../../panel/language/refuse.ts';
import type { Blog, CaseStudy, Content, Opening } from '../../payload-types.ts';
import { toRowId } from '../../platform/row-id.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { getAccountName, lockDocument, lockRow, rejectLocked } from './document-lock.ts';
import { toDocumentReason } from './document-reason.ts';
import { type VersionedCollection, type VersionedDocument, writerRoles } from './versioned.ts';

/** Who stored the newest version, and when. */
interface Newest {
  /** Name or address of the account, or "Somebody". */
  by: string;
  /** ISO date; also what the next save must say that it was made from. */
  at: string;
}

/** A save that was made from a version which is not the newest one any more. */
class ConflictError extends Error {
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
export const createSaveEndpoint = (collection: VersionedCollection): Endpoint => ({
  path: '/:id',
  method: 'patch',
  handler: async (req) => {
    await parseSaveBody(req);
    return respondToSave(req, (inside) =>
      saveDocument(inside, req, { collection, id: toRowId(req.routeParams?.id) }),
    );
  },
});

/** Reads what a save brings into its request. */
export async function parseSaveBody(req: PayloadRequest): Promise<void> {
  await addDataAndFileToRequest(req);
  addLocalesToRequestFromData(req);
}

/**
 * Answers a save that was read. The work gets a request of its own with the account and the language of the first, in a transaction.
 * @throws what the work throws, but for a stale save, which is answered with 409
 */
export async function respondToSave(
  req: PayloadRequest,
  work: (inside: PayloadRequest) => Promise<object>,
): Promise<Response> {
  try {
    const doc = await inTransaction(req.payload, (inside) => work(inheritUser(inside, req)));
    return jsonResponse({ doc, message: req.t(toMessage(parseSaveQuery(req).draft)) });
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    const { message, newest } = error;
    return jsonResponse({ errors: [{ name: 'StaleSave', message, data: newest }] }, 409);
  }
}

/** Gives a request in a transaction the account and the language of the one that asked for it. */
export function inheritUser(
  inside: PayloadRequest,
  { user, i18n, t, headers, payloadAPI }: PayloadRequest,
): PayloadRequest {
  return Object.assign(inside, { user, i18n, t, headers, payloadAPI });
}

/** How a save is meant, by its query. */
export function parseSaveQuery({ query }: PayloadRequest) {
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
  { collection, id }: { collection: VersionedCollection; id: number },
): Promise<VersionedDocument> {
  const how = parseSaveQuery(asked);
  await lockRow(inside, collection, id);
  // Anybody else is refused below, and learns nothing here.
  if (hasRole(asked, ...writerRoles[collection])) {
    await rejectLocked(inside, collection, id);
    await rejectStaleWrite(inside, collection, id, asked.data?.updatedAt);
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

async function rejectStaleWrite(
  req: PayloadRequest,
  collection: VersionedCollection,
  id: number,
  baseVersion: unknown,
): Promise<void> {
  if (typeof baseVersion !== 'string') return;
  const config = req.payload.collections[collection].config;
  const where = { id: { equals: id } };
  const newest = await getLatestCollectionVersion<VersionedDocument>({
    id,
    config,
    payload: req.payload,
    query: { collection, where, req },
    req,
  });
  if (!newest || Date.parse(newest.updatedAt) === Date.parse(baseVersion)) return;
  const by = await getAccountName(req, newest.editedBy);
  const message = toDocumentReason(collection, ({ editing }) => editing.stale, { by });
  throw new ConflictError({ by, at: newest.updatedAt }, sayReason(req, message));
}

/** Keeps with each version whose it is. */
export const recordEditor: CollectionBeforeChangeHook = ({ data, req }) =>
  req.user ? { ...data, editedBy: req.user.id } : data;
