import type { Payload } from 'payload';
import { getPlans, isMissed, type Plan } from '../collections/blogs/schedule.ts';

/** A post that will be published or taken down at a set time, or should have been. */
export interface ScheduledChange {
  id: number;
  title: string;
  postId: number;
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
  const { postId, kind, failure, id } = plan;
  const post = await payload.findByID({
    collection: 'blogs',
    id: postId,
    draft: true,
    select: { title: true },
    disableErrors: true,
    depth: 0,
    // This list is shown to those who write posts.
    overrideAccess: true,
  });
  if (!post) return undefined;
  const late = isMissed(plan) ? (failure ?? 'its time has passed') : undefined;
  return {
    id,
    title: post.title ?? 'Untitled',
    postId,
    kind,
    at: new Date(plan.at),
    ...(late && { failure: late }),
  };
}
