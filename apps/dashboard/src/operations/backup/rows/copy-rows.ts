import { DataError } from '@agency/server/data-error';
import { withPostgres } from './postgres-rows.ts';
import { type Columns, type RowStore, sumTable, type Tables } from './rows.ts';
import { openSqlite } from './sqlite-rows.ts';

/**
 * Copies all rows of a PostgreSQL database, as they are at one moment, to a migrated SQLite file.
 * @throws {DataError} if tables or rows differ
 */
export async function copyFromPostgres(url: string, file: string): Promise<void> {
  const to = openSqlite(file);
  await withPostgres(url, async (from) => {
    await from.beginSnapshot();
    to.begin();
    const columns = await from.findColumns();
    requireSameTables(columns, to.listColumns());
    await copyRows(from, to, columns);
    to.commit();
  }).finally(() => to.close());
}

/**
 * Replaces all rows of a migrated PostgreSQL database by those of an SQLite file, in one transaction.
 * @throws {DataError} if tables or rows differ; nothing is changed then
 */
export async function copyToPostgres(file: string, url: string): Promise<void> {
  const from = openSqlite(file);
  await withPostgres(url, async (to) => {
    await to.begin();
    const columns = await to.findColumns();
    requireSameTables(columns, from.listColumns());
    await copyRows(from, to, columns);
    await to.commit();
  }).finally(() => from.close());
}

async function copyRows(from: RowStore, to: RowStore, columns: Tables<Columns>): Promise<void> {
  await to.empty(Object.keys(columns));
  for (const [table, kinds] of Object.entries(columns)) {
    for await (const rows of from.read(table, kinds)) await to.write(table, kinds, rows);
    if ((await sumTable(from, table, kinds)) !== (await sumTable(to, table, kinds)))
      throw new DataError(`The copy of the table ${table} has other rows. Nothing was changed.`);
  }
  await to.setLastIds(await from.findLastIds());
}

function requireSameTables(columns: Tables<Columns>, found: string[]): void {
  const wanted = Object.entries(columns).flatMap(([table, kinds]) =>
    Object.keys(kinds).map((name) => `${table}.${name}`),
  );
  const odd =
    wanted.find((name) => !found.includes(name)) ?? found.find((name) => !wanted.includes(name));
  if (!odd) return;
  throw new DataError(
    `Nothing was copied: only one of the two databases has ${odd}. Start the dashboard once, which brings its database up to date.`,
  );
}
