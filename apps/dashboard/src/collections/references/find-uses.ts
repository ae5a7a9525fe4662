import {
  APIError,
  type CollectionBeforeDeleteHook,
  type FlattenedField,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload';
import { isPublic } from '../../access/public-collections.ts';
import { translateError } from '../../panel/language/errors.ts';
import { toLanguage } from '../../panel/language/language.ts';
import { toLabel } from '../../panel/language/to-label.ts';
import { toRowId } from '../../platform/row-id.ts';
import { toMention } from '../blogs/mentions.ts';
import { findPostsMentioning } from '../blogs/posts-mentioning.ts';
import { toContentTitle } from '../content/content-labels.ts';
import { toContentName } from '../content/content-name.ts';
import { findPictures } from '../content/library-pictures.ts';
import { readDraftsAndPublished } from '../editing/read-drafts-and-published.ts';
import type { VersionedCollection } from '../editing/versioned.ts';
import type { DocumentReference } from './article-references.ts';
import { collectReferences } from './references.ts';

/** A field that refers to a document. */
export interface Use {
  title: string;
  /** Edit path of the document with the field. */
  path: string;
  /** Label of the field. */
  field: string;
  inTrash: boolean;
}

/**
 * Where a picture or film is used: in all fields of public collections, as draft or published, and in the trash.
 */
export async function findUses(req: PayloadRequest, target: DocumentReference): Promise<Use[]> {
  const collections = req.payload.config.collections.filter(
    (collection) => isPublic(collection) && canRefer(collection.flattenedFields, target.collection),
  );
  const found = await Promise.all([
    ...collections.map((collection) => findUsesIn(req, collection, target)),
    ...(target.collection === 'media' ? [findUsesInContent(req, target)] : []),
  ]);
  return [...new Map(found.flat().map((use) => [`${use.path} ${use.field}`, use])).values()];
}

/** Whether a field may refer to a collection. */
const canRefer = (fields: readonly FlattenedField[], to: string): boolean =>
  fields.some((field) => {
    if (field.type === 'upload' || field.type === 'relationship') {
      return [field.relationTo].flat().some((slug) => slug === to);
    }
    if (field.type === 'blocks') {
      return field.blocks.some(({ flattenedFields }) => canRefer(flattenedFields, to));
    }
    return (
      field.type === 'richText' ||
      ('flattenedFields' in field && canRefer(field.flattenedFields, to))
    );
  });

async function findUsesIn(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  { collection: to, id }: DocumentReference,
): Promise<Use[]> {
  const language = toLanguage(req.i18n);
  const docs = await readDocuments(req, collection, { collection: to, id });
  return docs.flatMap((doc) => {
    const inTrash = Boolean(doc.deletedAt);
    const path = `/admin/collections/${collection.slug}/${inTrash ? 'trash/' : ''}${doc.id}`;
    const title =
      doc[collection.admin.useAsTitle ?? 'id'] || translateError(req, (texts) => texts.untitled);
    return collectReferences(collection.flattenedFields, doc)
      .filter((reference) => reference.collection === to && String(reference.id) === String(id))
      .map(({ field }) => ({
        ...{ title: String(title), path, inTrash },
        field: toLabel(field.label, language) ?? field.name,
      }));
  });
}

/** Documents that may refer to the target. Of posts, which may be thousands, only those with a mention are read. */
async function readDocuments(
  req: PayloadRequest,
  { slug, versions, flattenedFields, admin }: SanitizedCollectionConfig,
  { collection: to, id }: DocumentReference,
): Promise<Record<string, unknown>[]> {
  const referring = flattenedFields.filter((field) => canRefer([field], to));
  const names = [...referring.map(({ name }) => name), admin.useAsTitle ?? 'id', 'deletedAt'];
  const select = Object.fromEntries(names.map((name) => [name, true as const]));
  if (versions?.drafts) {
    const mentions = [` ${toMention(to, id)} `];
    const wanted = { mentions, picture: toRowId(id), inTrash: true };
    const ids = slug === 'blogs' ? await findPostsMentioning(req, wanted) : undefined;
    return readDraftsAndPublished(req, slug as VersionedCollection, select, {
      inTrash: true,
      ...(ids && { ids }),
    });
  }
  const { docs } = await req.payload.find({
    collection: slug,
    select: select as never,
    pagination: false,
    depth: 0,
    // References count even if the user may not read the document.
    overrideAccess: true,
    req,
  });
  return docs as unknown as Record<string, unknown>[];
}

/** Copy that shows a picture, whose fields are JSON. */
async function findUsesInContent(req: PayloadRequest, { id }: DocumentReference): Promise<Use[]> {
  const select = { key: true, language: true, fields: true } as const;
  const docs = await readDraftsAndPublished(req, 'content', select);
  return docs
    .filter(({ fields }) => findPictures(fields).some((one) => String(one.id) === String(id)))
    .map(({ key = '', language = '' }) => {
      const name = toContentName(key, language);
      const field = translateError(req, ({ used }) => used.page);
      return { title: toContentTitle(name), path: `/admin/words/${name}`, field, inTrash: false };
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
