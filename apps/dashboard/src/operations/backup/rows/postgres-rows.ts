import { DataError } from '@agency/server/data-error';
import pg from 'pg';
import { BOOT_LOCK, INCOMPLETE_TABLE } from '../../../platform/database.ts';
import {
  BATCH,
  type ColumnKind,
  type Columns,
  MIGRATIONS_TABLE,
  type Row,
  type RowStore,
  type Tables,
} from './rows.ts';

const kinds: Record<string, ColumnKind> = {
  bool: 'boolean',
  json: 'json',
  jsonb: 'json',
  timestamp: 'time',
  timestamptz: 'time',
};

const quote = pg.escapeIdentifier;
const toTable = (table: string) => `public.${quote(table)}`;

/** Connects to a PostgreSQL database. */
export async function openPostgres(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect().catch((cause: { code?: string }) => {
    const reason = cause.code ?? 'no response';
    throw new DataError(`The PostgreSQL database cannot be reached (${reason}).`, { cause });
  });
  // Without a listener a lost connection would end the process; statements fail anyway.
  client.on('error', () => undefined);
  await client.query(
    "SET statement_timeout = 0; SET lock_timeout = '30s'; SET TIME ZONE 'UTC'; SET search_path = public",
  );
  const list = async (sql: string, values: unknown[] = []) =>
    (await client.query(sql, values)).rows as Record<string, string>[];

  // Id sequence of each table.
  const listSequences = () =>
    list(
      `SELECT t.relname AS table, quote_ident(s.relname) AS sequence
      FROM pg_depend d JOIN pg_class s ON s.oid = d.objid AND s.relkind = 'S'
      JOIN pg_class t ON t.oid = d.refobjid
      WHERE s.relnamespace = 'public'::regnamespace AND d.deptype IN ('a', 'i')
      AND t.relname <> '${MIGRATIONS_TABLE}'`,
    );

  const listKeys = (which = '') =>
    list(
      `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name FROM pg_constraint
      WHERE contype = 'f' AND connamespace = 'public'::regnamespace ${which}`,
    );

  // UNLOGGED tables, such as rate limits, are not copied.
  async function findColumns() {
    const tables: Tables<Columns> = {};
    for (const { table = '', name = '', type = '' } of await list(
      `SELECT c.table_name AS table, c.column_name AS name, c.udt_name AS type
      FROM information_schema.columns c
      JOIN pg_class t ON t.relname = c.table_name AND t.relnamespace = 'public'::regnamespace
      WHERE c.table_schema = 'public' AND t.relkind = 'r' AND t.relpersistence = 'p'
      AND c.table_name <> '${MIGRATIONS_TABLE}'`,
    )) {
      tables[table] ??= {};
      tables[table][name] = kinds[type] ?? 'plain';
    }
    return tables;
  }

  const hasTable = async (table: string) => {
    const [found] = await list('SELECT to_regclass($1) IS NOT NULL AS known', [table]);
    return Boolean(found?.known);
  };

  const store: RowStore = {
    async *read(table, columns) {
      await client.query(
        `DECLARE reading CURSOR FOR SELECT row_to_json(one) AS row FROM ${toTable(table)} one`,
      );
      for (;;) {
        const { rows } = await client.query<{ row: Row }>(`FETCH ${BATCH} FROM reading`);
        if (rows.length > 0) yield rows.map(({ row }) => toRow(row, columns));
        if (rows.length < BATCH) break;
      }
      await client.query('CLOSE reading');
    },
    async empty(tables) {
      await client.query(`TRUNCATE ${tables.map(toTable)}`);
    },
    async write(table, columns, rows) {
      const names = Object.keys(columns).map(quote);
      try {
        await client.query(
          `INSERT INTO ${toTable(table)} (${names})
          SELECT ${names} FROM json_populate_recordset(NULL::${toTable(table)}, $1::json)`,
          [JSON.stringify(rows)],
        );
      } catch (cause) {
        // The error message may quote rows.
        const { code } = cause as { code?: string };
        throw new DataError(`PostgreSQL refused rows of the table ${table} (${code}).`, { cause });
      }
    },
    async findLastIds() {
      const ids: Tables<number> = {};
      for (const { table = '', sequence } of await listSequences()) {
        const [last] = await list(
          `SELECT last_value - (NOT is_called)::int AS id FROM ${sequence}`,
        );
        ids[table] = Number(last?.id);
      }
      return ids;
    },
    async setLastIds(ids) {
      for (const { table = '', sequence } of await listSequences()) {
        // Unlike `setval` it is undone by a rollback.
        await client.query(`ALTER SEQUENCE ${sequence} RESTART WITH ${(ids[table] ?? 0) + 1}`);
      }
    },
  };

  return {
    ...store,
    /** Types of all columns, by table. */
    findColumns,
    /** Whether there are other clients. */
    async isInUse() {
      const others = await list(
        "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'",
      );
      return others.length > 0;
    },
    /** Whether there are tables, except those of an interrupted copy. */
    async isFilled() {
      if (await hasTable(INCOMPLETE_TABLE)) return false;
      return (await list("SELECT 1 FROM pg_tables WHERE schemaname = 'public'")).length > 0;
    },
    /** Prevents a dashboard from starting until this is closed. */
    async lockBoot() {
      await client.query('SELECT pg_advisory_lock($1)', [BOOT_LOCK]);
    },
    /** Marks an empty database, so that a dashboard refuses it until rows are committed. */
    async markIncomplete() {
      if (await hasTable(MIGRATIONS_TABLE)) return;
      await client.query(`CREATE TABLE IF NOT EXISTS ${INCOMPLETE_TABLE} ()`);
    },
    /** Begins a snapshot: later reads have the rows of this moment. */
    async beginSnapshot() {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    },
    /** Begins to accept rows, in any order of tables. */
    async begin() {
      await client.query('BEGIN');
      // Rows refer to tables that are copied later.
      for (const { table, name } of await listKeys()) {
        await client.query(`ALTER TABLE ${table} ALTER CONSTRAINT ${name} DEFERRABLE`);
      }
      await client.query('SET CONSTRAINTS ALL DEFERRED');
    },
    /** @throws if a row points nowhere */
    async commit() {
      await client.query('SET CONSTRAINTS ALL IMMEDIATE');
      for (const { table, name } of await listKeys('AND condeferrable')) {
        await client.query(`ALTER TABLE ${table} ALTER CONSTRAINT ${name} NOT DEFERRABLE`);
      }
      await client.query(`DROP TABLE IF EXISTS ${INCOMPLETE_TABLE}`);
      await client.query('COMMIT');
    },
    /** Rolls back if not committed. */
    close: () => client.end(),
  };
}

/** Runs work on a PostgreSQL database, and closes the connection. What was not committed is rolled back. */
export async function withPostgres<Result>(
  url: string,
  work: (database: Awaited<ReturnType<typeof openPostgres>>) => Promise<Result>,
): Promise<Result> {
  const database = await openPostgres(url);
  return work(database).finally(() => database.close());
}

function toRow(stored: Row, columns: Columns): Row {
  return Object.fromEntries(
    Object.entries(columns).map(([name, kind]) => {
      const value = stored[name];
      return [name, kind === 'time' && value ? new Date(String(value)).toISOString() : value];
    }),
  );
}
