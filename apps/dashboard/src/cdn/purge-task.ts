import type { Payload } from 'payload';
import { createContentRevision } from '../api/content-revision.ts';
import { addJob } from '../jobs/queue.ts';
import type { Task } from '../jobs/tasks.ts';
import type { Job } from '../payload-types.ts';
import { openDatabaseRevision } from '../platform/database-revision.ts';
import { getSettings } from '../platform/settings.ts';
import { readFingerprint } from './content-fingerprint.ts';
import { createPurge, type Purge } from './purge.ts';
import { parsePurgeTarget } from './purge-target.ts';

/** Milliseconds until every website process shows a change. An earlier purge might cache the old page again. */
export const PURGE_DELAY = 6000;

const FIRST_RETRY_DELAY = 2000;
const MAX_RETRY_DELAY = 60_000;

/** Lease, in milliseconds; longer than a purge. */
const LEASE = 30_000;

/** Name of the task. */
const PURGE = 'cdn-purge';

/** Key of the last purged fingerprint. */
const LAST = 'cdn-purge';

interface PurgeData {
  fingerprint: string;
}

interface PurgeOptions {
  payload: Payload;
  purge: Purge;
  /** Cheap check for changes. */
  readRevision: () => Promise<string>;
}

/** Purges the shared cache after every change (docs/deployment.md). Every process looks; each change is one job. */
export function createPurgeTask({ payload, purge, readRevision }: PurgeOptions): Task<PurgeData> {
  let revision: string | undefined;
  let known: string | undefined;
  return {
    name: PURGE,
    lease: LEASE,
    toRetryDelay: (attempts) =>
      Math.min(MAX_RETRY_DELAY, FIRST_RETRY_DELAY * 2 ** Math.min(attempts - 1, 10)),
    async look(now) {
      const present = await readRevision();
      if (present === revision) return;
      const fingerprint = await readFingerprint(payload);
      // At the start, what was purged last.
      known ??= (await payload.kv.get<string>(LAST)) ?? '';
      if (fingerprint !== known) {
        // With the content before it, because undoing a change is another change.
        const key = `${PURGE} ${known} ${fingerprint}`;
        const at = new Date(now.getTime() + PURGE_DELAY);
        await addJob(payload, { task: PURGE, key, at, data: { fingerprint } });
      }
      revision = present;
      known = fingerprint;
    },
    async run({ data: { fingerprint = '' } }) {
      await purge();
      await payload.kv.set(LAST, fingerprint);
    },
  };
}

/** The task, if CDN_PURGE is set. */
export function openPurges(payload: Payload): { task?: Task<PurgeData>; close(): void } {
  const { CDN_PURGE, CDN_TOKEN } = getSettings();
  const place = CDN_PURGE === undefined ? undefined : parsePurgeTarget(CDN_PURGE);
  if (!place || CDN_TOKEN === undefined) return { close: () => undefined };
  const database = openDatabaseRevision(payload);
  const task = createPurgeTask({
    payload,
    purge: createPurge({ place, token: CDN_TOKEN }),
    readRevision: createContentRevision({ payload, database }).read,
  });
  return { task, close: database.close };
}

/** The problem in one line; nothing if all is well. */
export async function findPurgeProblem({ db }: Payload): Promise<string | undefined> {
  const failed = await db.findOne<Job>({
    collection: 'jobs',
    where: { and: [{ task: { equals: PURGE } }, { lastError: { exists: true } }] },
  });
  return failed ? `shared cache: not told of a change. ${failed.lastError}` : undefined;
}
