import type { Payload, PayloadRequest, Where } from 'payload';
import { hasRole } from '../access/roles.ts';
import { toContentName } from '../collections/content/content-name.ts';
import { getScheduledPublishes, isMissed } from '../collections/editing/schedule.ts';
import {
  type VersionedCollection,
  type VersionedDocument,
  writerRoles,
} from '../collections/editing/versioned.ts';

/** A document with its title. */
export interface DocumentLabel {
  collection: VersionedCollection;
  id: number;
  /** Title, client or content name (`toContentName`); may be empty. */
  name: string;
}

/** The latest version of a document, with author and time. */
export interface NamedDocument {
  place: DocumentLabel;
  /** Account id of the author; missing in old versions. */
  by?: number;
  /** ISO date. */
  at: string;
}

/** Latest drafts of the user and of others. */
export interface Drafts {
  mine: NamedDocument[];
  others: NamedDocument[];
}

/** A scheduled change that is pending or was missed. */
export interface ScheduledChange {
  id: number;
  place: DocumentLabel;
  kind: 'publish' | 'unpublish';
  /** ISO date. */
  at: string;
  isMissed: boolean;
  /** Reason, if known. */
  failure?: string;
}

/** Number of own and other drafts, and of scheduled changes. */
const MOST = { mine: 5, others: 3, changes: 20 };

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
    written.map((collection) => readNames(payload, collection, where, limit)),
  );
  return found
    .flat()
    .sort((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, limit);
}

/**
 * Pending and missed scheduled changes, soonest first.
 * @param req decides the language of failures
 */
export async function getScheduledChanges(
  payload: Payload,
  req?: PayloadRequest,
): Promise<ScheduledChange[]> {
  const all = await getScheduledPublishes(payload, { ...(req && { req }) });
  const plans = all.slice(0, MOST.changes);
  const collections = [...new Set(plans.map(({ collection }) => collection))];
  const documents = await Promise.all(
    collections.map((collection) => {
      const ids = plans.filter((plan) => plan.collection === collection).map(({ docId }) => docId);
      return readNames(payload, collection, { id: { in: ids } }, ids.length);
    }),
  );
  const places = documents.flat().map(({ place }) => place);
  return plans.flatMap((plan): ScheduledChange[] => {
    const { id, collection, docId, kind, at, failure } = plan;
    const place = places.find((one) => one.collection === collection && one.id === docId);
    if (!place) return [];
    return [{ id, place, kind, at, isMissed: isMissed(plan), ...(failure && { failure }) }];
  });
}

/** Titles of the latest versions, last changed first. */
async function readNames(
  payload: Payload,
  collection: VersionedCollection,
  where: Where,
  limit: number,
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

function toName(doc: VersionedDocument): string {
  if ('key' in doc) return toContentName(doc.key, doc.language);
  return ('client' in doc ? doc.client : doc.title) ?? '';
}
