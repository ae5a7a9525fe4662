import { type ServerResponse, STATUS_CODES } from 'node:http';

/** Ends an answer with a short plain text that no cache keeps. */
export function answerPlain(response: ServerResponse, status: number, text: string): void {
  const body = `${text}\n`;
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

/**
 * Ends an answer with the name of its status and closes the connection: a refused request may still be sending, and
 * that is cheaper than reading it to its end.
 * @param allow methods that a 405 names
 */
export function refuse(response: ServerResponse, status: number, allow: string): void {
  if (status === 405) response.setHeader('Allow', allow);
  response.setHeader('Connection', 'close');
  answerPlain(response, status, STATUS_CODES[status] ?? 'Error');
}
