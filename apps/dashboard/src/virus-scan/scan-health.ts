import type { Payload, Where } from 'payload';
import { toZonedMoment } from '../panel/language/times.ts';
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

/** The problem in one sentence without personal data; nothing if all is well. */
export function toScanProblem({ waiting, lateSince }: ScanHealth): string | undefined {
  if (!lateSince) return undefined;
  const count = waiting === 1 ? '1 resume waits' : `${waiting} resumes wait`;
  const since = toZonedMoment(lateSince, 'en');
  return `Resumes are not checked for viruses, and not handed out: ${count}, the oldest since ${since}. Look whether clamd runs.`;
}
