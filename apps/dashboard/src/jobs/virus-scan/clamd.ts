import { connect, type Socket } from 'node:net';

/** Socket of clamd: a Unix socket, or host and port. */
export type ClamdAddress = { path: string } | { host: string; port: number };

/** Result of a scan; `unknown` if clamd failed on the file, with the reason in `finding`. */
export interface Verdict {
  state: 'clean' | 'infected' | 'unknown';
  /** Name of the virus, or the error. */
  finding?: string;
}

/** Maximum length, in characters. */
const MAX_FINDING = 200;

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
 * Scans a file with clamd's INSTREAM command. clamd responds with one line, maybe before it has read the whole file.
 * @param timeout for the whole scan, in milliseconds
 * @throws if clamd cannot be reached or broke off; a retry may succeed
 */
export async function scan(
  place: ClamdAddress,
  file: Uint8Array,
  timeout = 60_000,
): Promise<Verdict> {
  const socket = connect(place);
  const cut = setTimeout(() => socket.destroy(new Error('it took too long')), timeout);
  // Chunks have their length before them. A zero length ends the stream.
  const [length, end] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(file.length);
  socket.write(Buffer.concat([Buffer.from('zINSTREAM\0'), length, file, end]));
  try {
    return toVerdict(await readResponse(socket));
  } finally {
    clearTimeout(cut);
    socket.destroy();
  }
}

function readResponse(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let response = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      response += text;
      if (response.includes('\0')) resolve(response.slice(0, response.indexOf('\0')));
    });
    const fail = (reason: string) => reject(new Error(`clamd is away: ${reason}`));
    socket.on('error', (error) => fail(error.message));
    socket.on('close', () => fail('it closed the connection'));
  });
}

function toVerdict(response: string): Verdict {
  const said = response.replace(/^stream: /, '').trim();
  if (said === 'OK') return { state: 'clean' };
  const [, virus] = /^(.+) FOUND$/.exec(said) ?? [];
  const finding = (virus ?? said).slice(0, MAX_FINDING);
  return { state: virus ? 'infected' : 'unknown', finding };
}
