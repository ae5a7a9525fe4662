import type { Payload } from 'payload';
import type { PayloadJob } from '../payload-types.ts';

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
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'schedulePublish' } },
    sort: 'waitUntil',
    limit: 20,
    depth: 0,
    // The queue is closed to every account; this list is shown to those who write posts.
    overrideAccess: true,
  });
  const changes = await Promise.all(docs.map((job) => toChange(payload, job)));
  return changes.filter((change) => change !== undefined);
}

async function toChange(payload: Payload, job: PayloadJob): Promise<ScheduledChange | undefined> {
  const { type, doc } = job.input as { type?: string; doc?: { value: string } };
  if (!job.waitUntil || !doc) return undefined;
  const postId = Number(doc.value);
  const post = await payload.findByID({
    collection: 'blogs',
    id: postId,
    draft: true,
    select: { title: true },
    disableErrors: true,
    depth: 0,
    // As above.
    overrideAccess: true,
  });
  if (!post) return undefined;
  const failure = (job.error as { message?: string } | null)?.message;
  return {
    id: job.id,
    title: post.title ?? 'Untitled',
    postId,
    kind: type === 'unpublish' ? 'unpublish' : 'publish',
    at: new Date(job.waitUntil),
    ...(job.hasError && { failure: failure ?? 'unknown reason' }),
  };
}
