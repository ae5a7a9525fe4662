import { parseMissingPaths, visitsSchema } from '@agency/contracts';
import { BodyTooLongError, readBoundedBody } from '@agency/server/bounded-body';
import { createSemaphore } from '@agency/server/semaphore';
import type { Payload } from 'payload';
import { countBatch } from '../collections/missing-paths/count-batch.ts';
import { countVisits } from '../collections/visits/count-visits.ts';
import { isFromWebsite, rejectUnauthorized } from '../submissions/intake/intake.ts';
import { ApiError, errorResponse, jsonResponse } from './response.ts';

/** Maximum batch, in bytes: 500 of the longest paths */
export const MAX_BATCH_BYTES = 512 * 1024;

interface BatchRules<Batch extends { id: string }> {
  /** Parses a batch. */
  parse(body: unknown): Batch | undefined;
  /** Stores a batch, unless its id is known. */
  count(payload: Payload, batch: Batch, now: Date): Promise<void>;
  /** Collection with the ids. */
  batches: 'missing-path-batches' | 'visit-batches';
}

/** Creates a handler for batches of counts. It responds after the commit, and counts a batch once. */
function createBatchHandler<Batch extends { id: string }>({
  parse,
  count,
  batches,
}: BatchRules<Batch>) {
  // One at a time, because messages have priority.
  const turn = createSemaphore({ permits: 1, queue: 4, timeout: 4000 });

  return async (payload: Payload, request: Request): Promise<Response> => {
    if (!isFromWebsite(request.headers.get('authorization'))) return rejectUnauthorized();
    const release = await turn.acquire();
    if (!release) {
      return errorResponse(503, 'Too much at once. Try again in a moment.', { 'Retry-After': '2' });
    }
    try {
      const batch = parse(await readJson(request));
      if (!batch) throw new ApiError(400, 'This is no batch.');
      await count(payload, batch, new Date());
      // A failed commit is not always reported.
      const { totalDocs } = await payload.count({
        collection: batches,
        where: { batch: { equals: batch.id } },
        // Only the server reads them.
        overrideAccess: true,
      });
      if (totalDocs === 0) throw new Error('a batch is not there after it was stored');
      return jsonResponse({ ok: true });
    } finally {
      release();
    }
  };
}

async function readJson({ body }: Request): Promise<unknown> {
  try {
    return JSON.parse((await readBoundedBody(body, MAX_BATCH_BYTES)).toString('utf8'));
  } catch (error) {
    if (error instanceof BodyTooLongError) throw new ApiError(413, 'The batch is too large.');
    throw new ApiError(400, 'The batch is not JSON.');
  }
}

/** `POST /api/missing-paths` stores counts of the 404 log. */
export const handleMissingPaths = createBatchHandler({
  parse: parseMissingPaths,
  count: countBatch,
  batches: 'missing-path-batches',
});

/** `POST /api/visits` stores counts of page views. */
export const handleVisits = createBatchHandler({
  parse: (body) => visitsSchema.safeParse(body).data,
  count: countVisits,
  batches: 'visit-batches',
});
