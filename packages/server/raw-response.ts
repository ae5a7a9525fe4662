import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Writes a short response to a socket for which Node has no request, and closes it. */
export function writeRawResponse(
  socket: Duplex,
  status: number,
  given: Record<string, string | undefined>,
): void {
  const body = `${STATUS_CODES[status]}\n`;
  const headers = {
    ...given,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    Connection: 'close',
  };
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    value ? [`${name}: ${value}`] : [],
  );
  // Node has removed its listeners: an unhandled reset would end the process.
  socket.on('error', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}

/** Error of Node's HTTP parser. */
export interface ParseError extends NodeJS.ErrnoException {
  /** Received bytes; complete requests may precede the invalid one. */
  rawPacket?: Buffer;
  bytesParsed?: number;
}

/** Chooses the status for bytes that Node could not parse as a request. */
export function decideParseErrorStatus(error: ParseError): number {
  if (error.code === 'HPE_HEADER_OVERFLOW') return 431;
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  // Node rejects unknown methods as invalid; in HTTP they are valid, but not allowed.
  const { rawPacket = Buffer.alloc(0), bytesParsed = 0 } = error;
  const at = bytesParsed > 0 ? rawPacket.lastIndexOf('\n', bytesParsed - 1) + 1 : 0;
  const start = rawPacket.subarray(at, at + 40).toString('latin1');
  if (error.code === 'HPE_INVALID_METHOD' && /^[A-Za-z-]{1,20} [/*]/.test(start)) return 405;
  return 400;
}
