import {
  getLocalI18n,
  type Payload,
  type PayloadRequest,
  type TypedUser,
  ValidationError,
} from 'payload';
import { findUser } from '../../accounts/find-account.ts';
import type { Task } from '../../jobs/tasks.ts';
import { MINUTE } from '../../platform/durations.ts';
import { languages, type PanelLanguage } from '../../platform/language/language.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { lockRow } from './document-lock.ts';
import {
  IS_SCHEDULED,
  SCHEDULED_CHANGE,
  type ScheduledAction,
  type ScheduledChangeData,
  type ScheduledTarget,
} from './scheduled-change.ts';

// Enough for temporary failures, such as a locked database or a restart.
const MAX_ATTEMPTS = 5;

/**
 * Publishes and unpublishes at the time that was set. A change that fails permanently stays on the start page until an
 * editor handles it.
 */
export const createScheduledChangeTask = (payload: Payload): Task<ScheduledChangeData> => ({
  name: SCHEDULED_CHANGE,
  lease: MINUTE,
  toRetryDelay: () => MINUTE,
  async run({ data }) {
    const { kind, user, ...target } = data as ScheduledChangeData;
    const editor = await findEditor(payload, user);
    await inTransaction(payload, (req) => apply(req, target, kind, editor));
  },
  // A validation error is permanent.
  async giveUp(error, job) {
    const data = job.data as ScheduledChangeData;
    if (!(error instanceof ValidationError)) return job.attempts >= MAX_ATTEMPTS ? data : undefined;
    const editor = await findEditor(payload, data.user);
    const reasons: ScheduledChangeData['reasons'] = {};
    for (const language of languages) {
      const errors = await findPublishErrors(payload, data, editor, language);
      if (errors) reasons[language] = errors;
    }
    return { ...data, reasons };
  },
});

async function findEditor(payload: Payload, id: number): Promise<TypedUser> {
  const editor = await findUser(payload, id);
  if (!editor) throw new Error('the account that scheduled it was deleted');
  return { ...editor, collection: 'users' };
}

/** Rolls back a publish that has passed all validation. */
class TrialPassed extends Error {}

/**
 * Publishes a document in a transaction that is rolled back, and returns its validation errors, a sentence for each field.
 * @throws errors that are not validation errors
 */
export async function findPublishErrors(
  payload: Payload,
  target: ScheduledTarget,
  user: TypedUser,
  language: PanelLanguage,
): Promise<string | undefined> {
  const i18n = await getLocalI18n({ config: payload.config, language });
  try {
    return await inTransaction(payload, async (req) => {
      await apply(Object.assign(req, { i18n, t: i18n.t }), target, 'publish', user);
      throw new TrialPassed();
    });
  } catch (error) {
    if (error instanceof TrialPassed) return undefined;
    if (!(error instanceof ValidationError)) throw error;
    return error.data.errors
      .map(({ label, message, path }) => `${label || path}: ${message}`)
      .join(' ');
  }
}

/** Publishes the latest version of a document, or unpublishes it; as the user, who may have lost the right to. */
async function apply(
  req: PayloadRequest,
  { collection, docId }: ScheduledTarget,
  kind: ScheduledAction,
  user: TypedUser,
) {
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
