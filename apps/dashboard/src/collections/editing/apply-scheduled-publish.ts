import {
  type CollectionAfterChangeHook,
  getLocalI18n,
  type Payload,
  type PayloadRequest,
  type TypedUser,
  ValidationError,
} from 'payload';
import type { Language } from '../../panel/language/language.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { lockRow } from './document-lock.ts';
import { IS_SCHEDULED, type ScheduledAction, type ScheduleTarget } from './schedule.ts';

interface Applied extends ScheduleTarget {
  kind: ScheduledAction;
  /** The user who scheduled it. It fails if the user may no longer publish. */
  user: TypedUser;
}

/** Context flag of a dry run, which is rolled back. */
const DRY_RUN = 'trial';

/** Thrown when a dry run has passed all validation. */
class DryRunEnded extends Error {}

/** Ends a dry run after validation and storing. It must be the first afterChange hook. */
export const endDryRun: CollectionAfterChangeHook = ({ req }) => {
  if (req.context[DRY_RUN]) throw new DryRunEnded('everything that a trial stores is taken back');
};

/** Publishes the latest version of a document, or unpublishes it. */
export const applyScheduledPublish = (payload: Payload, applied: Applied): Promise<void> =>
  inTransaction(payload, (req) => apply(req, applied));

/**
 * Runs a publish as a dry run and returns its validation errors, a sentence for each field.
 * @throws errors that are not validation errors
 */
export async function findPublishErrors(
  payload: Payload,
  planned: ScheduleTarget & { user: TypedUser },
  language: Language,
): Promise<string | undefined> {
  const i18n = await getLocalI18n({ config: payload.config, language });
  try {
    return await inTransaction(payload, async (req) => {
      Object.assign(req, { i18n, t: i18n.t });
      req.context[DRY_RUN] = true;
      await apply(req, { ...planned, kind: 'publish' });
      // Rolls back if a collection lacks the `endDryRun` hook.
      throw new Error('a trial was not ended');
    });
  } catch (error) {
    if (error instanceof DryRunEnded) return undefined;
    if (!(error instanceof ValidationError)) throw error;
    return error.data.errors
      .map(({ label, message, path }) => `${label || path}: ${message}`)
      .join(' ');
  }
}

async function apply(req: PayloadRequest, { collection, docId, kind, user }: Applied) {
  // Concurrent saves happen before or after, never in between.
  await lockRow(req, collection, docId);
  req.context[IS_SCHEDULED] = true;
  await req.payload.update({
    collection,
    id: docId,
    data: { _status: kind === 'unpublish' ? 'draft' : 'published' },
    user,
    overrideAccess: false,
    depth: 0,
    req,
  });
}
