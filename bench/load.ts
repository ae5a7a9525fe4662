import { execFile } from 'node:child_process';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { findExecutable } from '../scripts/system/commands.ts';
import { readProcessorTime } from './processor.ts';

const execute = promisify(execFile);

/** Results of a server under load. */
export interface Load {
  /** Responses with status 200 per second. */
  rate: number;
  /** 99th percentile of the response time, in milliseconds. */
  p99: number;
  /** CPU milliseconds of the server for one response; undefined where the system does not report it. */
  cpu: number | undefined;
  /** Responses with another status than 200, and broken connections. */
  failed: number;
}

const ENCODINGS = 'Accept-Encoding: br, gzip';
const MILLISECONDS: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };
const END_OF_HEAD = Buffer.from('\r\n\r\n');
const END_OF_CHUNKS = Buffer.from('0\r\n\r\n');
const noBytes = Buffer.alloc(0);

/** The load generator: wrk where it is installed, else our own, which takes more CPU time. */
export const generator = findExecutable('wrk') ? 'wrk' : 'our own';

/** Counted responses, without the CPU time. */
type LoadCounts = Omit<Load, 'cpu'> & { count: number };

/**
 * Loads one page over some connections for a while, with a browser's headers.
 * @param pid the server, whose children count too
 */
export async function load(
  address: string,
  {
    pid,
    seconds,
    connections = 20,
  }: { pid?: number | undefined; seconds: number; connections?: number },
): Promise<Load> {
  const send = generator === 'wrk' ? loadWithWrk : loadWithSockets;
  const cpuBefore = pid && readProcessorTime(pid);
  const { count, ...counts } = await send(new URL(address), seconds, connections);
  const cpuAfter = pid && readProcessorTime(pid);
  return { ...counts, cpu: cpuBefore && cpuAfter ? (cpuAfter - cpuBefore) / count : undefined };
}

async function loadWithWrk(url: URL, seconds: number, connections: number): Promise<LoadCounts> {
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency'];
  const { stdout } = await execute('wrk', [...options, '-H', ENCODINGS, url.href]);
  return readWrk(stdout);
}

/** Parses wrk's output. A status other than 2xx or 3xx, and a broken connection, are failures. */
export function readWrk(text: string): LoadCounts {
  const read = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);
  const [, took, unit = ''] = /^ +99% +([\d.]+)(us|ms|s|m)$/m.exec(text) ?? [];
  const all = read(/^ +(\d+) requests in /m);
  const refused = read(/^ +Non-2xx or 3xx responses: (\d+)/m);
  const [, ...errors] =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text) ?? [];
  const count = all - refused;
  return {
    count,
    rate: all === 0 ? 0 : (read(/^Requests\/sec: +([\d.]+)/m) * count) / all,
    p99: Number(took) * (MILLISECONDS[unit] ?? Number.NaN),
    failed: refused + errors.reduce((sum, number) => sum + Number(number), 0),
  };
}

/** Uses plain sockets, which take less CPU time than Node's HTTP client. */
async function loadWithSockets(
  url: URL,
  seconds: number,
  connections: number,
): Promise<LoadCounts> {
  const request = Buffer.from(
    `GET ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\n${ENCODINGS}\r\n\r\n`,
  );
  const times: number[] = [];
  let failed = 0;
  const started = performance.now();
  const until = started + seconds * 1000;
  const visit = async () => {
    const connection = open(url);
    while (performance.now() < until) {
      const sentAt = performance.now();
      connection.socket.write(request);
      const status = await connection.next();
      if (status === 200) times.push(performance.now() - sentAt);
      else failed += 1;
      if (status === undefined) break;
    }
    connection.socket.destroy();
  };
  await Promise.all(Array.from({ length: connections }, visit));
  const took = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  return {
    count: times.length,
    rate: times.length / took,
    p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    failed,
  };
}

/** A keep-alive connection: `next` returns the status of the next complete response. */
function open({ hostname, port }: URL) {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let settle: (status: number | undefined) => void = () => undefined;
  let response = noBytes;
  let head: { status: number; isWhole(length: number, last: Buffer): boolean } | undefined;
  let length = 0;
  socket.on('data', (chunk) => {
    length += chunk.length;
    if (!head) {
      response = Buffer.concat([response, chunk]);
      const end = response.indexOf(END_OF_HEAD);
      if (end < 0) return;
      head = readHead(response.toString('latin1', 0, end), end + END_OF_HEAD.length);
    }
    if (!head.isWhole(length, chunk)) return;
    const { status } = head;
    [response, head, length] = [noBytes, undefined, 0];
    settle(status);
  });
  for (const event of ['error', 'close']) socket.on(event, () => settle(undefined));
  const next = () =>
    new Promise<number | undefined>((resolve) => {
      settle = resolve;
      if (socket.destroyed) resolve(undefined);
    });
  return { socket, next };
}

function readHead(head: string, headLength: number) {
  const status = Number(head.slice('HTTP/1.1 '.length, 'HTTP/1.1 '.length + 3));
  const bodyLength = Number(/^content-length: *(\d+)/im.exec(head)?.[1]);
  const isWhole = Number.isNaN(bodyLength)
    ? (_length: number, last: Buffer) => last.subarray(-END_OF_CHUNKS.length).equals(END_OF_CHUNKS)
    : (length: number) => length >= headLength + bodyLength;
  return { status, isWhole };
}
