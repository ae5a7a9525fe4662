import { parseMissingPaths, visitsSchema } from '@agency/contracts';
import { createSemaphore } from '@agency/server/semaphore';
import type { Payload } from 'payload';
import { countMissingPaths } from '../collections/missing-paths/count-batch.ts';
import { countVisits } from '../collections/visits/count-visits.ts';
import { isFromWebsite, rejectOthers } from '../submissions/intake/intake.ts';
import { readJson } from './parse-body.ts';
import { ApiError, errorResponse, jsonResponse } from './response.ts';

/** Maximum batch, in bytes: 500 of the longest paths */
export const MAX_BATCH_BYTES = 512 * 1024;

/**
 * Creates a handler for batches of counts. It responds after the commit.
 * @param parse parses a batch
 * @param count stores a batch, unless its id is known
 */
function createBatchHandler<Batch>(
  parse: (body: unknown) => Batch | undefined,
  count: (payload: Payload, batch: Batch) => Promise<void>,
) {
  // One at a time, because messages have priority.
  const turn = createSemaphore({ permits: 1, queue: 4, timeout: 4000 });

  return async (payload: Payload, request: Request): Promise<Response> => {
    if (!isFromWebsite(request.headers.get('authorization'))) return rejectOthers();
    const release = await turn.acquire();
    if (!release)
      return errorResponse(503, 'Too much at once. Try again in a moment.', { 'Retry-After': '2' });
    try {
      const batch = parse(await readJson(request.body, MAX_BATCH_BYTES));
      if (!batch) throw new ApiError(400, 'This is no batch.');
      await count(payload, batch);
      return jsonResponse({ ok: true });
    } finally {
      release();
    }
  };
}

/** `POST /api/missing-paths` stores counts of the 404 log. */
export const handleMissingPaths = createBatchHandler(parseMissingPaths, countMissingPaths);

/** `POST /api/visits` stores counts of page views. */
export const handleVisits = createBatchHandler(
  (body) => visitsSchema.safeParse(body).data,
  countVisits,
);
