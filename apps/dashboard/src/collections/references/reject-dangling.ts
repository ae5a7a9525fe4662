import { getTranslation } from '@payloadcms/translations';
import {
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type CollectionSlug,
  type Field,
  type PayloadRequest,
  type Plugin,
  ValidationError,
} from 'payload';
import { isPublic } from '../../access/public-collections.ts';
import { getTranslations, type Translations } from '../../platform/language/get-translations.ts';
import type { DocumentReference } from './article-references.ts';
import { recordReferences, referencesField } from './record-references.ts';
import { collectReferences, type Reference } from './references.ts';

type Messages = Translations<'errors'>;

/** Message for a field that refers to a deleted document. */
export const toDanglingMessage = (collection: CollectionSlug, { texts }: Messages): string =>
  (texts.gone.fields as Partial<Record<CollectionSlug, string>>)[collection] ??
  texts.gone.fields.document;

/** References to documents that do not exist, with one query for each collection. */
export async function findDangling<One extends DocumentReference>(
  req: PayloadRequest,
  references: readonly One[],
): Promise<One[]> {
  const byCollection = Map.groupBy(references, ({ collection }) => collection);
  const gone = await Promise.all(
    [...byCollection].map(async ([collection, named]) => {
      const { docs } = await req.payload.find({
        collection,
        where: { id: { in: [...new Set(named.map(({ id }) => id))] } },
        select: {},
        pagination: false,
        trash: true,
        depth: 0,
        // Reads only whether it exists.
        overrideAccess: true,
        req,
      });
      const there = new Set(docs.map(({ id }) => String(id)));
      return named.filter(({ id }) => !there.has(String(id)));
    }),
  );
  return gone.flat();
}

/** Context flag of a restore, which may bring back dangling references in articles. */
export const IS_RESTORE = 'asItWas';

/**
 * Rejects references to deleted documents, in drafts too; for fields the database would fail without a message.
 * References that the article already had may stay, so that another user's deletion does not block saving.
 */
const rejectDangling: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const gone = await findDangling(req, collectReferences(collection.flattenedFields, data));
  if (gone.length === 0) return data;
  const known = new Set(
    collectReferences(collection.flattenedFields, originalDoc ?? {}).map(toKey),
  );
  const rejected = gone.filter(
    (one) => !one.problem || !(known.has(toKey(one)) || req.context[IS_RESTORE]),
  );
  if (rejected.length === 0) return data;
  const says = getTranslations(req.i18n, 'errors');
  const errors = rejected.map(({ path, field, problem, collection: of }) => ({
    path,
    label: field.label ? getTranslation(field.label, req.i18n) : field.name,
    message: problem ? problem(says) : toDanglingMessage(of, says),
  }));
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t);
};

const toKey = ({ path, collection, id }: Reference) => `${path} ${collection} ${id}`;

/** Whether fields may refer to a document. Copy of pages is JSON, in `fields`. */
const canRefer = (fields: readonly Field[]): boolean =>
  fields.some(
    (field) =>
      ['upload', 'relationship', 'richText'].includes(field.type) ||
      (field.type === 'json' && field.name === 'fields') ||
      ('fields' in field && canRefer(field.fields)) ||
      ('tabs' in field && field.tabs.some((tab) => canRefer(tab.fields))) ||
      ('blocks' in field && field.blocks.some((block) => canRefer(block.fields))),
  );

function withReferences(collection: CollectionConfig): CollectionConfig {
  const { fields, hooks } = collection;
  const isRecorded = isPublic(collection) && canRefer(fields);
  const beforeChange = [rejectDangling, ...(hooks?.beforeChange ?? [])];
  if (isRecorded) beforeChange.push(recordReferences);
  return {
    ...collection,
    fields: isRecorded ? [...fields, referencesField] : fields,
    hooks: { ...hooks, beforeChange },
  };
}

/** Checks the references of every collection, and records those of public ones. */
export const withReferenceChecks: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map(withReferences),
});
