import { DataError } from '@agency/server/data-error';
import { openPostgres } from './postgres-rows.ts';
import { type Columns, type Row, type RowStore, TableSum, type Tables } from './rows.ts';
import { openSqlite } from './sqlite-rows.ts';

/** Rows in one INSERT. */
const BATCH = 200;

/**
 * Copies all rows of a PostgreSQL database, as they are at one moment, to a migrated SQLite file.
 * @throws {DataError} if tables or rows differ
 */
export async function copyFromPostgres(url: string, file: string): Promise<void> {
  const from = await openPostgres(url);
  const to = openSqlite(file);
  try {
    await from.beginSnapshot();
    to.begin();
    await copyRows(from, to, await from.findColumns());
    to.commit();
  } finally {
    to.close();
    await from.close();
  }
}

/**
 * Replaces all rows of a migrated PostgreSQL database by those of an SQLite file, in one transaction.
 * @throws {DataError} if tables or rows differ; nothing is changed then
 */
export async function copyToPostgres(file: string, url: string): Promise<void> {
  const from = openSqlite(file);
  const to = await openPostgres(url);
  try {
    await to.begin();
    await copyRows(from, to, await to.findColumns());
    await to.commit();
  } finally {
    from.close();
    await to.close();
  }
}

async function copyRows(from: RowStore, to: RowStore, columns: Tables<Columns>): Promise<void> {
  await requireSameTables(columns, await from.findTables());
  await requireSameTables(columns, await to.findTables());
  await to.empty(Object.keys(columns));
  for (const [table, kinds] of Object.entries(columns)) {
    const sum = new TableSum();
    let batch: Row[] = [];
    for await (const row of from.read(table, kinds)) {
      sum.add(row);
      batch.push(row);
      if (batch.length < BATCH) continue;
      await to.write(table, kinds, batch);
      batch = [];
    }
    if (batch.length > 0) await to.write(table, kinds, batch);
    const copied = await sumTable(to, table, kinds);
    if (copied.toString() !== sum.toString()) {
      throw new DataError(`The copy of the table ${table} has other rows. Nothing was changed.`);
    }
  }
  await to.setLastIds(await from.findLastIds());
}

/** Counts and sums the rows of a table. */
export async function sumTable(
  store: RowStore,
  table: string,
  columns: Columns,
): Promise<TableSum> {
  const sum = new TableSum();
  for await (const row of store.read(table, columns)) sum.add(row);
  return sum;
}

function requireSameTables(columns: Tables<Columns>, found: Tables<string[]>): void {
  const wanted = Object.entries(columns).flatMap(([table, kinds]) =>
    Object.keys(kinds).map((name) => `${table}.${name}`),
  );
  const others = Object.entries(found).flatMap(([table, names]) =>
    names.map((name) => `${table}.${name}`),
  );
  const odd =
    wanted.find((name) => !others.includes(name)) ?? others.find((name) => !wanted.includes(name));
  if (!odd) return;
  throw new DataError(
    `Nothing was copied: only one of the two databases has ${odd}. Start the dashboard once, which brings its database up to date.`,
  );
}
