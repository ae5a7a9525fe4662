import { toRedirectKey } from '@agency/contracts';
import { getTranslation } from '@payloadcms/translations';
import {
  APIError,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload';
import { translateError } from '../../platform/language/errors.ts';
import { toDocumentPath } from '../links/resolve-links.ts';
import { type DocumentReference, linkedCollections, toReferenceKey } from './article-references.ts';
import { referencesField } from './record-references.ts';

/** Where a document is shown or linked: in drafts and published versions, and in the trash. */
export async function findUses(req: PayloadRequest, target: DocumentReference) {
  const keys = [toReferenceKey(target.collection, target.id), ...(await listPaths(req, target))];
  const found = await Promise.all(
    req.payload.config.collections
      .filter(({ flattenedFields }) =>
        flattenedFields.some(({ name }) => name === referencesField.name),
      )
      .map((collection) => findUsesIn(req, collection, keys)),
  );
  const itself = `/admin/collections/${target.collection}/${target.id}`;
  const uses = new Map(found.flat().map((use) => [use.path, use]));
  return [...uses.values()].filter(({ path }) => path !== itself);
}

/** Current and former paths of a post or case study. */
async function listPaths(req: PayloadRequest, { collection, id }: DocumentReference) {
  const linked = linkedCollections.find((one) => one === collection);
  if (!linked) return [];
  const versions = await Promise.all(
    [true, false].map((draft) =>
      req.payload.findByID({
        collection: linked,
        id,
        draft,
        trash: true,
        disableErrors: true,
        depth: 0,
        select: { slug: true, formerSlugs: true, language: true },
        // References count even if the user may not read the document.
        overrideAccess: true,
        req,
      }),
    ),
  );
  return versions.flatMap((version) =>
    [version?.slug, ...(version?.formerSlugs ?? [])].flatMap((slug) =>
      slug ? [toRedirectKey(toDocumentPath(linked, { ...version, slug }))] : [],
    ),
  );
}

async function findUsesIn(
  req: PayloadRequest,
  { slug, admin, labels, versions }: SanitizedCollectionConfig,
  keys: string[],
) {
  const where: Where = { references: { in: keys } };
  const isPublished: Where = { _status: { equals: 'published' } };
  const found = await Promise.all(
    (versions?.drafts ? [true, false] : [false]).map((draft) =>
      req.payload.find({
        collection: slug,
        draft,
        // The row of an unpublished document has its first draft; only the latest version counts.
        where: versions?.drafts && !draft ? { and: [where, isPublished] } : where,
        select: { [admin.useAsTitle ?? 'id']: true, deletedAt: true },
        trash: true,
        pagination: false,
        depth: 0,
        // As above.
        overrideAccess: true,
        req,
      }),
    ),
  );
  const kind = getTranslation(labels.singular, req.i18n);
  return found
    .flatMap(({ docs }) => docs as unknown as Record<string, unknown>[])
    .map((doc) => {
      const inTrash = Boolean(doc.deletedAt);
      const path = `/admin/collections/${slug}/${inTrash ? 'trash/' : ''}${doc.id}`;
      const title = doc[admin.useAsTitle ?? 'id'] || translateError(req, (texts) => texts.untitled);
      return { title: String(title), kind, path, inTrash };
    });
}

/** Rejects the deletion of a picture or film in use, with the places. */
export const rejectUsedDeletion: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const uses = await findUses(req, { collection: collection.slug, id });
  if (uses.length === 0) return;
  const titles = [...new Set(uses.map(({ title }) => `“${title}”`))];
  const shown = titles.slice(0, 3).join(', ');
  const number = titles.length - 3;
  const named =
    number > 0 ? translateError(req, ({ used }) => used.more, { named: shown, number }) : shown;
  const message = translateError(req, ({ used }) => used.shown, { named });
  throw new APIError(message, 409, null, true);
};
