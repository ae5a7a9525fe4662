import type { Payload, Where } from 'payload';
import type { Submission } from '../../payload-types.ts';
import { updateRow } from '../../platform/database.ts';
import { HOUR } from '../../platform/durations.ts';
import { readResume } from '../../submissions/resumes.ts';
import type { Task } from '../tasks.ts';
import { type ClamdAddress, scan } from './clamd.ts';

/** Retry delay if clamd is unavailable, in milliseconds. */
const AWAY = 15_000;
/** Retry delay for status `unknown`, in milliseconds; signatures or limits may have changed by then. */
const UNSURE = 6 * HOUR;

/** Checks resumes for viruses as soon as there are any, one after another (docs/forms-and-privacy.md). */
export const createScanTask = (payload: Payload, place: ClamdAddress): Task<object> => ({
  name: 'virus-scan',
  toRetryDelay: () => AWAY,
  toNext: (now) => now,
  hasWork: async (now) => (await findNext(payload, now)) !== undefined,
  async run(job) {
    for (;;) {
      const application = await findNext(payload, job.now());
      if (!application || job.signal.aborted) return {};
      await scanResume(payload, place, application, job.now());
      await job.save();
    }
  },
});

async function scanResume(
  payload: Payload,
  place: ClamdAddress,
  { id, reference, resumeKey }: Submission,
  now: Date,
): Promise<void> {
  const store = (data: Partial<Submission>, delay?: number) => {
    const resumeScanAt = delay ? new Date(now.getTime() + delay).toISOString() : null;
    return updateRow(payload, 'submissions', { id: { equals: id } }, { ...data, resumeScanAt });
  };
  const file = await readResume(String(resumeKey));
  if (!file) {
    await store({ resumeScan: 'unknown' }, UNSURE);
    payload.logger.error({ application: reference }, 'A resume to be checked is missing');
    return;
  }
  try {
    const bytes = new Uint8Array(await new Response(file).arrayBuffer());
    const { state, finding = null } = await scan(place, bytes);
    const data = { resumeScan: state, resumeFinding: finding };
    await store(data, state === 'unknown' ? UNSURE : undefined);
    if (state !== 'clean')
      payload.logger.warn({ application: reference, state, finding }, 'A resume is withheld');
  } catch (error) {
    // One that cannot be checked must not delay others.
    await store({}, AWAY);
    throw error;
  }
}

/** A resume that is to be checked; the newest, because users wait for it. */
async function findNext(payload: Payload, now: Date): Promise<Submission | undefined> {
  const { docs } = await payload.db.find<Submission>({
    collection: 'submissions',
    where: toDue(now),
    sort: '-createdAt',
    limit: 1,
    pagination: false,
  });
  return docs[0];
}

/** Condition of due resumes. A time further ahead was set by a clock that has been set back. */
function toDue(now: Date): Where {
  const ahead = new Date(now.getTime() + UNSURE).toISOString();
  return {
    and: [
      { resumeDeletedAt: { exists: false } },
      { resumeScan: { in: ['pending', 'unknown'] } },
      {
        or: [
          { resumeScanAt: { exists: false } },
          { resumeScanAt: { less_than_equal: now.toISOString() } },
          { resumeScanAt: { greater_than: ahead } },
        ],
      },
    ],
  };
}
