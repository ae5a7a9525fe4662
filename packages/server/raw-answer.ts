import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Writes a short answer to a socket by hand, where there is no request to answer, and closes it. */
export function writeRawAnswer(
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
  // Node listens no more to a socket that it handed over: without this, one that is reset would end the process.
  socket.on('error', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}

/** Why Node could not read a request. */
export interface ParseError extends NodeJS.ErrnoException {
  /** What came in together; whole requests may stand before the broken one. */
  rawPacket?: Buffer;
  /** How much of it was read. */
  bytesParsed?: number;
}

/** With which status input is refused that Node could not read as a request. */
export function decideParseErrorStatus(error: ParseError): number {
  if (error.code === 'HPE_HEADER_OVERFLOW') return 431;
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  // A method Node has never heard of looks like junk to it; to HTTP it is a method that is not allowed.
  const { rawPacket = Buffer.alloc(0), bytesParsed = 0 } = error;
  const at = bytesParsed > 0 ? rawPacket.lastIndexOf('\n', bytesParsed - 1) + 1 : 0;
  const start = rawPacket.subarray(at, at + 40).toString('latin1');
  if (error.code === 'HPE_INVALID_METHOD' && /^[A-Za-z-]{1,20} [/*]/.test(start)) return 405;
  return 400;
}
