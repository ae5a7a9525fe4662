import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { findPostgres } from '@agency/server/testing/find-postgres';
import pg from 'pg';
import { dashboardFolder } from '../platform/folders.ts';
import { toTemplatePath } from './template-path.ts';

const run = promisify(execFile);

/** A PostgreSQL server for one test file. */
export interface TestPostgres {
  /** Creates an empty database. Returns its URL. */
  createDatabase(): Promise<string>;
  /** Creates a migrated, empty database. Returns its URL. */
  createMigratedDatabase(): Promise<string>;
  /** Stops the server and closes all connections. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Suspends and resumes the server, so that it does not respond. */
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

/** Template database. */
const MIGRATED = 'migrated';

/** Starts a server in its own folder, from a cached data directory. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = makeFolder();
  const data = join(folder, 'data');
  await run('cp', ['-a', await getTemplate(), data]);
  return serve(folder, data);
}

/** Cached data directory with the template database. */
async function getTemplate(): Promise<string> {
  const programs = requirePrograms();
  const template = toTemplatePath('postgres', programs);
  if (existsSync(template)) return template;
  const folder = makeFolder();
  const data = join(folder, 'data');
  const setUp = ['-D', data, '-U', 'dashboard', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  const options = { ...findOwner(), cwd: folder };
  await run(join(programs, 'initdb'), [...setUp, '--locale=C'], options);
  const server = await serve(folder, data);
  try {
    await makeSchema(await server.createDatabase(MIGRATED), join(folder, 'dashboard'));
    await server.stop();
    mkdirSync(dirname(template), { recursive: true });
    const made = `${template}-${randomUUID()}`;
    await run('cp', ['-a', data, made]);
    try {
      renameSync(made, template);
    } catch {
      // Concurrent tests do the same; the first one wins.
      rmSync(made, { recursive: true, force: true });
    }
  } finally {
    await server.close();
  }
  return template;
}

// In its own process, because settings are read once.
async function makeSchema(url: string, folder: string): Promise<void> {
  const env = {
    ...process.env,
    ...{ NODE_ENV: 'production' as const, LOG_LEVEL: 'error' },
    ...{ DATABASE_URL: url, DATA_DIR: folder },
    ...{ INTAKE_SECRET: randomUUID(), PAYLOAD_SECRET: randomUUID() },
  };
  const program = join(dashboardFolder, 'src/commands/create-schema.ts');
  // The log is on stdout; the message of a failed `run` has only stderr.
  await run(process.execPath, [program], { env, cwd: dashboardFolder }).catch((error) => {
    throw new Error(`${error.message}\n${error.stdout}`);
  });
}

function requirePrograms(): string {
  const programs = findPostgres();
  if (!programs) throw new Error('PostgreSQL is not installed');
  return programs;
}

// PostgreSQL does not run as root, so another user is used.
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-test-'));
  const { uid, gid } = findOwner();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

interface Server extends TestPostgres {
  createDatabase(name?: string, template?: string): Promise<string>;
}

async function serve(folder: string, data: string): Promise<Server> {
  const programs = requirePrograms();
  const owner = findOwner();
  const port = await findFreePort();
  const toUrl = (name: string) => `postgres://dashboard@127.0.0.1:${port}/${name}`;
  let server: ChildProcess | undefined;
  let databases = 0;

  const start = async () => {
    const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'fsync=off'];
    const args = [...settings, `unix_socket_directories=${folder}`].flatMap((one) => ['-c', one]);
    server = spawn(join(programs, 'postgres'), ['-D', data, ...args], {
      ...owner,
      cwd: folder,
      stdio: 'ignore',
    });
    const deadline = performance.now() + 60_000;
    while (!(await responds(toUrl('postgres')))) {
      if (performance.now() > deadline) throw new Error('PostgreSQL did not start');
    }
  };
  const stop = async (signal: NodeJS.Signals = 'SIGINT') => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  const signal = (name: NodeJS.Signals) => {
    // Stop the parent first, so that it starts no others.
    for (const pid of [server?.pid, ...findChildren(server?.pid)]) {
      try {
        if (pid) process.kill(pid, name);
      } catch {
        // The process has ended.
      }
    }
  };
  const createDatabase = async (name?: string, template = 'template1') => {
    databases += 1;
    const made = name ?? `dashboard_${databases}`;
    await query(toUrl('postgres'), `CREATE DATABASE ${made} TEMPLATE ${template}`);
    return toUrl(made);
  };
  await start();
  return {
    createDatabase,
    createMigratedDatabase: () => createDatabase(undefined, MIGRATED),
    start,
    stop: () => stop(),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs SQL on a new connection. */
export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function responds(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    // A rejected connection fails at once.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return false;
  }
}

function findOwner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres', 'nobody']
    .map((name) => lines.find((one) => one.startsWith(`${name}:`)))
    .find((found) => found !== undefined);
  const [, , uid, gid] = line?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

function findChildren(pid?: number): number[] {
  if (pid === undefined) return [];
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return text === '' ? [] : text.split(' ').map(Number);
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
