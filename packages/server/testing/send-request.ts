import { request } from 'node:http';

/** What is sent to a program on this machine. */
export interface SentRequest {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: Uint8Array;
}

/** Sends it on a connection of its own. @returns the status it is answered with */
export function sendRequest(port: number, { body, ...sent }: SentRequest): Promise<number> {
  return new Promise((resolve) => {
    // What is refused before all of it is sent may break off without an answer.
    let status = 413;
    const outgoing = request({
      ...{ host: '127.0.0.1', port, agent: false, method: body ? 'POST' : 'GET' },
      ...sent,
      headers: { ...sent.headers, ...(body && { 'Content-Length': body.length }) },
    });
    outgoing.on('response', (answer) => {
      status = answer.statusCode ?? status;
      answer.resume();
    });
    outgoing.on('error', () => outgoing.destroy());
    outgoing.on('close', () => resolve(status));
    outgoing.end(body);
  });
}
