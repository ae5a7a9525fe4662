import type { Payload } from 'payload';
import type { Submission } from '../../payload-types.ts';
import { getSettings } from '../../platform/settings.ts';
import { toLateSince } from '../tasks.ts';

/** Scan status of a resume. */
export const scanStates = ['pending', 'clean', 'infected', 'unknown'] as const;
export type ScanState = (typeof scanStates)[number];

const isScanning = (): boolean => getSettings().CLAMD !== undefined;

/** Why a resume cannot be downloaded, if it cannot. With scanning only clean ones can; an infected one never can. */
export function getWithheldReason(
  { resumeScan }: { resumeScan?: string | null | undefined },
  scanning = isScanning(),
): Exclude<ScanState, 'clean'> | undefined {
  if (resumeScan === 'infected') return 'infected';
  if (!scanning || resumeScan === 'clean') return undefined;
  return resumeScan === 'unknown' ? 'unknown' : 'pending';
}

/** Status of the virus scan. */
export type ScanHealth = Awaited<ReturnType<typeof getScanHealth>>;

/** The number of pending resumes, and the time of the oldest one if it is late; nothing if scanning is off. */
export async function getScanHealth(payload: Payload, now: Date) {
  if (!isScanning()) return undefined;
  const { docs, totalDocs: waiting } = await payload.db.find<Submission>({
    collection: 'submissions',
    where: {
      form: { equals: 'application' },
      resumeDeletedAt: { exists: false },
      resumeScan: { equals: 'pending' },
    },
    sort: 'createdAt',
    limit: 1,
  });
  return { waiting, lateSince: toLateSince(docs[0]?.createdAt, now) };
}
