import type { Payload } from 'payload';
import { backfillMentions } from '../src/collections/blogs/backfill-mentions.ts';
import { backfillSearchColumns } from '../src/collections/messages/backfill-search-columns.ts';
import { backfillStages } from '../src/collections/messages/backfill-stages.ts';

/** Backfills columns of old rows in the background, until the returned function is called. */
export function startBackfills(payload: Payload): () => Promise<void> {
  let isOver = false;
  const complete = async () => {
    await backfillStages(payload);
    await backfillSearchColumns(payload, () => isOver);
    await backfillMentions(payload, () => isOver);
  };
  const completing = complete().catch((err: unknown) => {
    payload.logger.error({ err }, 'Older rows could not be completed');
  });
  return async () => {
    isOver = true;
    await completing;
  };
}
