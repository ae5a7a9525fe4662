import { request } from 'node:http';
import { connect } from 'node:net';

/** A raw response, without redirects or decoding. */
export interface WireResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Sends a request with exactly this path; browsers and `fetch` would normalise it. */
export function send(
  origin: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<WireResponse> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { hostname, port, path, method, headers, timeout: 20_000 },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(
              Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
            ),
            body: Buffer.concat(parts).toString('utf8'),
          }),
        );
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error(`${method} ${path}: no response`)));
    outgoing.on('error', reject);
    outgoing.end();
  });
}

/** Writes bytes to a new connection and returns everything received until it closed or was idle. */
export function exchange(origin: string, bytes: string, silence = 3000): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    const end = () => {
      socket.destroy();
      resolve(received);
    };
    socket.setEncoding('latin1').setTimeout(silence);
    socket.on('data', (text: string) => {
      received += text;
    });
    for (const event of ['timeout', 'end', 'error', 'close']) socket.on(event, end);
  });
}
