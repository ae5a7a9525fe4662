import type { Payload } from 'payload';
import type { RetentionSweep } from '../payload-types.ts';

/** An afternoon some days from now, in the agency's time zone. */
export function toAfternoon(days: number): Date {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 15);
}

/** All runs, oldest first. */
export const getSweeps = async (payload: Payload): Promise<RetentionSweep[]> =>
  (
    await payload.find({
      collection: 'retention-sweeps',
      pagination: false,
      sort: 'night',
      // The test reads all rows.
      overrideAccess: true,
    })
  ).docs;
