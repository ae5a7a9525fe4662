import type { Payload, Where } from 'payload';
import { toContentName } from '../collections/content/content-name.ts';
import type { VersionedCollection, VersionedDocument } from '../collections/editing/versioned.ts';
import type { DocumentLabel } from './document-label.ts';

/** The latest version of a document, with author and time. */
export interface NamedDocument {
  place: DocumentLabel;
  /** Account id of the author; missing in old versions. */
  by?: number;
  /** ISO date. */
  at: string;
}

interface Question {
  collection: VersionedCollection;
  where: Where;
  limit: number;
}

const toName = (doc: VersionedDocument): string => {
  if ('key' in doc) return toContentName(doc.key, doc.language);
  return ('client' in doc ? doc.client : doc.title) ?? '';
};

/** Titles of the latest versions, last changed first. */
export async function readNames(
  payload: Payload,
  { collection, where, limit }: Question,
): Promise<NamedDocument[]> {
  const { docs } = await payload.find({
    collection,
    draft: true,
    where,
    sort: '-updatedAt',
    limit,
    pagination: false,
    depth: 0,
    select: {
      ...{ title: true, client: true, key: true, language: true },
      ...{ editedBy: true, updatedAt: true },
    } as object,
    // Shown only to users who may edit them.
    overrideAccess: true,
  });
  return docs.map((doc) => ({
    place: { collection, id: doc.id, name: toName(doc) },
    at: doc.updatedAt,
    ...(doc.editedBy != null && { by: doc.editedBy }),
  }));
}
