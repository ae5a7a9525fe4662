import { MAX_VISIT_NAMES, type Visits } from '@agency/contracts';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { getSqlSession, type SqlSession } from '../platform/sql-session.ts';
import { inTransaction } from '../platform/transaction.ts';

/** Days that batch ids are stored; longer than the website retries. */
const BATCHES_KEPT = 7;
/** Retention in days, so that a month can be compared with the previous year. */
export const DAYS_KEPT = 400;

const DAY = 24 * 3_600_000;

/** Adds a batch in one transaction. A repeated batch counts nothing. */
export async function countVisits(payload: Payload, batch: Visits, now: Date): Promise<void> {
  await inTransaction(payload, async (req) => {
    const session = await getSqlSession(req);
    const { select, run } = session;
    const at = now.toISOString();
    const taken = await select(sql`
      INSERT INTO visit_batches (batch, created_at, updated_at) VALUES (${batch.id}, ${at}, ${at})
      ON CONFLICT (batch) DO NOTHING RETURNING batch`);
    if (taken.length === 0) return;
    const before = (days: number) => new Date(now.getTime() - days * DAY).toISOString();
    await run(sql`DELETE FROM visit_batches WHERE created_at < ${before(BATCHES_KEPT)}`);
    await run(sql`DELETE FROM visits WHERE day < ${before(DAYS_KEPT).slice(0, 10)}`);
    const rows = await toRows(session, batch);
    if (rows.length === 0) return;
    const values = rows.map(
      ({ kind, name, count }) => sql`(${batch.day}, ${kind}, ${name}, ${count}, ${at}, ${at})`,
    );
    await run(sql`
      INSERT INTO visits (day, kind, name, count, created_at, updated_at)
      VALUES ${sql.join(values, sql`, `)}
      ON CONFLICT (day, kind, name) DO UPDATE SET
        count = visits.count + excluded.count,
        updated_at = excluded.updated_at`);
  });
}

/** Unique rows in a fixed order, to avoid deadlocks. A name beyond the limit of its day counts under the empty name. */
async function toRows({ select }: SqlSession, { day, rows }: Visits): Promise<Visits['rows']> {
  const known = (await select(sql`SELECT kind, name FROM visits WHERE day = ${day}`)) as {
    kind: string;
    name: string;
  }[];
  const names = new Map<string, Set<string>>();
  const toNames = (kind: string) => {
    const found = names.get(kind) ?? new Set();
    names.set(kind, found);
    return found;
  };
  for (const { kind, name } of known) toNames(kind).add(name);
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
