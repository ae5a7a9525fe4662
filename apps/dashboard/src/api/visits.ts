import { visitsSchema } from '@agency/contracts';
import { countVisits } from '../visits/count-visits.ts';
import { createBatchTaker } from './take-batch.ts';

/** `POST /api/visits`: counts how often pages were opened, and says so once it is stored. */
export const answerVisits = createBatchTaker({
  parse: (body) => visitsSchema.safeParse(body).data,
  count: countVisits,
  batches: 'visit-batches',
});
