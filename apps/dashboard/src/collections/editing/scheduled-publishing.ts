import { type Payload, ValidationError } from 'payload';
import type { Task } from '../../jobs/tasks.ts';
import { type Language, languages } from '../../panel/language/language.ts';
import { applyScheduledPublish, findPublishErrors } from './apply-scheduled-publish.ts';
import { PUBLISH, type PublishData } from './schedule.ts';

/** Lease, and delay of a retry, in milliseconds. */
const MINUTE = 60_000;

// Enough for temporary failures, such as a locked database or a restart.
const MAX_ATTEMPTS = 5;

/**
 * Publishes and unpublishes at the time that was set. A change that fails for good stays on the start page until an editor
 * sees to it.
 */
export const createPublishTask = (payload: Payload): Task<PublishData> => ({
  name: PUBLISH,
  lease: MINUTE,
  toRetryDelay: () => MINUTE,
  async run({ data }) {
    await applyScheduledPublish(payload, await toApplied(payload, data as PublishData));
  },
  // A validation error does not go away by itself.
  async giveUp(error, job) {
    const data = job.data as PublishData;
    if (error instanceof ValidationError) return { ...data, ...(await findReasons(payload, data)) };
    return job.attempts >= MAX_ATTEMPTS ? data : undefined;
  },
});

/** Validation errors in each panel language. */
async function findReasons(
  payload: Payload,
  data: PublishData,
): Promise<Pick<PublishData, 'reasons'>> {
  try {
    const planned = await toApplied(payload, data);
    const reasons: Partial<Record<Language, string>> = {};
    for (const language of languages) {
      const errors = await findPublishErrors(payload, planned, language);
      if (errors) reasons[language] = errors;
    }
    return { reasons };
  } catch (err) {
    payload.logger.error({ err }, 'Why a scheduled publication failed cannot be said');
    return {};
  }
}

async function toApplied(payload: Payload, { collection, docId, kind, user }: PublishData) {
  const editor = await payload.findByID({
    collection: 'users',
    id: user,
    depth: 0,
    // A job has no signed-in user.
    overrideAccess: true,
  });
  return { collection, docId, kind, user: { ...editor, collection: 'users' as const } };
}
