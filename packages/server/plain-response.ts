import { type ServerResponse, STATUS_CODES } from 'node:http';

/** Sends a short plain text that no cache stores. */
export function sendPlainText(response: ServerResponse, status: number, text: string): void {
  const body = `${text}\n`;
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

/**
 * Sends the name of a status and closes the connection, which is cheaper than reading the rest of a rejected request.
 * @param allow methods for a 405
 */
export function sendError(response: ServerResponse, status: number, allow = 'GET, HEAD'): void {
  if (status === 405) response.setHeader('Allow', allow);
  response.setHeader('Connection', 'close');
  sendPlainText(response, status, STATUS_CODES[status] ?? 'Error');
}

/** Sends a permanent redirect that no cache stores. */
export function sendRedirect(response: ServerResponse, location: string): void {
  response.setHeader('Location', location);
  sendPlainText(response, 308, 'Permanent Redirect');
}

/** Sends 503 for what may work again soon. */
export function sendUnavailable(response: ServerResponse): void {
  response.setHeader('Retry-After', '10');
  sendPlainText(response, 503, 'Service Unavailable');
}
