import { visitsSchema } from '@agency/contracts';
import { countVisits } from '../visits/count-visits.ts';
import { createBatchHandler } from './batch-handler.ts';

/** `POST /api/visits`: counts how often pages were opened, and says so once it is stored. */
export const handleVisits = createBatchHandler({
  parse: (body) => visitsSchema.safeParse(body).data,
  count: countVisits,
  batches: 'visit-batches',
});
