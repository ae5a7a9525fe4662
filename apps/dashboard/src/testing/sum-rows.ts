import { openPostgres } from '../operations/backup/rows/postgres-rows.ts';
import {
  type Columns,
  type RowStore,
  sumTable,
  type Tables,
} from '../operations/backup/rows/rows.ts';
import { openSqlite } from '../operations/backup/rows/sqlite-rows.ts';

/** Count and checksum of each table, and its last id. */
async function sumRows(store: RowStore, columns: Tables<Columns>) {
  const ids = await store.findLastIds();
  const sums: Record<string, string> = {};
  for (const [table, kinds] of Object.entries(columns)) {
    sums[table] = `${await sumTable(store, table, kinds)}, ${ids[table] ?? 0}`;
  }
  return sums;
}

/** Sums the rows of a PostgreSQL database. */
export async function sumPostgres(url: string) {
  const database = await openPostgres(url);
  try {
    await database.beginSnapshot();
    return await sumRows(database, await database.findColumns());
  } finally {
    await database.close();
  }
}

/**
 * Sums the rows of an unused SQLite file.
 * @param url a PostgreSQL database with the same tables
 */
export async function sumSqlite(path: string, url: string) {
  const database = await openPostgres(url);
  const columns = await database.findColumns();
  await database.close();
  const file = openSqlite(path);
  try {
    return await sumRows(file, columns);
  } finally {
    file.close();
  }
}
