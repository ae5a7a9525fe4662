import { createHash } from 'node:crypto';
import type { Payload, Where } from 'payload';
import { isPublic } from '../../access/public-collections.ts';
import { getSettings } from '../../platform/settings.ts';
import { addJob } from '../queue.ts';
import type { Task } from '../tasks.ts';
import { createPurge, type Purge } from './purge.ts';

/** Milliseconds until every website process shows a change. An earlier purge might cache the old page again. */
export const PURGE_DELAY = 7000;

/** Name of the task, and key of the last purged fingerprint. */
const PURGE = 'cdn-purge';

interface PurgeData {
  fingerprint: string;
}

/** Purges the shared cache after every change (docs/deployment.md). Every process looks; each change is one job. */
export function createPurgeTask(payload: Payload, purge: Purge): Task<PurgeData> {
  let known: string | undefined;
  return {
    name: PURGE,
    // Visitors see the old pages until it succeeds.
    toRetryDelay: (attempts) => Math.min(attempts * 15_000, 60_000),
    // Adds the job of a change.
    async hasWork(now) {
      const fingerprint = await readFingerprint(payload);
      // At the start, what was purged last.
      known ??= (await payload.kv.get<string>(PURGE)) ?? '';
      if (fingerprint !== known) {
        // With the content before it, because undoing a change is another change.
        const key = `${PURGE} ${known} ${fingerprint}`;
        const at = new Date(now.getTime() + PURGE_DELAY);
        await addJob(payload, { task: PURGE, key, at, data: { fingerprint } });
      }
      known = fingerprint;
      return true;
    },
    async run({ data: { fingerprint = '' } }) {
      await purge();
      await payload.kv.set(PURGE, fingerprint);
      return {};
    },
  };
}

/** Fingerprint of the public content, the same in all processes. Drafts and messages do not change it. */
async function readFingerprint(payload: Payload): Promise<string> {
  const published: Where = { _status: { equals: 'published' } };
  const { collections, globals } = payload.config;
  const parts: unknown[] = [];
  for (const { slug, versions } of collections.filter(isPublic)) {
    const { docs, totalDocs } = await payload.db.find<{ id: number; updatedAt: string }>({
      collection: slug,
      where: versions?.drafts ? published : {},
      sort: '-updatedAt',
      limit: 1,
      select: { updatedAt: true },
    });
    parts.push([slug, totalDocs, docs[0]?.updatedAt]);
  }
  for (const { slug } of globals.filter(isPublic)) {
    const { updatedAt } = await payload.db.findGlobal<{ updatedAt?: string }>({ slug });
    parts.push([slug, updatedAt]);
  }
  // Posts and openings appear and disappear by date, without a change in the database.
  const { totalDocs } = await payload.count({ collection: 'blogs', overrideAccess: false });
  parts.push(totalDocs, await findOpenNow(payload));
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** Ids of open positions in all languages. */
export async function findOpenNow(payload: Payload): Promise<string> {
  const { docs } = await payload.find({
    collection: 'openings',
    sort: ['closesAt', 'id'],
    select: { slug: true },
    pagination: false,
    depth: 0,
    overrideAccess: false,
  });
  return docs.map(({ id }) => id).join();
}

/** The task, if CDN_PURGE is set. */
export function openPurgeTask(payload: Payload): Task<PurgeData> | undefined {
  const { CDN_PURGE, CDN_TOKEN } = getSettings();
  return CDN_PURGE && CDN_TOKEN
    ? createPurgeTask(payload, createPurge(CDN_PURGE, CDN_TOKEN))
    : undefined;
}
