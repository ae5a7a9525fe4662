import type { IncomingMessage } from 'node:http';
import type { RequestTarget } from './request-target.ts';

/** Checks a request before its handler runs. Returns the status of an error, or undefined. */
export function validateRequest(
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
  // The protocol is never changed, and a proxy must not believe that it was.
  if (request.headers.upgrade !== undefined) return 400;
  return undefined;
}

/** Whether the `Host` is one of these, with or without a port or a final dot. */
export function isKnownHost({ headers }: IncomingMessage, hosts: Set<string>): boolean {
  const name = /^(\[[\da-f:.]+\]|[a-z\d.-]+?)\.?(?::\d{1,5})?$/i.exec(headers.host ?? '');
  return name?.[1] !== undefined && hosts.has(name[1].toLowerCase());
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Parses the `X-Request-Id` of a trusted client. */
export function parseRequestId(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' && /^[\w-]{8,64}$/.test(value) ? value : undefined;
}
