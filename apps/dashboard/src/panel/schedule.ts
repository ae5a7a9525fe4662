import { isContentKey } from '@agency/content/content-files';
import type { Payload } from 'payload';
import { toContentName } from '../collections/content/content-names.ts';
import { getPlans, isMissed, type Plan } from '../collections/editing/schedule.ts';
import { toWordsPath } from './words/places.ts';

/** What will be published or taken down at a set time, or should have been. */
export interface ScheduledChange {
  id: number;
  title: string;
  /** Where it is edited. */
  path: string;
  kind: 'publish' | 'unpublish';
  at: Date;
  /** Why it did not happen, when it did not. */
  failure?: string;
}

/** Everything editors scheduled that has not happened yet, soonest first. */
export async function getScheduledChanges(payload: Payload): Promise<ScheduledChange[]> {
  const plans = await getPlans(payload);
  const changes = await Promise.all(plans.slice(0, 20).map((plan) => toChange(payload, plan)));
  return changes.filter((change) => change !== undefined);
}

async function toChange(payload: Payload, plan: Plan): Promise<ScheduledChange | undefined> {
  const { kind, failure, id } = plan;
  const planned = await findPlanned(payload, plan);
  if (!planned) return undefined;
  const late = isMissed(plan) ? (failure ?? 'its time has passed') : undefined;
  return { ...planned, id, kind, at: new Date(plan.at), ...(late && { failure: late }) };
}

async function findPlanned(
  payload: Payload,
  { collection, docId }: Plan,
): Promise<Pick<ScheduledChange, 'title' | 'path'> | undefined> {
  const found = await payload.findByID({
    collection,
    id: docId,
    draft: true,
    disableErrors: true,
    depth: 0,
    // This list is shown to those who write both.
    overrideAccess: true,
  });
  if (!found) return undefined;
  if (!('key' in found)) {
    return { title: found.title ?? 'Untitled', path: `/admin/collections/blogs/${docId}` };
  }
  const title = isContentKey(found.key) ? toContentName(found.key) : found.key;
  return { title, path: toWordsPath(found.key) };
}
