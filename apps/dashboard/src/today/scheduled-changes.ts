import type { Payload, PayloadRequest } from 'payload';
import {
  getScheduledPublishes,
  isMissed,
  type ScheduledPublish,
} from '../collections/editing/schedule.ts';
import type { VersionedCollection } from '../collections/editing/versioned.ts';
import type { DocumentLabel } from './document-label.ts';
import { readNames } from './named-documents.ts';

/** What will be published or taken down at a set time, or should have been. */
export interface ScheduledChange {
  id: number;
  place: DocumentLabel;
  kind: 'publish' | 'unpublish';
  /** ISO date. */
  at: string;
  /** It did not happen. */
  isMissed: boolean;
  /** Why it did not, when that is known. */
  failure?: string;
}

/** More than anybody plans by hand. */
const MOST = 20;

/** Everything editors scheduled that has not happened yet, soonest first. @param req in whose language a failure is said */
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
