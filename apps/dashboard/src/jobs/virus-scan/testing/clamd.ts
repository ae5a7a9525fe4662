import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The EICAR test string, in two parts */
export const EICAR = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR',
  '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('');

/** Path of clamd, if it is installed. */
export const findClamd = (): string | undefined =>
  ['/usr/sbin/clamd', '/usr/local/sbin/clamd'].find((path) => existsSync(path));

export interface RunningClamd {
  /** Value of CLAMD. */
  address: string;
  stop(): Promise<void>;
}

/** Starts clamd with a signature for EICAR only, so that it needs no network. */
export async function startClamd(): Promise<RunningClamd> {
  const folder = mkdtempSync(join(tmpdir(), 'clamd-'));
  const socket = join(folder, 'socket');
  const hex = Buffer.from(EICAR, 'latin1').toString('hex');
  writeFileSync(join(folder, 'own.ndb'), `Own.Test.Text:0:*:${hex}\n`);
  writeFileSync(
    join(folder, 'clamd.conf'),
    [
      ...[`DatabaseDirectory ${folder}`, `LocalSocket ${socket}`, 'Foreground yes'],
      ...['StreamMaxLength 6M', `LogFile ${join(folder, 'log')}`, 'User root'].slice(
        0,
        process.getuid?.() === 0 ? 3 : 2,
      ),
    ].join('\n'),
  );
  const child = spawn(findClamd() ?? 'clamd', ['--config-file', join(folder, 'clamd.conf')], {
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const deadline = performance.now() + 60_000;
  while (!(await responds(socket))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      throw new Error('clamd did not start');
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    address: socket,
    async stop() {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

// The socket file exists before clamd listens.
async function responds(socket: string): Promise<boolean> {
  const connection = connect(socket);
  try {
    await once(connection, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    connection.destroy();
  }
}

/** A fake clamd with a fixed response. */
export interface FakeClamd {
  port: number;
  /** Received files. */
  received: string[];
  /** Response; without one it closes the connection. */
  response: string | undefined;
  close(): Promise<void>;
}

export async function startFakeClamd(response?: string): Promise<FakeClamd> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let bytes = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (part: Buffer) => {
      bytes = Buffer.concat([bytes, part]);
      const file = readStream(bytes);
      if (file === undefined) return;
      fake.received.push(file);
      if (fake.response === undefined) socket.destroy();
      else socket.end(`${fake.response}\0`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const fake: FakeClamd = {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    received: [],
    response,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
}

/** The file of a complete INSTREAM. */
function readStream(bytes: Buffer): string | undefined {
  const begin = 'zINSTREAM\0';
  if (!bytes.subarray(0, begin.length).equals(Buffer.from(begin))) return undefined;
  let at = begin.length;
  let file = '';
  while (at + 4 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return file;
    file += bytes.subarray(at + 4, at + 4 + length).toString('latin1');
    at += 4 + length;
  }
  return undefined;
}
