import type { MissingPaths } from '@agency/contracts';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { executeSql } from '../../platform/transaction.ts';
import { countOnce } from '../count-once.ts';

/** Names of the rows with sums. */
const sums = { probes: 'probes', unlisted: 'unlisted' } as const;

/** Maximum number of rows; those with the fewest requests are dropped. */
export const MAX_ROWS = 1000;

/** Adds a batch to the counts. A repeated batch counts nothing. */
export const countMissingPaths = (payload: Payload, batch: MissingPaths): Promise<void> =>
  countOnce(payload, 'missing-path-batches', batch.id, async (req, at) => {
    const rows = toRows(batch);
    if (rows.length === 0) return;
    const values = rows.map(
      ({ path, count, referrer }) =>
        sql`(${path}, ${count}, ${toMoment(batch.day)}, ${referrer ?? null}, ${at}, ${at})`,
    );
    await executeSql(
      req,
      sql`
      INSERT INTO missing_paths (path, count, last_day, referrer, created_at, updated_at)
      VALUES ${sql.join(values, sql`, `)}
      ON CONFLICT (path) DO UPDATE SET
        count = missing_paths.count + excluded.count,
        last_day = excluded.last_day,
        referrer = COALESCE(excluded.referrer, missing_paths.referrer),
        updated_at = excluded.updated_at`,
    );
    await executeSql(
      req,
      sql`
      DELETE FROM missing_paths WHERE id IN (
        SELECT id FROM missing_paths ORDER BY count DESC, last_day DESC, id DESC
        LIMIT ${MAX_ROWS} OFFSET ${MAX_ROWS})`,
    );
  });

/** Unique paths in a fixed order, to avoid deadlocks between concurrent batches. */
function toRows({ paths, probes, unlisted }: MissingPaths): MissingPaths['paths'] {
  const rows = new Map(paths.map((row) => [row.path, row]));
  const summed = [
    { path: sums.probes, count: probes },
    { path: sums.unlisted, count: unlisted },
  ];
  for (const row of summed) if (row.count > 0) rows.set(row.path, row);
  return [...rows.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

// Noon, so that the day is the same in all time zones.
const toMoment = (day: string) => `${day}T12:00:00.000Z`;
