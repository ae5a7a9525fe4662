import {
  APIError,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type Where,
} from 'payload';
import { hasPermission } from '../../access/permissions.ts';
import { translateReason } from '../../platform/language/errors.ts';
import { toRowId } from '../../platform/row-id.ts';
import { getAccountName, lockDocument, lockRow, rejectLocked } from './document-lock.ts';
import { toDocumentReason } from './document-reason.ts';
import { isEqual } from './is-equal.ts';
import { SCHEDULED_CHANGE } from './scheduled-change.ts';
import { type VersionedCollection, type VersionedDocument, writePermissions } from './versioned.ts';

/** Metadata of a version. */
const RECORDED = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'editedBy',
  'formId',
  '_status',
]);

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
 * (409), unless the same open form stored that version: Payload's form may start a save before it has the `updatedAt` of
 * its previous one. It reads in the transaction of the save.
 */
export const rejectStaleWrite: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  const slug = collection.slug as VersionedCollection;
  const save = args as unknown as Save;
  if (operation !== 'update' || save.id === undefined || !isOfForm(req, save)) return;
  // Users without the permission are rejected by Payload, without details.
  if (!hasPermission(req, writePermissions[slug])) return;
  const { formId, updatedAt: base } = save.data;
  // Clients cannot declare their changes as scheduled ones.
  req.context.formId = formId === SCHEDULED_CHANGE ? null : formId;
  const id = toRowId(save.id);
  await lockRow(req, slug, id);
  await rejectLocked(req, slug, id);
  if (typeof base !== 'string') return;
  // A scheduled change does not change the text, so a draft may be based on the version before it, or on its own.
  const isTyped: Where = { 'version.formId': { not_equals: SCHEDULED_CHANGE } };
  const { docs } = await req.payload.db.findVersions<VersionedDocument>({
    collection: slug,
    where: { and: [{ parent: { equals: id } }, ...(save.draft ? [isTyped] : [])] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    req,
  });
  const newest = docs[0]?.version;
  if (!newest || Date.parse(newest.updatedAt) <= Date.parse(base)) return;
  if ((formId && formId === newest.formId) || (await changesNothing(req, slug, save))) return;
  const by = await getAccountName(req, newest.editedBy);
  const reason = toDocumentReason(slug, ({ editing }) => editing.stale, { by });
  throw new APIError(translateReason(req, reason), 409, { by, at: newest.updatedAt }, true);
};

/** Whether a save is a request, and not one of server code. A request cannot skip the checks by `?overrideLock=true`. */
const isOfForm = ({ query }: PayloadRequest, { overrideLock }: Partial<Save>) =>
  overrideLock === false || query?.overrideLock !== undefined;

/**
 * Whether a save stores what the newest version says, or publishes what is public: nothing is lost. Payload's "Revert to
 * published" does that with an old `updatedAt`, and its form has an old one after "Unpublish".
 */
async function changesNothing(
  req: PayloadRequest,
  collection: VersionedCollection,
  { id, data, draft: isDraft }: Save,
): Promise<boolean> {
  const isPublish = !isDraft && data._status === 'published';
  for (const draft of isPublish ? [true, false] : [true]) {
    const found = await req.payload.findByID({
      collection,
      id: toRowId(id),
      draft,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      req,
    });
    const stored = found as Record<string, unknown> | null;
    const names = Object.keys({ ...stored, ...data }).filter((name) => !RECORDED.has(name));
    if (stored && names.every((name) => isEqual(stored[name], data[name]))) return true;
  }
  return false;
}

/** Locks the document for another minute after an autosave, where Payload ends the lock. */
export const renewLock: CollectionAfterOperationHook = async ({
  args,
  collection,
  operation,
  req,
  result,
}) => {
  const save = args as Partial<Save>;
  const { id } = result as { id?: number };
  if (operation === 'updateByID' && save.autosave && isOfForm(req, save) && id !== undefined)
    await lockDocument(req, collection.slug as VersionedCollection, id);
  return result;
};
