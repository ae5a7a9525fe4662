import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { DataError } from '@agency/server/data-error';
import type { Manifest } from './manifest.ts';

/** Debian keeps every version of PostgreSQL's programs in a folder of its own. */
const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** The newest of a program, which can read all older servers. */
function findProgram(name: 'pg_dump' | 'psql'): string {
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

// Not among the arguments, which everybody on the machine may read.
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

async function run(name: 'pg_dump' | 'psql', url: string, args: string[]): Promise<string> {
  const child = spawn(findProgram(name), args, {
    env: toEnvironment(url),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let problem = '';
  child.stdout.on('data', (data) => {
    said += data;
  });
  child.stderr.on('data', (data) => {
    problem += data;
  });
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code === 0) return said;
  // The whole of it may quote rows.
  const [line = ''] = problem.split('\n').filter((one) => /error|fatal/i.test(one));
  throw new DataError(`${name} failed: ${line.slice(0, 300)}`);
}

const ask = async (url: string, sql: string) =>
  (await run('psql', url, ['-XAtq', '-v', 'ON_ERROR_STOP=1', '-c', sql])).trim();

/** Writes a PostgreSQL database at one moment down as the statements that make it again. */
export async function copyPostgres(url: string, to: string): Promise<void> {
  await run('pg_dump', url, ['--no-owner', '--no-privileges', '--schema=public', `--file=${to}`]);
}

/** Rows of each table, as a copy holds them. */
export async function countCopied(path: string): Promise<Manifest['counts']> {
  const counts: Manifest['counts'] = {};
  let table: string | undefined;
  for await (const line of createInterface({ input: createReadStream(path) })) {
    if (table === undefined) {
      table = /^COPY public\."?([^" ]+)"? .*FROM stdin;$/.exec(line)?.[1];
      if (table !== undefined) counts[table] = 0;
    } else if (line === '\\.') table = undefined;
    else counts[table] = (counts[table] ?? 0) + 1;
  }
  return counts;
}

/** Rows of each table of a database. */
export async function countPostgres(url: string): Promise<Manifest['counts']> {
  const said = await ask(
    url,
    `SELECT coalesce(json_object_agg(relname, (xpath('/row/n/text()', query_to_xml(
      format('SELECT count(*) AS n FROM public.%I', relname), false, true, '')))[1]::text::int), '{}')
    FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
  );
  return JSON.parse(said);
}

/** How many others use a database. */
export const countOthers = async (url: string): Promise<number> =>
  Number(
    await ask(
      url,
      "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'",
    ),
  );

/** Puts a copy into a database in place of all it holds: the whole of it, or nothing. */
export async function putPostgres(url: string, path: string): Promise<void> {
  const clean = "SET lock_timeout = '5s'; DROP SCHEMA public CASCADE";
  // The copy makes the schema again.
  await run('psql', url, ['-Xq', '-1', '-v', 'ON_ERROR_STOP=1', '-c', clean, '-f', path]);
}

/** Does something with an empty database that is gone afterwards. Nothing where the account may not make one. */
export async function withThrowAway<Result>(
  url: string,
  work: (url: string) => Promise<Result>,
): Promise<Result | undefined> {
  const mayMake = await ask(
    url,
    'SELECT rolcreatedb OR rolsuper FROM pg_roles WHERE rolname = current_user',
  );
  if (mayMake !== 't') return undefined;
  const name = `backup_check_${randomBytes(6).toString('hex')}`;
  const place = new URL(url);
  place.pathname = `/${name}`;
  await ask(url, `CREATE DATABASE ${name} TEMPLATE template0`);
  try {
    return await work(place.href);
  } finally {
    await ask(url, `DROP DATABASE ${name}`);
  }
}
