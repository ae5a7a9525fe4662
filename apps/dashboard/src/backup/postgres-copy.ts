import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DataError } from '@agency/server/data-error';
import type { Manifest } from './manifest.ts';
import { checkDump } from './postgres-dump.ts';

/** Debian has a folder for each PostgreSQL version. */
const DEBIAN_FOLDER = '/usr/lib/postgresql';

type Program = 'pg_dump' | 'pg_restore' | 'psql';

/** The newest version of a program, which supports all older servers. */
function findProgram(name: Program): string {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const folders = [
    ...versions
      .sort((one, other) => Number(other) - Number(one))
      .map((version) => join(DEBIAN_FOLDER, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (found) return found;
  throw new DataError(
    `The program ${name} is missing. Install PostgreSQL's client programs (Debian: postgresql-client).`,
  );
}

// Not as arguments, which all users of the machine can read.
function toEnvironment(url: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const ssl = searchParams.get('sslmode');
  return {
    ...process.env,
    PGHOST: searchParams.get('host') ?? hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    ...(password && { PGPASSWORD: decodeURIComponent(password) }),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(ssl && { PGSSLMODE: ssl }),
    PGCONNECT_TIMEOUT: '10',
  };
}

async function run(name: Program, url: string, args: string[]): Promise<string> {
  const child = start(name, toEnvironment(url), args);
  child.stdin.end();
  let output = '';
  child.stdout.on('data', (data) => {
    output += data;
  });
  await child.over;
  return output;
}

/** Starts a program. `over` rejects with a DataError if it fails. */
function start(name: Program, env: NodeJS.ProcessEnv, args: string[]) {
  const child = spawn(findProgram(name), args, { env, stdio: 'pipe' });
  let problem = '';
  child.stderr.on('data', (data) => {
    problem += data;
  });
  const over = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) return resolve();
      // The full message may quote rows.
      const [line = ''] = problem.split('\n').filter((one) => /error|fatal/i.test(one));
      reject(new DataError(`${name} failed: ${line.slice(0, 300)}`));
    });
  });
  over.catch(() => undefined);
  return Object.assign(child, { over });
}

const runSql = async (url: string, sql: string) =>
  (await run('psql', url, ['-XAtq', '-v', 'ON_ERROR_STOP=1', '-c', sql])).trim();

/** Dumps a database in the format of `pg_restore`. */
export async function dumpPostgres(url: string, to: string): Promise<void> {
  const contents = ['--no-owner', '--no-privileges', '--schema=public', '--encoding=UTF8'];
  // The archive is compressed as a whole.
  await run('pg_dump', url, ['--format=custom', '--compress=0', ...contents, `--file=${to}`]);
}

/**
 * Row counts of a dump, without executing it.
 * @throws {DataError} if it contains a foreign statement
 */
export async function countDump(path: string): Promise<Manifest['counts']> {
  const counts: Manifest['counts'] = {};
  const { statements, over } = readDump(path, (table, isRow) => {
    counts[table] = (counts[table] ?? 0) + Number(isRow);
  });
  for await (const _ of statements);
  await over;
  return counts;
}

/** Checked statements of a dump. `pg_restore` does not connect to a database here. */
function readDump(path: string, onRow?: (table: string, isRow: boolean) => void) {
  const child = start('pg_restore', process.env, [
    '--no-owner',
    '--no-privileges',
    '-f',
    '-',
    path,
  ]);
  child.stdin.end();
  return { statements: checkDump(splitLines(child.stdout), onRow), over: child.over };
}

/** Splits a stream into lines, as latin1. Text may contain Unicode line separators. */
async function* splitLines(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of stream) {
    const lines = (rest + chunk.toString('latin1')).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** Row counts of a database. */
export async function countPostgres(url: string): Promise<Manifest['counts']> {
  const said = await runSql(
    url,
    `SELECT coalesce(json_object_agg(relname, (xpath('/row/n/text()', query_to_xml(
      format('SELECT count(*) AS n FROM public.%I', relname), false, true, '')))[1]::text::int), '{}')
    FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
  );
  return JSON.parse(said);
}

/** Number of other client connections. */
export const countOtherConnections = async (url: string): Promise<number> =>
  Number(
    await runSql(
      url,
      "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'",
    ),
  );

/**
 * Replaces the content of a database by a dump, in one transaction. `psql` gets only statements that `checkDump`
 * accepts, because it executes everything.
 */
export async function restorePostgres(url: string, path: string): Promise<void> {
  const psql = start('psql', toEnvironment(url), ['-Xq', '-v', 'ON_ERROR_STOP=1', '-f', '-']);
  psql.stdout.resume();
  const { statements, over } = readDump(path);
  async function* script() {
    try {
      // The dump creates the schema.
      yield "BEGIN; SET lock_timeout = '5s'; DROP SCHEMA public CASCADE;\n";
      yield* statements;
      await over;
      // COMMIT is last, so that an interrupted script changes nothing.
      yield 'COMMIT;\n';
    } catch (error) {
      psql.kill();
      throw error;
    }
  }
  const toBytes = async function* () {
    for await (const text of script()) yield Buffer.from(text, 'latin1');
  };
  const writing = await pipeline(toBytes, psql.stdin).catch((error: unknown) => error);
  // After a pipe error the exit of `psql` explains the failure.
  const isCut = ['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes(
    (writing as NodeJS.ErrnoException | undefined)?.code ?? '',
  );
  if (writing !== undefined && !isCut) throw writing;
  await psql.over;
}

/** Runs work with a temporary database; nothing if the account may not create one. */
export async function withTemporaryDatabase<Result>(
  url: string,
  work: (url: string) => Promise<Result>,
): Promise<Result | undefined> {
  const mayMake = await runSql(
    url,
    'SELECT rolcreatedb OR rolsuper FROM pg_roles WHERE rolname = current_user',
  );
  if (mayMake !== 't') return undefined;
  const name = `backup_check_${randomBytes(6).toString('hex')}`;
  const place = new URL(url);
  place.pathname = `/${name}`;
  await runSql(url, `CREATE DATABASE ${name} TEMPLATE template0`);
  try {
    return await work(place.href);
  } finally {
    await runSql(url, `DROP DATABASE ${name}`);
  }
}
