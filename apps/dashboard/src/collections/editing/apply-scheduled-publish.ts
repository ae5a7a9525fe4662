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
import { sortValidationErrors } from '../sort-validation-errors.ts';
import { lockRow } from './document-lock.ts';
import type { ScheduledAction, ScheduleTarget } from './schedule.ts';

interface Applied extends ScheduleTarget {
  kind: ScheduledAction;
  /** In whose name: somebody who may no longer publish does not. */
  user: TypedUser;
}

/** What a request holds that only tries: everything it stores is taken back. */
const DRY_RUN = 'trial';

/** A trial has come to its end: nothing stands in the way. */
class DryRunEnded extends Error {}

/** Ends a trial once the document has passed every rule and is stored. It is the first to be told of a change. */
export const endDryRun: CollectionAfterChangeHook = ({ req }) => {
  if (req.context[DRY_RUN]) throw new DryRunEnded('everything that a trial stores is taken back');
};

/** Publishes a document as it was written last, or takes it down. */
export const applyScheduledPublish = (payload: Payload, applied: Applied): Promise<void> =>
  inTransaction(payload, (req) => apply(req, applied));

/**
 * Why a document could not be published at this moment, in a language: a sentence a field, in the order of the form. Nothing where it
 * could. It asks what publishing asks, and nothing of it is kept.
 * @throws when it is not the document that stands in the way
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
      // Inside, so that nothing is stored where a collection does not end its trials.
      throw new Error('a trial was not ended');
    });
  } catch (error) {
    if (error instanceof DryRunEnded) return undefined;
    if (!(error instanceof ValidationError)) throw error;
    const { fields } = payload.collections[planned.collection].config;
    return sortValidationErrors(fields, error.data.errors, i18n)
      .map(({ label, message }) => `${label}: ${message}`)
      .join(' ');
  }
}

async function apply(req: PayloadRequest, { collection, docId, kind, user }: Applied) {
  // Words that are saved at the same moment come before it or after it, never between.
  await lockRow(req, collection, docId);
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
