import type { PayloadRequest, Where } from 'payload';
import { hasRole } from '../access/roles.ts';
import { type VersionedCollection, writerRoles } from '../collections/editing/versioned.ts';
import { type NamedDocument, readNames } from './named-documents.ts';

/** Number of own and other drafts. */
const MOST = { mine: 5, others: 3 };

/** Latest drafts of the user and of others. */
export interface Drafts {
  mine: NamedDocument[];
  others: NamedDocument[];
}

/** Drafts that the user may edit. */
export async function readDrafts(req: Pick<PayloadRequest, 'payload' | 'user'>): Promise<Drafts> {
  const account = req.user?.id ?? 0;
  const [mine, others] = await Promise.all([
    readNewest(req, { editedBy: { equals: account } }, MOST.mine),
    readNewest(req, { editedBy: { not_equals: account } }, MOST.others),
  ]);
  return { mine, others };
}

async function readNewest(
  { payload, user }: Pick<PayloadRequest, 'payload' | 'user'>,
  of: Where,
  limit: number,
): Promise<NamedDocument[]> {
  const where: Where = { and: [{ _status: { equals: 'draft' } }, of] };
  const written = (Object.keys(writerRoles) as VersionedCollection[]).filter((collection) =>
    hasRole({ user }, ...writerRoles[collection]),
  );
  const found = await Promise.all(
    written.map((collection) => readNames(payload, { collection, where, limit })),
  );
  return found
    .flat()
    .sort((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, limit);
}
