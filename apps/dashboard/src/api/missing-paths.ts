import { parseMissingPaths } from '@agency/contracts';
import { countBatch } from '../collections/missing-paths/count-batch.ts';
import { createBatchHandler } from './batch-handler.ts';

/** `POST /api/missing-paths`: counts what the website could not find, and says so once it is stored. */
export const handleMissingPaths = createBatchHandler({
  parse: parseMissingPaths,
  count: countBatch,
  batches: 'missing-path-batches',
});
