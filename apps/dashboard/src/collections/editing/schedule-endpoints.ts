import {
  addDataAndFileToRequest,
  type Endpoint,
  type PayloadRequest,
  type TypedUser,
} from 'payload';
import * as z from 'zod';
import { createRoute } from '../../api/create-endpoint.ts';
import { ApiError } from '../../api/response.ts';
import { createReason, type Reason, translateReason } from '../../panel/language/errors.ts';
import { toLanguage } from '../../panel/language/language.ts';
import { toRowId } from '../../platform/row-id.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { lockRow } from './document-lock.ts';
import { toDocumentReason } from './document-reason.ts';
import {
  cancelScheduledPublish,
  getScheduledPublishes,
  type ScheduleTarget,
  schedulePublish,
} from './schedule.ts';
import { findPublishErrors } from './scheduled-publishing.ts';
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
export const createScheduleEndpoints = (collection: SchedulableCollection): Endpoint[] => {
  const toEndpoint = (
    method: Endpoint['method'],
    path: string,
    act?: (req: PayloadRequest, planned: ScheduleTarget) => Promise<void>,
  ) =>
    createRoute('publishers', method, path, async (req) => {
      const planned = { collection, docId: toRowId(req.routeParams?.id) };
      const { _status } = await req.payload.findByID({
        collection,
        id: planned.docId,
        depth: 0,
        select: { _status: true },
        overrideAccess: false,
        req,
      });
      await act?.(req, planned);
      const plans = await getScheduledPublishes(req.payload, { planned, req });
      return { isPublished: _status === 'published', plans } satisfies Schedule;
    });
  return [
    toEndpoint('get', '/:id/schedule'),
    toEndpoint('post', '/:id/schedule', addPlan),
    toEndpoint('delete', '/:id/schedule/:plan', (req, planned) =>
      cancelScheduledPublish(req, { ...planned, id: toRowId(req.routeParams?.plan) }),
    ),
  ];
};

/** @throws {ApiError} 422 with the reason why the change cannot be scheduled */
async function addPlan(req: PayloadRequest, planned: ScheduleTarget): Promise<void> {
  const reject = (reason: Reason) => new ApiError(422, translateReason(req, reason));
  await addDataAndFileToRequest(req);
  const parsed = planSchema.safeParse(req.data);
  if (!parsed.success) throw reject(createReason(({ editing }) => editing.plan));
  const { kind, at } = parsed.data;
  if (Date.parse(at) <= Date.now()) throw reject(createReason(({ editing }) => editing.planPassed));
  if (kind === 'publish') {
    const user = req.user as TypedUser;
    const faults = await findPublishErrors(req.payload, planned, user, toLanguage(req.i18n));
    if (faults) {
      throw reject(
        toDocumentReason(planned.collection, ({ editing }) => editing.unfitPlan, { faults }),
      );
    }
  }
  await inTransaction(req.payload, async (inside) => {
    inside.user = req.user;
    await lockRow(inside, planned.collection, planned.docId);
    await schedulePublish(inside, { ...planned, kind, at });
  });
}
