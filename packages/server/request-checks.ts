import type { IncomingMessage } from 'node:http';
import type { RequestTarget } from './request-target.ts';

/** With which status a request is refused before anybody looks at what it wants; nothing when it may pass. */
export function decideRefusal(
  request: IncomingMessage,
  target: RequestTarget | number,
  allowedMethods: string[],
  headerCount: number,
): number | undefined {
  if (request.httpVersionMajor !== 1) return 400;
  if (!allowedMethods.includes(request.method ?? '')) return 405;
  if (typeof target === 'number') return target;
  if (request.rawHeaders.length / 2 > headerCount) return 431;
  if ((request.headersDistinct.host?.length ?? 0) > 1) return 400;
  if (!/^(chunked)?$/i.test(request.headers['transfer-encoding'] ?? '')) return 400;
  // Nothing here ever changes protocol, and a proxy in front must not believe it did.
  if (request.headers.upgrade !== undefined) return 400;
  return undefined;
}

/** Whether a request names one of these hosts, with or without a port or a dot at its end. */
export function isKnownHost({ headers }: IncomingMessage, hosts: Set<string>): boolean {
  const name = /^(\[[\da-f:.]+\]|[a-z\d.-]+?)\.?(?::\d{1,5})?$/i.exec(headers.host ?? '');
  return name?.[1] !== undefined && hosts.has(name[1].toLowerCase());
}

/** Whether a request brings a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** An id that another program gave a request, if it looks like one. */
export function parseRequestId(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' && /^[\w-]{8,64}$/.test(value) ? value : undefined;
}
