import { isDeepStrictEqual } from 'node:util';
import {
  APIError,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  getLatestCollectionVersion,
  type PayloadRequest,
} from 'payload';
import { hasRole } from '../../access/roles.ts';
import { translateReason } from '../../panel/language/errors.ts';
import { toRowId } from '../../platform/row-id.ts';
import { getAccountName, lockDocument, lockRow, rejectLocked } from './document-lock.ts';
import { toDocumentReason } from './document-reason.ts';
import { type VersionedCollection, type VersionedDocument, writerRoles } from './versioned.ts';

/** Milliseconds in which an autosave that was under way may follow the user's own publish. */
const OWN_AUTOSAVE = 10_000;

/** A save by id, of the API or of the panel. */
interface Save {
  id: number | string;
  data: Record<string, unknown>;
  autosave?: boolean;
  draft?: boolean;
  /** `false` in requests; server code changes locked documents, too. */
  overrideLock?: boolean;
}

/**
 * Rejects a save while another user is editing (423), and a save whose `updatedAt` is not that of the latest version
 * (409). It reads in the transaction of the save.
 */
export const rejectStaleWrite: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  const slug = collection.slug as VersionedCollection;
  const save = args as unknown as Save;
  if (operation !== 'update' || save.id === undefined || save.overrideLock !== false) return;
  // Users without the role are rejected by Payload, without details.
  if (!hasRole(req, ...writerRoles[slug])) return;
  const id = toRowId(save.id);
  await lockRow(req, slug, id);
  await rejectLocked(req, slug, id);
  const base = save.data.updatedAt;
  if (typeof base !== 'string') return;
  const newest = await getLatestCollectionVersion<VersionedDocument>({
    id,
    config: collection,
    payload: req.payload,
    query: { collection: slug, where: { id: { equals: id } }, req },
    req,
  });
  if (!newest || Date.parse(newest.updatedAt) === Date.parse(base)) return;
  if (isOwnAutosave(req, save, newest) || (await isRevert(req, slug, save))) return;
  const by = await getAccountName(req, newest.editedBy);
  const reason = toDocumentReason(slug, ({ editing }) => editing.stale, { by });
  throw new APIError(translateReason(req, reason), 409, { by, at: newest.updatedAt }, true);
};

const isOwnAutosave = (req: PayloadRequest, save: Save, newest: VersionedDocument) =>
  save.autosave === true &&
  newest._status === 'published' &&
  newest.editedBy === req.user?.id &&
  Date.now() - Date.parse(newest.updatedAt) < OWN_AUTOSAVE;

/** Whether a save publishes exactly what is public. Payload's "Revert to published" sends that with its old `updatedAt`. */
async function isRevert(
  req: PayloadRequest,
  collection: VersionedCollection,
  { id, data, draft }: Save,
): Promise<boolean> {
  if (draft || data._status !== 'published') return false;
  const found = await req.payload.findByID({
    collection,
    id: toRowId(id),
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  });
  const stored = JSON.parse(JSON.stringify(found)) as Record<string, unknown> | null;
  return (
    stored !== null &&
    Object.entries(data).every(([name, value]) => isDeepStrictEqual(stored[name], value))
  );
}

/** Locks the document for another minute after an autosave, where Payload ends the lock. */
export const renewLock: CollectionAfterOperationHook = async ({
  args,
  collection,
  operation,
  req,
  result,
}) => {
  const { autosave, overrideLock } = args as Partial<Save>;
  const { id } = result as { id?: number };
  if (operation === 'updateByID' && autosave && overrideLock === false && id !== undefined)
    await lockDocument(req, collection.slug as VersionedCollection, id);
  return result;
};
