import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import * as z from 'zod';
import { hasRole } from '../../access/roles.ts';
import { ApiError, jsonResponse } from '../../api/response.ts';
import { translateError, translateReason } from '../../panel/language/errors.ts';
import { toLanguage } from '../../panel/language/language.ts';
import { toRowId } from '../../platform/row-id.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { findPublishErrors } from './apply-scheduled-publish.ts';
import { lockRow } from './document-lock.ts';
import { toDocumentReason } from './document-reason.ts';
import {
  cancelScheduledPublish,
  getScheduledPublishes,
  type ScheduledAction,
  type ScheduleTarget,
  schedulePublish,
} from './schedule.ts';
import type { SchedulableCollection } from './versioned.ts';

export interface Schedule {
  /** Whether a version is published, even if its date is in the future. */
  isPublished: boolean;
  plans: Awaited<ReturnType<typeof getScheduledPublishes>>;
}

const planSchema = z.strictObject({
  kind: z.enum(['publish', 'unpublish']).describe('What is done to the document'),
  at: z.iso.datetime({ offset: true }).describe('When, to come'),
});

/** `/cms-api/<collection>/{id}/schedule`: lists (GET), adds (POST) and removes (DELETE …/{plan}) scheduled changes. */
export const createScheduleEndpoints = (collection: SchedulableCollection): Endpoint[] => [
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
    if (kind === 'publish') await rejectUnpublishable(req, planned);
    await inTransaction(req.payload, async (inside) => {
      inside.user = req.user;
      await lockRow(inside, collection, planned.docId);
      await rejectUnpublishOfDraft(inside, planned, kind, at);
      await schedulePublish(inside, { ...planned, kind, at });
    });
  }),
  toEndpoint(collection, 'delete', '/:id/schedule/:plan', (req, planned) =>
    cancelScheduledPublish(req, { ...planned, id: toRowId(req.routeParams?.plan) }),
  ),
];

function toEndpoint(
  collection: SchedulableCollection,
  method: 'get' | 'post' | 'delete',
  path: string,
  act: (req: PayloadRequest, planned: ScheduleTarget) => Promise<void>,
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
        return jsonResponse(await getSchedule(req, planned));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return jsonResponse({ message: error.message }, error.status);
      }
    },
  };
}

async function requireDocument(
  req: PayloadRequest,
  { collection, docId }: ScheduleTarget,
): Promise<void> {
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
      toDocumentReason(collection, ({ editing }) => editing.missing),
    ),
  );
}

async function getSchedule(req: PayloadRequest, planned: ScheduleTarget): Promise<Schedule> {
  const plans = await getScheduledPublishes(req.payload, { planned, req });
  return { isPublished: await isPublished(req, planned), plans };
}

async function isPublished(
  req: PayloadRequest,
  { collection, docId }: ScheduleTarget,
): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection,
    where: { and: [{ id: { equals: docId } }, { _status: { equals: 'published' } }] },
    // Only editors get here, and they may read all.
    overrideAccess: true,
    req,
  });
  return totalDocs > 0;
}

/** @throws {ApiError} with all validation errors, if the document cannot be published */
async function rejectUnpublishable(req: PayloadRequest, planned: ScheduleTarget): Promise<void> {
  if (!req.user) throw new Error('a plan is carried out in the name of an account');
  const target = { ...planned, user: req.user };
  const errors = await findPublishErrors(req.payload, target, toLanguage(req.i18n));
  if (!errors) return;
  const reason = toDocumentReason(planned.collection, ({ editing }) => editing.unfitPlan, {
    faults: errors,
  });
  throw new ApiError(422, translateReason(req, reason));
}

/** @throws {ApiError} if the document will not be public at the time of the unpublish */
async function rejectUnpublishOfDraft(
  req: PayloadRequest,
  planned: ScheduleTarget,
  kind: ScheduledAction,
  at: string,
): Promise<void> {
  if (kind === 'publish' || (await isPublished(req, planned))) return;
  const plans = await getScheduledPublishes(req.payload, { planned, req });
  const isPublicByThen = plans.some(
    (plan) => plan.kind === 'publish' && !plan.failure && Date.parse(plan.at) < Date.parse(at),
  );
  if (isPublicByThen) return;
  const reason = toDocumentReason(planned.collection, ({ editing }) => editing.idlePlan);
  throw new ApiError(422, translateReason(req, reason));
}
