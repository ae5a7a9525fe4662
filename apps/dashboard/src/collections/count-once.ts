import { sql } from '@payloadcms/db-postgres';
import type { CollectionConfig, Payload, PayloadRequest } from 'payload';
import { DAY } from '../platform/durations.ts';
import { executeSql, inTransaction } from '../platform/transaction.ts';
import { createServerCollection } from './server-collection.ts';

type Batches = 'missing-path-batches' | 'visit-batches';

/** Milliseconds that batch ids are stored; longer than the website retries. */
const BATCHES_KEPT = 7 * DAY;

/** Ids of counted batches; a repeated batch counts nothing. */
export const createBatchCollection = (slug: Batches): CollectionConfig =>
  createServerCollection(slug, [
    { name: 'batch', type: 'text', required: true, unique: true, index: true },
  ]);

/**
 * Counts a batch in one transaction, unless it was counted before.
 * @param count adds the rows, at a time as ISO date
 * @throws if it was not stored
 */
export async function countOnce(
  payload: Payload,
  batches: Batches,
  id: string,
  count: (req: PayloadRequest, at: string) => Promise<void>,
): Promise<void> {
  const table = sql.identifier(batches.replaceAll('-', '_'));
  const at = new Date().toISOString();
  await inTransaction(payload, async (req) => {
    const taken = await executeSql(
      req,
      sql`
      INSERT INTO ${table} (batch, created_at, updated_at) VALUES (${id}, ${at}, ${at})
      ON CONFLICT (batch) DO NOTHING RETURNING batch`,
    );
    if (taken.length === 0) return;
    const oldest = new Date(Date.parse(at) - BATCHES_KEPT).toISOString();
    await executeSql(req, sql`DELETE FROM ${table} WHERE created_at < ${oldest}`);
    await count(req, at);
  });
  // A failed commit is not always reported.
  const stored = await payload.db.count({ collection: batches, where: { batch: { equals: id } } });
  if (stored.totalDocs === 0) throw new Error('a batch is not there after it was stored');
}
