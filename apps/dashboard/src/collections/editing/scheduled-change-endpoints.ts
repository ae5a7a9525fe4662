import {
  addDataAndFileToRequest,
  type Endpoint,
  type PayloadRequest,
  type TypedUser,
} from 'payload';
import * as z from 'zod';
import { createRoute } from '../../api/create-endpoint.ts';
import { ApiError } from '../../api/response.ts';
import { createReason, type Reason, translateReason } from '../../platform/language/errors.ts';
import { toPanelLanguage } from '../../platform/language/language.ts';
import { toRowId } from '../../platform/row-id.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { lockRow } from './document-lock.ts';
import { toDocumentReason } from './document-reason.ts';
import {
  cancelScheduledChange,
  getScheduledChanges,
  type ScheduledTarget,
  scheduleChange,
} from './scheduled-change.ts';
import { findPublishErrors } from './scheduled-change-task.ts';
import type { SchedulableCollection } from './versioned.ts';

/** The scheduled changes of a document. */
export interface Schedule {
  /** Whether a version is published, even if its date is in the future. */
  isPublished: boolean;
  changes: Awaited<ReturnType<typeof getScheduledChanges>>;
}

const changeSchema = z.strictObject({
  kind: z.enum(['publish', 'unpublish']).describe('What is done to the document'),
  at: z.iso.datetime({ offset: true }).describe('When, to come'),
});

/** `/cms-api/<collection>/{id}/schedule`: lists (GET), adds (POST) and removes (DELETE …/{change}) scheduled changes. */
export const createScheduledChangeEndpoints = (collection: SchedulableCollection): Endpoint[] => {
  const toEndpoint = (
    method: Endpoint['method'],
    path: string,
    act?: (req: PayloadRequest, target: ScheduledTarget) => Promise<void>,
  ) =>
    createRoute('publishers', method, path, async (req) => {
      const target = { collection, docId: toRowId(req.routeParams?.id) };
      const { _status } = await req.payload.findByID({
        collection,
        id: target.docId,
        depth: 0,
        select: { _status: true },
        overrideAccess: false,
        req,
      });
      await act?.(req, target);
      const changes = await getScheduledChanges(req.payload, { target, req });
      return { isPublished: _status === 'published', changes } satisfies Schedule;
    });
  return [
    toEndpoint('get', '/:id/schedule'),
    toEndpoint('post', '/:id/schedule', addChange),
    toEndpoint('delete', '/:id/schedule/:change', (req, target) =>
      cancelScheduledChange(req, { ...target, id: toRowId(req.routeParams?.change) }),
    ),
  ];
};

/** @throws {ApiError} 422 with the reason why the change cannot be scheduled */
async function addChange(req: PayloadRequest, target: ScheduledTarget): Promise<void> {
  const reject = (reason: Reason) => new ApiError(422, translateReason(req, reason));
  await addDataAndFileToRequest(req);
  const parsed = changeSchema.safeParse(req.data);
  if (!parsed.success) throw reject(createReason(({ editing }) => editing.schedule));
  const { kind, at } = parsed.data;
  if (Date.parse(at) <= Date.now())
    throw reject(createReason(({ editing }) => editing.schedulePassed));
  if (kind === 'publish') {
    const user = req.user as TypedUser;
    const problems = await findPublishErrors(req.payload, target, user, toPanelLanguage(req.i18n));
    if (problems) {
      throw reject(
        toDocumentReason(target.collection, ({ editing }) => editing.unschedulable, { problems }),
      );
    }
  }
  await inTransaction(req, async (inside) => {
    await lockRow(inside, target.collection, target.docId);
    await scheduleChange(inside, { ...target, kind, at });
  });
}
