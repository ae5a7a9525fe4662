import { DataError } from '@agency/server/data-error';
import { MOVED_TRIGGER } from '../platform/moved-database.ts';

/** Settings that `pg_dump` writes first. Others could change how the rest is parsed. */
const SETTINGS =
  /^SET (?:\w+_timeout = 0|client_encoding = 'UTF8'|standard_conforming_strings = on|check_function_bodies = false|xmloption = content|client_min_messages = warning|row_security = off|default_tablespace = ''|default_table_access_method = heap);$/;

const SEARCH_PATH = "SELECT pg_catalog.set_config('search_path', '', false);";

const SEQUENCE_VALUE = /^SELECT pg_catalog\.setval\('public\.[\w"-]+', \d+, (?:true|false)\);$/;

const COPY = /^COPY public\.("?)([\w-]+)\1 \([\w", -]*\) FROM stdin;$/;

/** Start of the DDL statements of a dump. */
const SCHEMA =
  /^(?:CREATE (?:SCHEMA|(?:UNLOGGED )?TABLE|SEQUENCE|(?:UNIQUE )?INDEX|TYPE) |ALTER (?:TABLE|SEQUENCE) |COMMENT ON SCHEMA )/;

/** Words that may precede a parenthesis: functions of defaults, types and clauses. */
const BEFORE_BRACKET = new Set([
  ...['now', 'nextval', 'varying', 'numeric', 'zone', 'timestamp', 'enum', 'identity'],
  ...['key', 'unique', 'btree', 'check', 'and', 'or', 'not', 'include'],
]);

const MOVED_FUNCTION = `CREATE FUNCTION public.${MOVED_TRIGGER}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'this database has moved'; END $$;`;

const MOVED_TABLE = new RegExp(
  `^CREATE TRIGGER ${MOVED_TRIGGER} BEFORE (?:INSERT|DELETE|UPDATE|TRUNCATE| OR )+ ON public\\.[\\w"-]+ FOR EACH STATEMENT EXECUTE FUNCTION public\\.${MOVED_TRIGGER}\\(\\);$`,
);

/** Newer versions restrict `psql` meta-commands with these; here none reaches `psql`. */
const RESTRICT = /^\\(?:un)?restrict \w+$/;

/**
 * Parses the output of `pg_restore` and yields only statements that `pg_dump` writes for our database. A manipulated
 * dump could otherwise run programs on the database server.
 * @param lines without line ends, as latin1
 * @param onRow called for each table and for each of its rows
 * @yields accepted statements, unchanged
 * @throws {DataError} at the first foreign statement
 */
export async function* checkDump(
  lines: AsyncIterable<string>,
  onRow: (table: string, isRow: boolean) => void = () => undefined,
): AsyncGenerator<string> {
  let statement = '';
  let table: string | undefined;
  for await (const line of lines) {
    if (table !== undefined) {
      if (line === '\\.') table = undefined;
      else onRow(table, true);
      yield `${line}\n`;
      continue;
    }
    if (statement === '' && (line === '' || line.startsWith('--') || RESTRICT.test(line))) continue;
    statement += `${line}\n`;
    const flat = statement.replace(/\s+/g, ' ').trim();
    if (!isWhole(flat)) continue;
    table = COPY.exec(flat)?.[2];
    if (table !== undefined) onRow(table, false);
    else if (!isOurs(flat)) throw createForeignStatementError(flat);
    yield statement;
    statement = '';
  }
  if (statement !== '' || table !== undefined)
    throw createForeignStatementError(statement || `COPY ${table}`);
}

/**
 * Whether a statement is complete.
 * @throws {DataError} if it may hide another statement
 */
function isWhole(flat: string): boolean {
  if (flat === MOVED_FUNCTION) return true;
  if (flat.startsWith('CREATE FUNCTION ')) {
    if (MOVED_FUNCTION.startsWith(flat)) return false;
    throw createForeignStatementError(flat);
  }
  const outside = toOutside(flat);
  if (outside === undefined) return false;
  // Escapes, other quotes, comments, or a second statement.
  if (/[\\$]|--|\/\*|;.|\b[EUBX]&?''/i.test(outside)) throw createForeignStatementError(flat);
  return outside.endsWith(';');
}

/** Removes the content of quotes; nothing if a quote is open. */
function toOutside(flat: string): string | undefined {
  const outside = flat.replace(/'[^']*'|"[^"]*"/g, (quoted) => quoted.slice(0, 1).repeat(2));
  return outside.replace(/''|""/g, '').match(/['"]/) ? undefined : outside;
}

function isOurs(flat: string): boolean {
  if (flat === MOVED_FUNCTION || flat === SEARCH_PATH) return true;
  if ([SETTINGS, SEQUENCE_VALUE, MOVED_TABLE].some((pattern) => pattern.test(flat))) return true;
  if (!SCHEMA.test(flat)) return false;
  const outside = toOutside(flat) ?? '';
  return [...outside.matchAll(/\(/g)].every(({ index }) => mayOpen(outside.slice(0, index)));
}

/** Whether a parenthesis after a text is allowed, so that only known functions are called. */
function mayOpen(text: string): boolean {
  const before = text.trimEnd();
  if (/[(,=<>]$/.test(before)) return true;
  const [, clause = '', name = ''] =
    /(?:(\w+) )?((?:(?:\w+|""|'')\.)*(?:\w+|""|''))$/.exec(before) ?? [];
  return BEFORE_BRACKET.has(name.toLowerCase()) || /^(?:TABLE|REFERENCES)$/.test(clause);
}

const createForeignStatementError = (flat: string) =>
  new DataError(
    `The copy of the database holds a statement that no backup of this dashboard has: ${flat.slice(0, 60)}…`,
  );
