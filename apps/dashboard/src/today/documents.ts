import type { Payload, PayloadRequest } from 'payload';
import { getScheduledPublishes, isMissed } from '../collections/editing/schedule.ts';
import type { SchedulableCollection, VersionedDocument } from '../collections/editing/versioned.ts';

/** A document with its title. */
export interface DocumentLabel {
  collection: SchedulableCollection;
  id: number;
  /** Title or client; may be empty. */
  name: string;
}

/** Scheduled changes on the start page. */
const MOST_CHANGES = 20;

/**
 * Pending and missed scheduled changes, soonest first.
 * @param req decides the language of failures
 */
export async function getScheduledChanges(payload: Payload, req?: PayloadRequest) {
  const plans = await getScheduledPublishes(payload, { ...(req && { req }) });
  const changes = await Promise.all(
    plans.slice(0, MOST_CHANGES).map(async (plan) => {
      const { id, collection, docId, kind, at, failure } = plan;
      const document = await payload.findByID({
        collection,
        id: docId,
        draft: true,
        depth: 0,
        disableErrors: true,
        // Shown only to users who may edit them.
        overrideAccess: true,
      });
      if (!document) return [];
      const place: DocumentLabel = { collection, id: docId, name: toName(document) };
      return [{ id, place, kind, at, failure, isMissed: isMissed(plan) }];
    }),
  );
  return changes.flat();
}

function toName(doc: VersionedDocument): string {
  return ('client' in doc ? doc.client : doc.title) ?? '';
}
