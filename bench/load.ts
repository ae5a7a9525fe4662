import { connect } from 'node:net';
import { readProcessorTime } from './processor.ts';

/** What a server did under load. */
export interface Load {
  /** Answers with status 200 a second. */
  rate: number;
  /** Milliseconds in which 99 of 100 answers were whole. */
  p99: number;
  /** Milliseconds of processor that an answer took the server; missing where the system does not tell. */
  cpu: number | undefined;
  /** Answers that were not 200, and connections that broke. */
  failed: number;
}

const END_OF_HEAD = Buffer.from('\r\n\r\n');
const END_OF_CHUNKS = Buffer.from('0\r\n\r\n');
const noBytes = Buffer.alloc(0);

/**
 * Keeps connections busy with one page for a while, as a browser asks for it. Written on plain sockets, so that
 * this side takes less of the processor than a server that only sends what it has.
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
  const url = new URL(address);
  const request = Buffer.from(
    `GET ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\nAccept-Encoding: br, gzip\r\n\r\n`,
  );
  const times: number[] = [];
  let failed = 0;
  const until = performance.now() + seconds * 1000;
  const visit = async () => {
    const connection = open(url);
    while (performance.now() < until) {
      const asked = performance.now();
      connection.socket.write(request);
      const status = await connection.next();
      if (status === 200) times.push(performance.now() - asked);
      else failed += 1;
      if (status === undefined) break;
    }
    connection.socket.destroy();
  };
  const [cpuBefore, started] = [pid && readProcessorTime(pid), performance.now()];
  await Promise.all(Array.from({ length: connections }, visit));
  const took = (performance.now() - started) / 1000;
  const cpuAfter = pid && readProcessorTime(pid);
  times.sort((a, b) => a - b);
  return {
    rate: times.length / took,
    p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    cpu: cpuBefore && cpuAfter ? (cpuAfter - cpuBefore) / times.length : undefined,
    failed,
  };
}

/** A kept connection: `next` tells the status of the next answer when it is whole. */
function open({ hostname, port }: URL) {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let settle: (status: number | undefined) => void = () => undefined;
  let answer = noBytes;
  let head: { status: number; isWhole(length: number, last: Buffer): boolean } | undefined;
  let length = 0;
  socket.on('data', (chunk) => {
    length += chunk.length;
    if (!head) {
      answer = Buffer.concat([answer, chunk]);
      const end = answer.indexOf(END_OF_HEAD);
      if (end < 0) return;
      head = readHead(answer.toString('latin1', 0, end), end + END_OF_HEAD.length);
    }
    if (!head.isWhole(length, chunk)) return;
    const { status } = head;
    [answer, head, length] = [noBytes, undefined, 0];
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
