import { DataError } from '@agency/server/data-error';
import type { DatabaseSide, Tables } from './database-side.ts';
import { type Columns, type Row, RowSum, type TableSum } from './rows.ts';

/** Rows in one INSERT. */
const BATCH = 200;

/**
 * Requires the same tables and columns.
 * @throws {DataError} with the first difference
 */
export async function requireSameTables(
  from: DatabaseSide,
  columns: Tables<Columns>,
): Promise<void> {
  const found = await from.findTables();
  const toNames = (some: Tables<string[]>) =>
    Object.entries(some).flatMap(([table, names]) => names.map((name) => `${table}.${name}`));
  const wanted = Object.entries(columns).map(([table, kinds]) => [table, Object.keys(kinds)]);
  const [names, others] = [toNames(Object.fromEntries(wanted)), toNames(found)];
  const odd =
    names.find((name) => !others.includes(name)) ?? others.find((name) => !names.includes(name));
  if (!odd) return;
  throw new DataError(
    `Nothing was moved: only one of the two databases has ${odd}. Start the dashboard once on the present one, which brings it up to date.`,
  );
}

/**
 * Copies all rows and last ids to an empty database, and verifies them.
 * @throws {DataError} if they differ
 */
export async function copyRows(
  from: DatabaseSide,
  to: DatabaseSide,
  columns: Tables<Columns>,
): Promise<Tables<TableSum>> {
  const sums: Tables<TableSum> = {};
  for (const [table, kinds] of Object.entries(columns)) {
    const sum = new RowSum();
    let batch: Row[] = [];
    for await (const row of from.read(table, kinds)) {
      sum.add(row);
      batch.push(row);
      if (batch.length < BATCH) continue;
      await to.write(table, kinds, batch);
      batch = [];
    }
    if (batch.length > 0) await to.write(table, kinds, batch);
    sums[table] = sum.total;
  }
  const ids = await from.findLastIds();
  await to.setLastIds(ids);
  const differing = findDifference(sums, await sumTables(to, columns));
  if (differing) throw new DataError(`Nothing was moved: ${differing} came over with other rows.`);
  const taken = await to.findLastIds();
  const wrong = Object.keys(ids).find((table) => table in columns && taken[table] !== ids[table]);
  if (wrong) throw new DataError(`Nothing was moved: ${wrong} would give out an id again.`);
  return sums;
}

/** Computes checksums of all tables. */
export async function sumTables(
  side: DatabaseSide,
  columns: Tables<Columns>,
): Promise<Tables<TableSum>> {
  const sums: Tables<TableSum> = {};
  for (const [table, kinds] of Object.entries(columns)) {
    const sum = new RowSum();
    for await (const row of side.read(table, kinds)) sum.add(row);
    sums[table] = sum.total;
  }
  return sums;
}

export const findDifference = (
  some: Tables<TableSum>,
  others: Tables<TableSum>,
): string | undefined =>
  Object.keys({ ...some, ...others }).find(
    (table) => some[table]?.rows !== others[table]?.rows || some[table]?.sum !== others[table]?.sum,
  );
