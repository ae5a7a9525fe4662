import type { Payload, Where } from 'payload';
import { readResume } from '../submissions/resumes.ts';
import { type ClamdAddress, ClamdUnavailableError, scan } from './clamd.ts';

/** Checks resumes for viruses (docs/forms-and-privacy.md). */
export interface ScanWorker {
  /**
   * Scans due resumes until none is left, clamd is unavailable or the process ends.
   * @returns the number of results
   */
  work(isEnding?: () => boolean): Promise<number>;
}

/** Polling interval, in milliseconds. */
const INTERVAL = 2000;
/** Lease, in milliseconds; longer than a scan. */
const LEASE = 120_000;
/** Retry delay if clamd is unavailable, in milliseconds. */
const AWAY = 15_000;
/** Retry delay for status `unknown`, in milliseconds; signatures or limits may have changed by then. */
const UNSURE = 6 * 3_600_000;

interface WorkerOptions {
  payload: Payload;
  place: ClamdAddress;
  now?: () => Date;
}

/** Creates a worker without a timer. */
export function createScanWorker({
  payload,
  place,
  now = () => new Date(),
}: WorkerOptions): ScanWorker {
  async function claim() {
    const { docs } = await payload.find({
      collection: 'submissions',
      where: toDue(now()),
      // Newest first, because users wait for those.
      sort: '-createdAt',
      limit: 1,
      pagination: false,
      depth: 0,
      // A background job has no user.
      overrideAccess: true,
    });
    const [found] = docs;
    if (!found) return undefined;
    const claimed = await update(found.id, { resumeScanAt: after(LEASE) }, toDue(now()));
    // Another process claimed it.
    return claimed ? found : undefined;
  }

  const after = (time: number) => new Date(now().getTime() + time).toISOString();

  const update = (id: number, data: Record<string, unknown>, where: Where = {}) =>
    payload.db.updateOne({
      collection: 'submissions',
      where: { and: [{ id: { equals: id } }, where] },
      data,
      options: { atomic: true },
      req: undefined,
    });

  return {
    async work(isEnding = () => false) {
      let told = 0;
      while (!isEnding()) {
        const claimed = await claim();
        if (!claimed) return told;
        const { id, reference, resumeKey } = claimed;
        const file = await readResume(String(resumeKey));
        if (!file) {
          await update(id, { resumeScan: 'unknown', resumeScanAt: after(UNSURE) });
          payload.logger.error({ application: reference }, 'A resume to be checked is missing');
          continue;
        }
        try {
          const { state, finding = null } = await scan(place, file);
          const isOver = state !== 'unknown';
          await update(id, {
            resumeScan: state,
            resumeFinding: finding,
            resumeScanAt: isOver ? null : after(UNSURE),
          });
          if (isOver) told += 1;
          if (state !== 'clean') {
            payload.logger.warn({ application: reference, state, finding }, 'A resume is withheld');
          }
        } catch (error) {
          if (!(error instanceof ClamdUnavailableError)) throw error;
          await update(id, { resumeScanAt: after(AWAY) });
          payload.logger.warn({ err: error }, 'Resumes cannot be checked for viruses now');
          return told;
        } finally {
          await file.cancel().catch(() => undefined);
        }
      }
      return told;
    },
  };
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

/** Scans at an interval, until the returned function is called. Does nothing without an address. */
export function startScans(payload: Payload, place: ClamdAddress | undefined): () => Promise<void> {
  if (!place) return async () => undefined;
  const worker = createScanWorker({ payload, place });
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  const look = () => {
    working = worker
      .work(() => isOver)
      .then(
        () => undefined,
        (err: unknown) => payload.logger.error({ err }, 'Checking resumes for viruses failed'),
      )
      .finally(() => {
        if (!isOver) timer = setTimeout(look, INTERVAL).unref();
      });
  };
  look();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await working;
  };
}
