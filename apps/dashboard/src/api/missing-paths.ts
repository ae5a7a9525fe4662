import { parseMissingPaths } from '@agency/contracts';
import { BodyTooLongError, readBoundedBody } from '@agency/server/bounded-body';
import { createSemaphore } from '@agency/server/semaphore';
import type { Payload } from 'payload';
import { countBatch } from '../collections/missing-paths/count-batch.ts';
import { ApiError, answerError, answerJson } from './answer.ts';
import { refuseStranger } from './submissions/intake.ts';
import { isFromWebsite } from './submissions/website-secret.ts';

/** Largest batch, in bytes: 500 of the longest paths. */
export const MAX_BATCH_BYTES = 512 * 1024;

// One at a time: messages of visitors come first.
const turn = createSemaphore({ permits: 1, queue: 4, timeout: 4000 });

/** `POST /api/missing-paths`: counts what the website could not find, and says so once it is stored. */
export async function answerMissingPaths(payload: Payload, request: Request): Promise<Response> {
  if (!isFromWebsite(request.headers.get('authorization'))) return refuseStranger();
  const release = await turn.acquire();
  if (!release) {
    return answerError(503, 'Too much at once. Try again in a moment.', { 'Retry-After': '2' });
  }
  try {
    const batch = parseMissingPaths(await readJson(request));
    if (!batch) throw new ApiError(400, 'This is no batch of missing paths.');
    await countBatch(payload, batch, new Date());
    await confirm(payload, batch.id);
    return answerJson({ ok: true });
  } finally {
    release();
  }
}

/** What a database said of its own commit is not always passed on. @throws when the batch is not stored */
async function confirm(payload: Payload, batch: string): Promise<void> {
  const { totalDocs } = await payload.count({
    collection: 'missing-path-batches',
    where: { batch: { equals: batch } },
    // Closed to every account: the program alone reads them.
    overrideAccess: true,
  });
  if (totalDocs === 0) throw new Error('a batch is not there after it was stored');
}

async function readJson({ body }: Request): Promise<unknown> {
  try {
    return JSON.parse((await readBoundedBody(body, MAX_BATCH_BYTES)).toString('utf8'));
  } catch (error) {
    if (error instanceof BodyTooLongError) throw new ApiError(413, 'The batch is too large.');
    throw new ApiError(400, 'The batch is not JSON.');
  }
}
