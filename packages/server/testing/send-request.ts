import { request } from 'node:http';

/** A request to a process on this machine. */
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
        // As in browsers: the response is read after everything is sent, even if the request is rejected early.
        Connection: 'keep-alive',
        ...headers,
        ...(body && { 'Content-Length': body.length }),
      },
    });
    outgoing.on('response', (response) => {
      status = response.statusCode ?? 0;
      response.resume().on('end', () => outgoing.destroy());
    });
    outgoing.on('error', () => outgoing.destroy());
    outgoing.on('close', () => resolve(status));
    outgoing.end(body);
  });
}
