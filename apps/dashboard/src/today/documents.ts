import type { Payload, PayloadRequest, Where } from 'payload';
import { hasRole } from '../access/roles.ts';
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
  /** Title or client; may be empty. */
  name: string;
}

/** The latest version of a document, with author and time. */
interface NamedDocument {
  place: DocumentLabel;
  /** Account id of the author; missing in old versions. */
  by?: number;
  /** ISO date. */
  at: string;
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

/** Who reads: the account decides what, the language how it is called. */
type Reader = Pick<PayloadRequest, 'payload' | 'user' | 'i18n'>;

/** Latest drafts of the user and of others that the user may edit. */
export async function readDrafts(req: Reader) {
  const account = req.user?.id ?? 0;
  const [mine, others] = await Promise.all([
    readNewest(req, { editedBy: { equals: account } }, MOST.mine),
    readNewest(req, { editedBy: { not_equals: account } }, MOST.others),
  ]);
  return { mine, others };
}

async function readNewest(req: Reader, of: Where, limit: number): Promise<NamedDocument[]> {
  const where: Where = { and: [{ _status: { equals: 'draft' } }, of] };
  const written = (Object.keys(writerRoles) as VersionedCollection[]).filter((collection) =>
    hasRole(req, ...writerRoles[collection]),
  );
  const found = await Promise.all(
    written.map((collection) => readNames(req, collection, where, limit)),
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
      return readNames(req ?? { payload }, collection, { id: { in: ids } }, ids.length);
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
  { payload, i18n }: Pick<PayloadRequest, 'payload'> & Partial<Reader>,
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
    select: { title: true, client: true, editedBy: true, updatedAt: true } as object,
    // Its language is that of the titles.
    req: { ...(i18n && { i18n }) },
    // Shown only to users who may edit them.
    overrideAccess: true,
  });
  return docs.map((doc) => ({
    place: { collection, id: doc.id, name: toName(doc) },
    at: doc.updatedAt,
    ...(doc.editedBy != null && { by: doc.editedBy }),
  }));
}

const toName = (doc: VersionedDocument): string => ('client' in doc ? doc.client : doc.title) ?? '';
