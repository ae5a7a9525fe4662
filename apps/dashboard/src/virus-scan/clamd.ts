import { connect, type Socket } from 'node:net';

/** Where clamd listens: a socket of this machine, or a port. */
export type ClamdAddress = { path: string } | { host: string; port: number };

/** What clamd says of a file; `unknown` when it could not tell, with its reason in `finding`. */
export interface Verdict {
  state: 'clean' | 'infected' | 'unknown';
  /** Name of what was found, or why nothing could be. */
  finding?: string;
}

/** clamd could not be reached, or broke off. Another try may help. */
export class ClamdUnavailableError extends Error {
  override name = 'ClamdAwayError';
}

/** Longest name or reason that is kept, in characters. */
const LONGEST_FINDING = 200;

/**
 * Reads CLAMD: the path of a socket, or `host:port`.
 * @returns nothing when it is neither
 */
export function parseClamdAddress(value: string): ClamdAddress | undefined {
  if (value.startsWith('/')) return { path: value };
  const [, host, port] = /^\[?([^\s[\]/]+?)\]?:(\d{1,5})$/.exec(value) ?? [];
  const number = Number(port);
  return host && number > 0 && number < 65_536 ? { host, port: number } : undefined;
}

/**
 * Has clamd look at a file, by its command INSTREAM: a length and its bytes again and again, then a length of zero. clamd answers in
 * one line and reads no file itself.
 * @param timeout how long clamd may take for all of it, in milliseconds
 * @throws {ClamdUnavailableError}
 */
export async function scan(
  place: ClamdAddress,
  file: AsyncIterable<Uint8Array>,
  timeout = 60_000,
): Promise<Verdict> {
  const socket = connect(place);
  const cut = setTimeout(() => socket.destroy(new Error('it took too long')), timeout);
  const answer = readResponse(socket);
  try {
    // What clamd has heard enough of it no longer reads: its answer says why.
    await Promise.race([send(socket, file), answer]);
    return toVerdict(await answer);
  } finally {
    clearTimeout(cut);
    socket.destroy();
  }
}

async function send(socket: Socket, file: AsyncIterable<Uint8Array>): Promise<void> {
  socket.write('zINSTREAM\0');
  const length = Buffer.alloc(4);
  for await (const part of file) {
    // A length of zero would be the end.
    if (part.length === 0) continue;
    length.writeUInt32BE(part.length);
    socket.write(Buffer.from(length));
    if (!socket.write(part)) await drained(socket);
    // Leaving the loop lets go of the file, too.
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
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer = (answer + text).slice(0, 1000);
      if (answer.includes('\0')) resolve(answer.slice(0, answer.indexOf('\0')));
    });
    const fail = (reason: string) => reject(new ClamdUnavailableError(`clamd is away: ${reason}`));
    socket.on('error', (error) => fail(error.message));
    socket.on('close', () => fail('it closed the connection'));
  });
}

function toVerdict(answer: string): Verdict {
  const said = answer.replace(/^stream: /, '').trim();
  if (said === 'OK') return { state: 'clean' };
  const [, virus] = /^(.+) FOUND$/.exec(said) ?? [];
  if (virus) return { state: 'infected', finding: virus.slice(0, LONGEST_FINDING) };
  return { state: 'unknown', finding: said.slice(0, LONGEST_FINDING) };
}
