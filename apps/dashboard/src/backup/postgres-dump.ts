import { DataError } from '@agency/server/data-error';
import { MOVED_TRIGGER } from '../platform/moved-database.ts';

/** What `pg_dump` sets before its first statement, and nothing else: other settings change how the rest is read. */
const SETTINGS =
  /^SET (?:\w+_timeout = 0|client_encoding = 'UTF8'|standard_conforming_strings = on|check_function_bodies = false|xmloption = content|client_min_messages = warning|row_security = off|default_tablespace = ''|default_table_access_method = heap);$/;

const SEARCH_PATH = "SELECT pg_catalog.set_config('search_path', '', false);";

const SEQUENCE_VALUE = /^SELECT pg_catalog\.setval\('public\.[\w"-]+', \d+, (?:true|false)\);$/;

const COPY = /^COPY public\.("?)([\w-]+)\1 \([\w", -]*\) FROM stdin;$/;

/** How the statements begin that make tables of ours. */
const SCHEMA =
  /^(?:CREATE (?:SCHEMA|(?:UNLOGGED )?TABLE|SEQUENCE|(?:UNIQUE )?INDEX|TYPE) |ALTER (?:TABLE|SEQUENCE) |COMMENT ON SCHEMA )/;

/** What may stand before a bracket: functions of our defaults, types and clauses. No other function is called. */
const BEFORE_BRACKET = new Set([
  ...['now', 'nextval', 'varying', 'numeric', 'zone', 'timestamp', 'enum', 'identity'],
  ...['key', 'unique', 'btree', 'check', 'and', 'or', 'not', 'include'],
]);

const MOVED_FUNCTION = `CREATE FUNCTION public.${MOVED_TRIGGER}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'this database has moved'; END $$;`;

const MOVED_TABLE = new RegExp(
  `^CREATE TRIGGER ${MOVED_TRIGGER} BEFORE (?:INSERT|DELETE|UPDATE|TRUNCATE| OR )+ ON public\\.[\\w"-]+ FOR EACH STATEMENT EXECUTE FUNCTION public\\.${MOVED_TRIGGER}\\(\\);$`,
);

/** With these newer versions keep `psql` from meta-commands; here nothing reaches it that is one. */
const RESTRICT = /^\\(?:un)?restrict \w+$/;

/**
 * Reads the statements of a dump, as `pg_restore` writes them, and lets nothing through but what `pg_dump` writes of a
 * database of ours. A dump could otherwise carry statements that run programs on the database's machine.
 * @param lines without their ends, each byte a character
 * @param onRow is told of each table, and of each of its rows
 * @yields what may be carried out, as it was
 * @throws {DataError} at the first statement that is not of such a database
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

/** @throws {DataError} when a statement is cut off by something that may hide another one */
function isWhole(flat: string): boolean {
  if (flat === MOVED_FUNCTION) return true;
  if (flat.startsWith('CREATE FUNCTION ')) {
    if (MOVED_FUNCTION.startsWith(flat)) return false;
    throw createForeignStatementError(flat);
  }
  const outside = toOutside(flat);
  if (outside === undefined) return false;
  // Escapes, other quotes, comments, and a second statement behind the first.
  if (/[\\$]|--|\/\*|;.|\b[EUBX]&?''/i.test(outside)) throw createForeignStatementError(flat);
  return outside.endsWith(';');
}

/** A text with nothing between its quotes; nothing while one is open. */
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

/** Whether a bracket behind a text is one of those that our statements have: it calls no function but ours. */
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
