import { DataError } from '@agency/server/data-error';
import pg from 'pg';
import { MOVED_TRIGGER } from '../platform/moved-database.ts';
import { BUSY, type DatabaseSide, MIGRATIONS_TABLE, type Tables } from './database-side.ts';
import type { ColumnKind, Columns, Row } from './rows.ts';

/** Rows in one FETCH. */
const BATCH = 200;

const kinds: Record<string, ColumnKind> = {
  bool: 'boolean',
  json: 'json',
  jsonb: 'json',
  timestamp: 'time',
  timestamptz: 'time',
  numeric: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
};

/** A database that also knows the types of columns. */
export interface PostgresSide extends DatabaseSide {
  findColumns(): Promise<Tables<Columns>>;
  /** Whether there are other clients. */
  isInUse(): Promise<boolean>;
}

const quote = pg.escapeIdentifier;
const toTable = (table: string) => `public.${quote(table)}`;

/** Opens a PostgreSQL database for a move. */
export async function openPostgresSide(url: string): Promise<PostgresSide> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect().catch((cause: { code?: string }) => {
    throw new DataError(
      `The PostgreSQL database cannot be reached (${cause.code ?? 'no response'}).`,
      {
        cause,
      },
    );
  });
  // Without a listener a lost connection would end the process; statements fail anyway.
  client.on('error', () => undefined);
  await client.query("SET lock_timeout = '30s'; SET TIME ZONE 'UTC'");
  const list = async (sql: string, values: unknown[] = []) =>
    (await client.query(sql, values)).rows as Record<string, string>[];

  // UNLOGGED tables, such as rate limits, are not moved.
  async function findColumns() {
    const tables: Tables<Columns> = {};
    for (const { table = '', name = '', type = '' } of await list(
      `SELECT c.table_name AS table, c.column_name AS name, c.udt_name AS type
      FROM information_schema.columns c
      JOIN pg_class t ON t.relname = c.table_name AND t.relnamespace = 'public'::regnamespace
      WHERE c.table_schema = 'public' AND t.relkind = 'r' AND t.relpersistence = 'p'`,
    )) {
      if (table === MIGRATIONS_TABLE) continue;
      tables[table] ??= {};
      tables[table][name] = kinds[type] ?? 'text';
    }
    return tables;
  }

  // Id sequence of each table.
  const listSequences = () =>
    list(
      `SELECT t.relname AS table, quote_ident(n.nspname) || '.' || quote_ident(s.relname) AS sequence
      FROM pg_depend d JOIN pg_class s ON s.oid = d.objid AND s.relkind = 'S'
      JOIN pg_class t ON t.oid = d.refobjid JOIN pg_namespace n ON n.oid = s.relnamespace
      WHERE n.nspname = 'public' AND d.deptype IN ('a', 'i') AND t.relname <> '${MIGRATIONS_TABLE}'`,
    );

  const listKeys = (which = '') =>
    list(
      `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name FROM pg_constraint
      WHERE contype = 'f' AND connamespace = 'public'::regnamespace ${which}`,
    );

  let closing: Promise<void> | undefined;
  const unfreeze = () => client.query(`DROP FUNCTION IF EXISTS public.${MOVED_TRIGGER}() CASCADE`);

  return {
    findColumns,
    async findTables() {
      const tables = Object.entries(await findColumns());
      return Object.fromEntries(tables.map(([table, columns]) => [table, Object.keys(columns)]));
    },
    findMigrations: async () =>
      (await list(`SELECT name FROM ${toTable(MIGRATIONS_TABLE)}`)).map(({ name = '' }) => name),
    async isInUse() {
      const [found] = await list(
        "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'",
      );
      return found !== undefined;
    },
    async lock() {
      await client.query('BEGIN');
      const names = [...Object.keys(await findColumns()), MIGRATIONS_TABLE].map(toTable);
      await client
        .query(`LOCK TABLE ${names} IN SHARE ROW EXCLUSIVE MODE`)
        .catch((cause: unknown) => {
          throw new DataError(BUSY, { cause });
        });
    },
    async begin() {
      await client.query('BEGIN');
      // Rows refer to tables that are copied later.
      for (const { table, name } of await listKeys()) {
        await client.query(`ALTER TABLE ${table} ALTER CONSTRAINT ${name} DEFERRABLE`);
      }
      await client.query('SET CONSTRAINTS ALL DEFERRED');
    },
    async *read(table, columns) {
      await client.query(
        `DECLARE moved CURSOR FOR SELECT row_to_json(one) AS row FROM ${toTable(table)} one`,
      );
      for (;;) {
        const { rows } = await client.query<{ row: Row }>(`FETCH ${BATCH} FROM moved`);
        for (const { row } of rows) yield toRow(row, columns);
        if (rows.length < BATCH) break;
      }
      await client.query('CLOSE moved');
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
        throw new DataError(
          `PostgreSQL refused rows of the table ${table} (${(cause as { code?: string }).code}).`,
          { cause },
        );
      }
    },
    async findLastIds() {
      const ids: Tables<number> = {};
      for (const { table = '', sequence } of await listSequences()) {
        const [last] = await list(`SELECT last_value AS id, is_called AS given FROM ${sequence}`);
        if (last?.given) ids[table] = Number(last.id);
      }
      return ids;
    },
    async setLastIds(ids) {
      for (const { table = '', sequence } of await listSequences()) {
        const id = ids[table] ?? 0;
        await client.query('SELECT setval($1, $2, $3)', [sequence, Math.max(id, 1), id > 0]);
      }
    },
    async freeze(tables) {
      await unfreeze();
      await client.query(
        `CREATE FUNCTION public.${MOVED_TRIGGER}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'this database has moved'; END $$`,
      );
      for (const table of tables) {
        await client.query(
          `CREATE TRIGGER ${MOVED_TRIGGER} BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${toTable(table)} FOR EACH STATEMENT EXECUTE FUNCTION public.${MOVED_TRIGGER}()`,
        );
      }
    },
    async unfreeze() {
      await unfreeze();
    },
    async commit() {
      await client.query('SET CONSTRAINTS ALL IMMEDIATE');
      for (const { table, name } of await listKeys('AND condeferrable')) {
        await client.query(`ALTER TABLE ${table} ALTER CONSTRAINT ${name} NOT DEFERRABLE`);
      }
      await client.query('COMMIT');
    },
    async close() {
      closing ??= client.end();
      await closing;
    },
  };
}

function toRow(stored: Row, columns: Columns): Row {
  return Object.fromEntries(
    Object.entries(columns).map(([name, kind]) => {
      const value = stored[name];
      return [name, kind === 'time' && value ? new Date(String(value)).toISOString() : value];
    }),
  );
}
