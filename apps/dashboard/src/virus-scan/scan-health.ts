import type { Payload, Where } from 'payload';
import { isScanning } from './scan-state.ts';

/** Status of the virus scan. */
export interface ScanHealth {
  /** Pending resumes. */
  waiting: number;
  /** Resumes with status `unknown`. */
  unsure: number;
  /** Time of the oldest pending application, if it is late. */
  lateSince?: Date;
}

/** Milliseconds until a resume is late. */
const LATE_AFTER = 15 * 60_000;

/** Reads the status; nothing if scanning is off. */
export async function getScanHealth(payload: Payload, now: Date): Promise<ScanHealth | undefined> {
  if (!isScanning()) return undefined;
  const kept: Where = { form: { equals: 'application' }, resumeDeletedAt: { exists: false } };
  const { docs, totalDocs: waiting } = await payload.find({
    collection: 'submissions',
    where: {
      and: [kept, { resumeScan: { equals: 'pending' } }],
    },
    sort: 'createdAt',
    limit: 1,
    depth: 0,
    // A background job has no user.
    overrideAccess: true,
  });
  const { totalDocs: unsure } = await payload.count({
    collection: 'submissions',
    where: { and: [kept, { resumeScan: { equals: 'unknown' } }] },
    // As above.
    overrideAccess: true,
  });
  const oldest = docs[0] && new Date(docs[0].createdAt);
  const isLate = oldest && now.getTime() - oldest.getTime() > LATE_AFTER;
  return { waiting, unsure, ...(isLate && { lateSince: oldest }) };
}
