import { BodyTooLongError, readBoundedBody } from '@agency/server/bounded-body';
import { createSemaphore } from '@agency/server/semaphore';
import type { Payload } from 'payload';
import { ApiError, errorResponse, jsonResponse } from './response.ts';
import { rejectUnauthorized } from './submissions/intake.ts';
import { isFromWebsite } from './submissions/website-secret.ts';

/** Largest batch, in bytes: 500 of the longest paths, or of all that is counted of visits. */
export const MAX_BATCH_BYTES = 512 * 1024;

interface BatchRules<Batch extends { id: string }> {
  /** A batch, or nothing when it is none. */
  parse(body: unknown): Batch | undefined;
  /** Stores it, unless its id is known. */
  count(payload: Payload, batch: Batch, now: Date): Promise<void>;
  /** Where its id is then. */
  batches: 'missing-path-batches' | 'visit-batches';
}

/** Makes the answer to batches of what the website counted: they are stored before that is said, and once. */
export function createBatchHandler<Batch extends { id: string }>({
  parse,
  count,
  batches,
}: BatchRules<Batch>) {
  // One at a time: messages of visitors come first.
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
      // What a database said of its own commit is not always passed on.
      const { totalDocs } = await payload.count({
        collection: batches,
        where: { batch: { equals: batch.id } },
        // Closed to every account: the program alone reads them.
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
