import { parseMissingPaths } from '@agency/contracts';
import { countBatch } from '../collections/missing-paths/count-batch.ts';
import { createBatchHandler } from './batch-handler.ts';

/** `POST /api/missing-paths` stores counts of the 404 log. */
export const handleMissingPaths = createBatchHandler({
  parse: parseMissingPaths,
  count: countBatch,
  batches: 'missing-path-batches',
});
