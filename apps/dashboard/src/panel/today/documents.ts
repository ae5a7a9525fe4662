import type { Payload, PayloadRequest } from 'payload';
import { getScheduledPublishes, isMissed } from '../../collections/editing/schedule.ts';

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
      const name = ('client' in document ? document.client : document.title) ?? '';
      const place = { collection, id: docId, name };
      return [{ id, place, kind, at, failure, isMissed: isMissed(plan) }];
    }),
  );
  return changes.flat();
}
