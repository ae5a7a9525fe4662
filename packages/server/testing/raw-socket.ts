import { connect } from 'node:net';

/** What a connection received. Broken responses are parsed, too. */
export interface RawResponse {
  /** Status of the first response; 0 if the connection was closed without one. */
  status: number;
  /** Header names in lower case. */
  headers: Record<string, string>;
  body: string;
  text: string;
}

/** Sends bytes unchanged and reads until the server closes the connection, for requests that no client sends. */
export function sendRaw(port: number, bytes: string | Buffer): Promise<RawResponse> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => chunks.push(chunk));
    // A response before a reset counts.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(parseRawAnswer(Buffer.concat(chunks).toString('utf8'))));
  });
}

/** A GET with a Host header that closes the connection, for paths that URL parsers would normalise. */
export function getRaw(
  port: number,
  path: string,
  headers: Record<string, string> = {},
): Promise<RawResponse> {
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers });
  return sendRaw(
    port,
    `GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  );
}

function parseRawAnswer(text: string): RawResponse {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  return {
    status: Number(/^HTTP\/1\.\d (\d{3})/.exec(statusLine)?.[1] ?? 0),
    headers: Object.fromEntries(
      lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
    ),
    body: rest.join('\r\n\r\n'),
    text,
  };
}
