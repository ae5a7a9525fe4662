import { visitsSchema } from '@agency/contracts';
import { countVisits } from '../visits/count-visits.ts';
import { createBatchHandler } from './batch-handler.ts';

/** `POST /api/visits` stores counts of page views. */
export const handleVisits = createBatchHandler({
  parse: (body) => visitsSchema.safeParse(body).data,
  count: countVisits,
  batches: 'visit-batches',
});
