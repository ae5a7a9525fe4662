import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import * as z from 'zod';
import { hasRole } from '../../access/roles.ts';
import { ApiError, answerJson } from '../../api/answer.ts';
import { translateError, translateReason } from '../../panel/language/errors.ts';
import { toLanguage } from '../../panel/language/language.ts';
import { toRowId } from '../../platform/row-id.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { findFaults } from './apply-plan.ts';
import { holdDocument } from './document-lock.ts';
import type { Plannable } from './drafted.ts';
import { toReason } from './reasons.ts';
import { cancelPlan, getPlans, type PlanKind, type Planned, setPlan } from './schedule.ts';

/** What the panel needs to know of a document before it offers a plan. */
export interface Schedule {
  /** Whether any version of it is published, its date come or not. */
  isPublished: boolean;
  plans: Awaited<ReturnType<typeof getPlans>>;
}

const planSchema = z.strictObject({
  kind: z.enum(['publish', 'unpublish']).describe('What is done to the document'),
  at: z.iso.datetime({ offset: true }).describe('When, to come'),
});

/** `/cms-api/<collection>/{id}/schedule`: what is planned for a document (GET), another plan (POST), one fewer (DELETE …/{plan}). */
export const createScheduleEndpoints = (collection: Plannable): Endpoint[] => [
  toEndpoint(collection, 'get', '/:id/schedule', async () => undefined),
  toEndpoint(collection, 'post', '/:id/schedule', async (req, planned) => {
    await addDataAndFileToRequest(req);
    const parsed = planSchema.safeParse(req.data);
    if (!parsed.success)
      throw new ApiError(
        422,
        translateError(req, ({ editing }) => editing.plan),
      );
    const { kind, at } = parsed.data;
    if (Date.parse(at) <= Date.now()) {
      throw new ApiError(
        422,
        translateError(req, ({ editing }) => editing.planPassed),
      );
    }
    if (kind === 'publish') await refuseUnfit(req, planned);
    await inTransaction(req.payload, async (inside) => {
      inside.user = req.user;
      await holdDocument(inside, collection, planned.docId);
      await refuseIdlePlan(inside, planned, kind, at);
      await setPlan(inside, { ...planned, kind, at });
    });
  }),
  toEndpoint(collection, 'delete', '/:id/schedule/:plan', (req, planned) =>
    cancelPlan(req, { ...planned, id: toRowId(req.routeParams?.plan) }),
  ),
];

function toEndpoint(
  collection: Plannable,
  method: 'get' | 'post' | 'delete',
  path: string,
  act: (req: PayloadRequest, planned: Planned) => Promise<void>,
): Endpoint {
  return {
    path,
    method,
    handler: async (req) => {
      try {
        if (!req.user)
          throw new ApiError(
            401,
            translateError(req, ({ access }) => access.signIn),
          );
        if (!hasRole(req, 'admin', 'editor')) {
          throw new ApiError(
            403,
            translateError(req, ({ access }) => access.publish),
          );
        }
        const planned = { collection, docId: toRowId(req.routeParams?.id) };
        await requireDocument(req, planned);
        await act(req, planned);
        return answerJson(await getSchedule(req, planned));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return answerJson({ message: error.message }, error.status);
      }
    },
  };
}

async function requireDocument(req: PayloadRequest, { collection, docId }: Planned): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection,
    where: { id: { equals: docId } },
    overrideAccess: false,
    req,
  });
  if (totalDocs > 0) return;
  throw new ApiError(
    404,
    translateReason(
      req,
      toReason(collection, ({ editing }) => editing.missing),
    ),
  );
}

async function getSchedule(req: PayloadRequest, planned: Planned): Promise<Schedule> {
  const plans = await getPlans(req.payload, { planned, req });
  return { isPublished: await isPublished(req, planned), plans };
}

async function isPublished(req: PayloadRequest, { collection, docId }: Planned): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection,
    where: { and: [{ id: { equals: docId } }, { _status: { equals: 'published' } }] },
    // Whoever asks may read every one.
    overrideAccess: true,
    req,
  });
  return totalDocs > 0;
}

/** @throws {ApiError} when a document lacks what publishing asks for, with all of it */
async function refuseUnfit(req: PayloadRequest, planned: Planned): Promise<void> {
  if (!req.user) throw new Error('a plan is carried out in the name of an account');
  const asked = { ...planned, user: req.user };
  const faults = await findFaults(req.payload, asked, toLanguage(req.i18n));
  if (!faults) return;
  const reason = toReason(planned.collection, ({ editing }) => editing.unfitPlan, { faults });
  throw new ApiError(422, translateReason(req, reason));
}

/** @throws {ApiError} when something is to be taken down that is not public by then */
async function refuseIdlePlan(
  req: PayloadRequest,
  planned: Planned,
  kind: PlanKind,
  at: string,
): Promise<void> {
  if (kind === 'publish' || (await isPublished(req, planned))) return;
  const plans = await getPlans(req.payload, { planned, req });
  const isPublicByThen = plans.some(
    (plan) => plan.kind === 'publish' && !plan.failure && Date.parse(plan.at) < Date.parse(at),
  );
  if (isPublicByThen) return;
  const reason = toReason(planned.collection, ({ editing }) => editing.idlePlan);
  throw new ApiError(422, translateReason(req, reason));
}
