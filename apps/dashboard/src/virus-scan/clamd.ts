import { connect, type Socket } from 'node:net';

/** Socket of clamd: a Unix socket, or host and port. */
export type ClamdAddress = { path: string } | { host: string; port: number };

/** Result of a scan; `unknown` if clamd failed on the file, with the reason in `finding`. */
export interface Verdict {
  state: 'clean' | 'infected' | 'unknown';
  /** Name of the virus, or the error. */
  finding?: string;
}

/** clamd cannot be reached or broke off; a retry may succeed. */
export class ClamdUnavailableError extends Error {
  override name = 'ClamdAwayError';
}

/** Maximum length, in characters. */
const LONGEST_FINDING = 200;

/**
 * Parses CLAMD: a socket path or `host:port`.
 * @returns nothing if it is invalid
 */
export function parseClamdAddress(value: string): ClamdAddress | undefined {
  if (value.startsWith('/')) return { path: value };
  const [, host, port] = /^\[?([^\s[\]/]+?)\]?:(\d{1,5})$/.exec(value) ?? [];
  const number = Number(port);
  return host && number > 0 && number < 65_536 ? { host, port: number } : undefined;
}

/**
 * Scans a file with clamd's INSTREAM command: length-prefixed chunks, then a zero length. clamd responds with one
 * line.
 * @param timeout for the whole scan, in milliseconds
 * @throws {ClamdUnavailableError}
 */
export async function scan(
  place: ClamdAddress,
  file: AsyncIterable<Uint8Array>,
  timeout = 60_000,
): Promise<Verdict> {
  const socket = connect(place);
  const cut = setTimeout(() => socket.destroy(new Error('it took too long')), timeout);
  const response = readResponse(socket);
  try {
    // clamd may respond before it has read the whole file.
    await Promise.race([send(socket, file), response]);
    return toVerdict(await response);
  } finally {
    clearTimeout(cut);
    socket.destroy();
  }
}

async function send(socket: Socket, file: AsyncIterable<Uint8Array>): Promise<void> {
  socket.write('zINSTREAM\0');
  const length = Buffer.alloc(4);
  for await (const part of file) {
    // A zero length would end the stream.
    if (part.length === 0) continue;
    length.writeUInt32BE(part.length);
    socket.write(Buffer.from(length));
    if (!socket.write(part)) await drained(socket);
    // Leaving the loop closes the file.
    if (socket.destroyed) return;
  }
  socket.write(Buffer.alloc(4));
}

const drained = (socket: Socket) =>
  new Promise<void>((resolve) => {
    if (socket.destroyed) return resolve();
    const done = () => {
      socket.off('drain', done).off('close', done);
      resolve();
    };
    socket.on('drain', done).on('close', done);
  });

function readResponse(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let response = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      response = (response + text).slice(0, 1000);
      if (response.includes('\0')) resolve(response.slice(0, response.indexOf('\0')));
    });
    const fail = (reason: string) => reject(new ClamdUnavailableError(`clamd is away: ${reason}`));
    socket.on('error', (error) => fail(error.message));
    socket.on('close', () => fail('it closed the connection'));
  });
}

function toVerdict(response: string): Verdict {
  const said = response.replace(/^stream: /, '').trim();
  if (said === 'OK') return { state: 'clean' };
  const [, virus] = /^(.+) FOUND$/.exec(said) ?? [];
  if (virus) return { state: 'infected', finding: virus.slice(0, LONGEST_FINDING) };
  return { state: 'unknown', finding: said.slice(0, LONGEST_FINDING) };
}
