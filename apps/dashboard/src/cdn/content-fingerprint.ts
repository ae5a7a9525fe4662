import { createHash } from 'node:crypto';
import type { Payload, Where } from 'payload';
import { isPublic } from '../access/public-collections.ts';
import { findOpenNow } from '../api/content-revision.ts';

const published: Where = { _status: { equals: 'published' } };

/** Fingerprint of the public content, the same in all processes. Drafts and messages do not change it. */
export async function readFingerprint(payload: Payload): Promise<string> {
  const { collections, globals } = payload.config;
  const parts: unknown[] = [];
  for (const { slug, versions } of collections.filter(isPublic)) {
    const { docs, totalDocs } = await payload.find({
      collection: slug,
      where: versions?.drafts ? published : {},
      sort: '-updatedAt',
      limit: 1,
      depth: 0,
      select: { updatedAt: true } as never,
      // A background job has no user.
      overrideAccess: true,
    });
    const [newest] = docs as { updatedAt?: string }[];
    parts.push([slug, totalDocs, newest?.updatedAt]);
  }
  for (const { slug } of globals.filter(isPublic)) {
    const found = await payload.findGlobal({
      slug,
      depth: 0,
      // As above.
      overrideAccess: true,
    });
    parts.push([slug, (found as { updatedAt?: string | null }).updatedAt]);
  }
  // Posts and openings appear and disappear by date, without a change in the database.
  const { totalDocs } = await payload.count({ collection: 'blogs', overrideAccess: false });
  parts.push(totalDocs, await findOpenNow(payload));
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
