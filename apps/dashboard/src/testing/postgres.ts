import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPostgres } from '@agency/server/testing/find-postgres';
import pg from 'pg';

const run = promisify(execFile);

/** A PostgreSQL server of its own for one test file. */
export interface TestPostgres {
  /** Makes an empty database. Returns its address. */
  createDatabase(): Promise<string>;
  /** Ends the server and every connection to it. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Lets the server stand still, so that it answers nothing and refuses nothing; then go on. */
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

/** Starts one in a folder of its own. It refuses to be root, so root runs it as somebody else. */
export async function startPostgres(): Promise<TestPostgres> {
  const programs = findPostgres();
  if (!programs) throw new Error('PostgreSQL is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'postgres-test-'));
  const owner = process.getuid?.() === 0 ? findOwner() : {};
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const setUp = ['-D', data, '-U', 'dashboard', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  await run(join(programs, 'initdb'), [...setUp, '--locale=C'], { ...owner, cwd: folder });
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
    while (!(await answers(toUrl('postgres')))) {
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
    // One that stands still starts no others.
    for (const pid of [server?.pid, ...findChildren(server?.pid)]) {
      try {
        if (pid) process.kill(pid, name);
      } catch {
        // One of its processes has ended meanwhile.
      }
    }
  };
  await start();
  return {
    async createDatabase() {
      databases += 1;
      const name = `dashboard_${databases}`;
      await query(toUrl('postgres'), `CREATE DATABASE ${name}`);
      return toUrl(name);
    },
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

/** Asks a database something over a connection of its own. */
export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    // A refusal comes at once.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return false;
  }
}

function findOwner(): { uid?: number; gid?: number } {
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
