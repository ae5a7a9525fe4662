import type { Payload } from 'payload';
import type { RetentionSweep } from '../payload-types.ts';

/** A moment of a day so many days from now, in the afternoon of the dashboard's own time zone. */
export function toAfternoon(days: number): Date {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 15);
}

/** All sweeps, oldest first. */
export const getSweeps = async (payload: Payload): Promise<RetentionSweep[]> =>
  (
    await payload.find({
      collection: 'retention-sweeps',
      pagination: false,
      sort: 'night',
      // The test looks at everything.
      overrideAccess: true,
    })
  ).docs;
