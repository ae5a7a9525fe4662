import type { Payload, PayloadRequest, Where } from 'payload';
import type { PayloadJob } from '../../payload-types.ts';

/** What a plan does to a post. */
export type PlanKind = 'publish' | 'unpublish';

/** A change of a post at a set time, still to come or failed. */
export interface Plan {
  id: number;
  postId: number;
  kind: PlanKind;
  /** ISO date. */
  at: string;
  /** Why it could not be carried out, once it was given up. */
  failure?: string;
}

/** How long after its time a plan that was not carried out is late, in milliseconds. */
const LATE_AFTER = 10 * 60_000;

const ofPost = (id: number): Where => ({ 'input.doc.value': { equals: String(id) } });
const plans: Where = { taskSlug: { equals: 'schedulePublish' } };

/** What is planned, soonest first: for one post, or for all. */
export async function getPlans(
  payload: Payload,
  { postId, req }: { postId?: number; req?: PayloadRequest } = {},
): Promise<Plan[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: postId === undefined ? plans : { and: [plans, ofPost(postId)] },
    sort: 'waitUntil',
    limit: 100,
    pagination: false,
    depth: 0,
    // The queue is closed to every account; whoever asks may see posts.
    overrideAccess: true,
    ...(req && { req }),
  });
  return docs.flatMap((job) => toPlan(job) ?? []);
}

/** Whether a plan was given up or is long past its time. */
export const isMissed = ({ failure, at }: Plan, now = new Date()): boolean =>
  failure !== undefined || now.getTime() - Date.parse(at) > LATE_AFTER;

function toPlan(job: PayloadJob): Plan | undefined {
  const { type, doc } = job.input as { type?: string; doc?: { value: string } };
  if (!job.waitUntil || !doc) return undefined;
  const failure = (job.error as { message?: string } | null)?.message ?? 'unknown reason';
  return {
    id: job.id,
    postId: Number(doc.value),
    kind: type === 'unpublish' ? 'unpublish' : 'publish',
    at: job.waitUntil,
    ...(job.hasError && { failure }),
  };
}

/** Sets when a post is published or taken down. Of each kind a post has one plan: another time takes its place. */
export async function setPlan(
  req: PayloadRequest,
  { postId, kind, at }: Pick<Plan, 'postId' | 'kind' | 'at'>,
): Promise<void> {
  if (!req.user) throw new Error('a plan is carried out in the name of an account');
  await req.payload.db.deleteMany({
    collection: 'payload-jobs',
    where: { and: [plans, ofPost(postId), { 'input.type': { equals: kind } }] },
    req,
  });
  await req.payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type: kind,
      doc: { relationTo: 'blogs', value: String(postId) as never },
      user: { relationTo: 'users', value: req.user.id },
    },
    waitUntil: new Date(at),
    req,
  });
}

/** Gives a plan up before its time. */
export async function cancelPlan(
  req: PayloadRequest,
  { id, postId }: Pick<Plan, 'id' | 'postId'>,
): Promise<void> {
  await req.payload.db.deleteMany({
    collection: 'payload-jobs',
    where: { and: [plans, ofPost(postId), { id: { equals: id } }] },
    req,
  });
}
