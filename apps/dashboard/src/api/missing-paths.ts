import { parseMissingPaths } from '@agency/contracts';
import { countBatch } from '../collections/missing-paths/count-batch.ts';
import { createBatchTaker } from './take-batch.ts';

/** `POST /api/missing-paths`: counts what the website could not find, and says so once it is stored. */
export const answerMissingPaths = createBatchTaker({
  parse: parseMissingPaths,
  count: countBatch,
  batches: 'missing-path-batches',
});
