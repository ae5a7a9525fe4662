import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import * as z from 'zod';
import { hasRole } from '../../access/roles.ts';
import { ApiError, answerJson } from '../../api/answer.ts';
import { toRowId } from '../../platform/row-id.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { holdPost } from './save-post.ts';
import { cancelPlan, getPlans, type PlanKind, setPlan } from './schedule.ts';

/** What the panel needs to know of a post before it offers a plan. */
export interface Schedule {
  /** Whether any version of the post is published, its date come or not. */
  isPublished: boolean;
  plans: Awaited<ReturnType<typeof getPlans>>;
}

const planSchema = z.strictObject({
  kind: z.enum(['publish', 'unpublish']).describe('What is done to the post'),
  at: z.iso.datetime({ offset: true }).describe('When, to come'),
});

/** `/cms-api/blogs/{id}/schedule`: what is planned for a post (GET), another plan (POST), one fewer (DELETE …/{plan}). */
export const scheduleEndpoints: Endpoint[] = [
  toEndpoint('get', '/:id/schedule', async () => undefined),
  toEndpoint('post', '/:id/schedule', async (req, postId) => {
    await addDataAndFileToRequest(req);
    const parsed = planSchema.safeParse(req.data);
    if (!parsed.success) throw new ApiError(422, 'Choose what is to happen, and a day and a time.');
    const { kind, at } = parsed.data;
    if (Date.parse(at) <= Date.now()) {
      throw new ApiError(422, 'That time has passed. Choose one to come.');
    }
    await inTransaction(req.payload, async (inside) => {
      inside.user = req.user;
      await holdPost(inside, postId);
      await refuseIdlePlan(inside, postId, kind, at);
      await setPlan(inside, { postId, kind, at });
    });
  }),
  toEndpoint('delete', '/:id/schedule/:plan', (req, postId) =>
    cancelPlan(req, { postId, id: toRowId(req.routeParams?.plan) }),
  ),
];

function toEndpoint(
  method: 'get' | 'post' | 'delete',
  path: string,
  act: (req: PayloadRequest, postId: number) => Promise<void>,
): Endpoint {
  return {
    path,
    method,
    handler: async (req) => {
      try {
        if (!req.user) throw new ApiError(401, 'Sign in first.');
        if (!hasRole(req, 'admin', 'editor')) {
          throw new ApiError(403, 'Posts are published by editors.');
        }
        const postId = toRowId(req.routeParams?.id);
        await requirePost(req, postId);
        await act(req, postId);
        return answerJson(await getSchedule(req, postId));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return answerJson({ message: error.message }, error.status);
      }
    },
  };
}

async function requirePost(req: PayloadRequest, id: number): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'blogs',
    where: { id: { equals: id } },
    overrideAccess: false,
    req,
  });
  if (totalDocs === 0) throw new ApiError(404, 'There is no such post.');
}

async function getSchedule(req: PayloadRequest, postId: number): Promise<Schedule> {
  const plans = await getPlans(req.payload, { postId, req });
  return { isPublished: await isPublished(req, postId), plans };
}

async function isPublished(req: PayloadRequest, id: number): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'blogs',
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    // Whoever asks may read every post.
    overrideAccess: true,
    req,
  });
  return totalDocs > 0;
}

/** @throws {ApiError} when a post is to be taken down that is not public by then */
async function refuseIdlePlan(
  req: PayloadRequest,
  postId: number,
  kind: PlanKind,
  at: string,
): Promise<void> {
  if (kind === 'publish' || (await isPublished(req, postId))) return;
  const plans = await getPlans(req.payload, { postId, req });
  const isPublicByThen = plans.some(
    (plan) => plan.kind === 'publish' && !plan.failure && Date.parse(plan.at) < Date.parse(at),
  );
  if (isPublicByThen) return;
  throw new ApiError(422, 'This post is not published, so there is nothing to take down.');
}
