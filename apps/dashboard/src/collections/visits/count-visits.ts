import { MAX_VISIT_NAMES, type Visits } from '@agency/contracts';
import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { DAY } from '../../platform/durations.ts';
import { executeSql } from '../../platform/transaction.ts';
import { countOnce } from '../count-once.ts';

/** Retention in days, so that a month can be compared with the previous year. */
export const DAYS_KEPT = 400;

/** Adds a batch to the counts. A repeated batch counts nothing. */
export const countVisits = (payload: Payload, batch: Visits): Promise<void> =>
  countOnce(payload, 'visit-batches', batch.id, async (req, at) => {
    const oldest = new Date(Date.parse(at) - DAYS_KEPT * DAY).toISOString().slice(0, 10);
    await executeSql(req, sql`DELETE FROM visits WHERE day < ${oldest}`);
    const rows = await toRows(req, batch);
    if (rows.length === 0) return;
    const values = rows.map(
      ({ kind, name, count }) => sql`(${batch.day}, ${kind}, ${name}, ${count}, ${at}, ${at})`,
    );
    await executeSql(
      req,
      sql`
      INSERT INTO visits (day, kind, name, count, created_at, updated_at)
      VALUES ${sql.join(values, sql`, `)}
      ON CONFLICT (day, kind, name) DO UPDATE SET
        count = visits.count + excluded.count,
        updated_at = excluded.updated_at`,
    );
  });

/** Unique rows in a fixed order, to avoid deadlocks. A name beyond the limit of its day counts under the empty name. */
async function toRows(req: PayloadRequest, { day, rows }: Visits): Promise<Visits['rows']> {
  const known = await executeSql(req, sql`SELECT kind, name FROM visits WHERE day = ${day}`);
  const names = new Map<string, Set<string>>();
  const toNames = (kind: string) => {
    const found = names.get(kind) ?? new Set();
    names.set(kind, found);
    return found;
  };
  for (const { kind, name } of known) toNames(String(kind)).add(String(name));
  const summed = new Map<string, Visits['rows'][number]>();
  for (const row of rows) {
    const ofKind = toNames(row.kind);
    const hasRoom = ofKind.has(row.name) || ofKind.size < MAX_VISIT_NAMES;
    const name = hasRoom ? row.name : '';
    ofKind.add(name);
    const key = `${row.kind} ${name}`;
    summed.set(key, { ...row, name, count: row.count + (summed.get(key)?.count ?? 0) });
  }
  return [...summed].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
