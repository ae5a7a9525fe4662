import type { PayloadRequest } from 'payload';
import { getAccountName } from './document-lock.ts';
import type { VersionedCollection } from './versioned.ts';

/**
 * The versions of a document that the user may read, newest first.
 * @param isPublic whether visitors see the document
 */
export async function readVersions(
  req: PayloadRequest,
  collection: VersionedCollection,
  id: number,
  isPublic: boolean,
) {
  const { docs } = await req.payload.findVersions({
    collection,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    pagination: false,
    depth: 0,
    trash: true,
    select: { updatedAt: true, version: { _status: true, editedBy: true } } as never,
    overrideAccess: false,
    req,
  });
  const accounts = [...new Set(docs.map(({ version }) => version.editedBy))];
  const names = new Map(
    await Promise.all(accounts.map(async (one) => [one, await getAccountName(req, one)] as const)),
  );
  const visible = isPublic
    ? docs.find(({ version }) => version._status === 'published')
    : undefined;
  return docs.map((doc, index) => {
    let state: 'visible' | 'public' | 'newest' | 'draft' = index === 0 ? 'newest' : 'draft';
    if (doc.version._status === 'published') state = doc === visible ? 'visible' : 'public';
    return {
      id: Number(doc.id),
      at: doc.updatedAt,
      by: names.get(doc.version.editedBy) ?? '',
      state,
    };
  });
}
