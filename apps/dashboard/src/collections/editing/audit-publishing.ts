import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  PayloadRequest,
  TypeWithID,
} from 'payload';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { IS_SCHEDULED, SCHEDULED_CHANGE } from './scheduled-change.ts';

type AuditedDocument = TypeWithID & {
  _status?: string | null;
  deletedAt?: string | null;
  title?: string | null;
  client?: string | null;
  alt?: string | null;
};

/** Ids that were public before the request changed them. */
const wasPublic = new WeakMap<PayloadRequest, Set<TypeWithID['id']>>();

/**
 * Stores the author and the open form or scheduled change with each version, and records whether the document was
 * public: `originalDoc` may be a draft above the published row.
 */
export const recordEditor: CollectionBeforeChangeHook<AuditedDocument> = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (
    operation === 'update' &&
    originalDoc &&
    (await isPublic(req, collection.slug, originalDoc.id))
  ) {
    wasPublic.set(req, (wasPublic.get(req) ?? new Set()).add(originalDoc.id));
  }
  const formId = req.context[IS_SCHEDULED] ? SCHEDULED_CHANGE : (req.context.formId ?? null);
  return { ...data, ...(req.user && { editedBy: req.user.id }), formId };
};

/** Records publishing, unpublishing and moving to the trash. */
export const auditPublishing: CollectionAfterChangeHook<AuditedDocument> = async ({
  collection: { slug },
  doc,
  previousDoc,
  req,
}) => {
  const before = wasPublic.get(req)?.delete(doc.id) === true;
  const entry = { subject: `${slug} ${doc.id}`, detail: toName(doc) };
  if (doc.deletedAt) {
    if (!previousDoc?.deletedAt) await recordAudit(req, { act: 'trashed', ...entry });
  } else if (doc._status === 'published') {
    await recordAudit(req, { act: 'published', ...entry });
  } else if (before && !(await isPublic(req, slug, doc.id))) {
    await recordAudit(req, { act: 'taken-down', ...entry });
  }
};

/** Records permanent deletion. */
export const auditDeletion: CollectionAfterDeleteHook<AuditedDocument> = ({
  collection,
  doc,
  id,
  req,
}) =>
  recordAudit(req, { act: 'deleted', subject: `${collection.slug} ${id}`, detail: toName(doc) });

async function isPublic(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: TypeWithID['id'],
): Promise<boolean> {
  const row = await req.payload.db.findOne<AuditedDocument>({
    collection,
    where: { id: { equals: id } },
    select: { _status: true },
    req,
  });
  return row?._status === 'published';
}

const toName = ({ title, client, alt }: AuditedDocument): string =>
  title ?? client ?? alt ?? 'Untitled';
