import { request } from 'node:http';

/** What is sent to a program on this machine. */
export interface SentRequest {
  path: string;
  headers?: Record<string, string>;
  body?: Uint8Array;
}

/** Sends it on a connection of its own. @returns the status of the response, 0 without one */
export function sendRequest(port: number, { path, body, headers }: SentRequest): Promise<number> {
  return new Promise((resolve) => {
    let status = 0;
    const outgoing = request({
      host: '127.0.0.1',
      port,
      path,
      agent: false,
      method: body ? 'POST' : 'GET',
      headers: {
        // As browsers do: the response to a request that is rejected early is read after all of it is sent.
        Connection: 'keep-alive',
        ...headers,
        ...(body && { 'Content-Length': body.length }),
      },
    });
    outgoing.on('response', (answer) => {
      status = answer.statusCode ?? 0;
      answer.resume().on('end', () => outgoing.destroy());
    });
    outgoing.on('error', () => outgoing.destroy());
    outgoing.on('close', () => resolve(status));
    outgoing.end(body);
  });
}
