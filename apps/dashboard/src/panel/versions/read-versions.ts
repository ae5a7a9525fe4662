import type { PayloadRequest } from 'payload';
import { getAccountName } from '../../collections/editing/document-lock.ts';
import type { VersionedCollection } from '../../collections/editing/versioned.ts';

/**
 * The status of a version: public now, published before, the newest draft, or an older
 * one.
 */
export type VersionStatus = 'visible' | 'public' | 'newest' | 'draft';

/** A version of a document. */
export interface Version {
  id: number;
  /** When it was stored last, ISO date. */
  at: string;
  /** Name of its author. */
  by: string;
  state: VersionStatus;
}

/** The number of stored versions. */
const MAX_VERSIONS = 30;

/**
 * The versions of a document that the user may read, newest first.
 * @param isPublic whether visitors see the document
 */
export async function readVersions(
  req: PayloadRequest,
  collection: VersionedCollection,
  id: number,
  isPublic: boolean,
): Promise<Version[]> {
  const { docs } = await req.payload.findVersions({
    collection,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: MAX_VERSIONS,
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
  return docs.map((doc, index) => ({
    id: Number(doc.id),
    at: doc.updatedAt,
    by: names.get(doc.version.editedBy) ?? '',
    state: toState(doc.version._status === 'published', doc === visible, index === 0),
  }));
}

function toState(isPublished: boolean, isVisible: boolean, isNewest: boolean): VersionStatus {
  if (isVisible) return 'visible';
  if (isPublished) return 'public';
  return isNewest ? 'newest' : 'draft';
}
