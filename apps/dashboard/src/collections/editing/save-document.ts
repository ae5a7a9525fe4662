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
import { translateReason } from '../../panel/language/errors.ts';
import type { Blog, CaseStudy, Content, Opening } from '../../payload-types.ts';
import { toRowId } from '../../platform/row-id.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { getAccountName, lockDocument, lockRow, rejectLocked } from './document-lock.ts';
import { toDocumentReason } from './document-reason.ts';
import { type VersionedCollection, type VersionedDocument, writerRoles } from './versioned.ts';

/** Author and time of the latest version. */
interface Newest {
  /** Name of the account, or a placeholder if it is deleted. */
  by: string;
  /** ISO date. The next save must send it as its base version. */
  at: string;
}

/** The save is based on an outdated version. */
class ConflictError extends Error {
  readonly newest: Newest;

  constructor(newest: Newest, message: string) {
    super(message);
    this.newest = newest;
  }
}

/**
 * `PATCH /cms-api/<collection>/{id}`: like Payload's endpoint, but in one transaction. It responds 409 if `updatedAt`
 * is not that of the latest version. An autosave renews the document lock for a minute; Payload would end it.
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

/** Parses the body of a save into the request. */
export async function parseSaveBody(req: PayloadRequest): Promise<void> {
  await addDataAndFileToRequest(req);
  addLocalesToRequestFromData(req);
}

/**
 * Runs a save in a transaction and responds. A conflict becomes a 409 response.
 * @throws other errors of the work
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

/** Copies user, language and locale from the original request to the request of the transaction. */
export function inheritUser(
  inside: PayloadRequest,
  { user, i18n, t, headers, payloadAPI, locale }: PayloadRequest,
): PayloadRequest {
  return Object.assign(inside, { user, i18n, t, headers, payloadAPI, locale });
}

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
 * Saves a document if it is based on the latest version and no other user is editing.
 * @param inside request of the transaction, which locks the row
 * @param asked the original request
 */
export async function saveDocument(
  inside: PayloadRequest,
  asked: PayloadRequest,
  { collection, id }: { collection: VersionedCollection; id: number },
): Promise<VersionedDocument> {
  const how = parseSaveQuery(asked);
  await lockRow(inside, collection, id);
  // Users without the role are rejected below, without details.
  if (hasRole(asked, ...writerRoles[collection])) {
    await rejectLocked(inside, collection, id);
    await rejectStaleWrite(inside, collection, id, asked.data?.updatedAt);
  }
  const saved = await inside.payload.update({
    ...how,
    collection,
    id,
    // The form shows what is in its language only.
    fallbackLocale: false,
    data: asked.data as Partial<Blog & CaseStudy & Content & Opening>,
    overrideAccess: false,
    // Checked above.
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
  throw new ConflictError({ by, at: newest.updatedAt }, translateReason(req, message));
}

/** Stores the author with each version. */
export const recordEditor: CollectionBeforeChangeHook = ({ data, req }) =>
  req.user ? { ...data, editedBy: req.user.id } : data;
