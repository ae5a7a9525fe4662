import type { Payload, PayloadRequest } from 'payload';
import {
  getScheduledPublishes,
  isMissed,
  type ScheduledPublish,
} from '../collections/editing/schedule.ts';
import type { VersionedCollection } from '../collections/editing/versioned.ts';
import type { DocumentLabel } from './document-label.ts';
import { readNames } from './named-documents.ts';

/** A scheduled change that is pending or was missed. */
export interface ScheduledChange {
  id: number;
  place: DocumentLabel;
  kind: 'publish' | 'unpublish';
  /** ISO date. */
  at: string;
  /** It was missed. */
  isMissed: boolean;
  /** Reason, if known. */
  failure?: string;
}

const MOST = 20;

/**
 * Pending and missed scheduled changes, soonest first.
 * @param req decides the language of failures
 */
export async function getScheduledChanges(
  payload: Payload,
  req?: PayloadRequest,
): Promise<ScheduledChange[]> {
  const plans = (await getScheduledPublishes(payload, { ...(req && { req }) })).slice(0, MOST);
  const names = await Promise.all([
    readPlanned(payload, 'blogs', plans),
    readPlanned(payload, 'case-studies', plans),
    readPlanned(payload, 'content', plans),
  ]);
  return plans.flatMap((plan): ScheduledChange[] => {
    const place = names.flat().find(({ collection, id }) => isOf(plan, collection, id));
    if (!place) return [];
    const { id, kind, at, failure } = plan;
    return [{ id, place, kind, at, isMissed: isMissed(plan), ...(failure && { failure }) }];
  });
}

const isOf = (plan: ScheduledPublish, collection: VersionedCollection, id: number) =>
  plan.collection === collection && plan.docId === id;

async function readPlanned(
  payload: Payload,
  collection: VersionedCollection,
  plans: ScheduledPublish[],
): Promise<DocumentLabel[]> {
  const ids = plans.filter((plan) => plan.collection === collection).map(({ docId }) => docId);
  if (ids.length === 0) return [];
  const found = await readNames(payload, {
    collection,
    where: { id: { in: ids } },
    limit: ids.length,
  });
  return found.map(({ place }) => place);
}
