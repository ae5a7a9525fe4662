import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';

/** Headers that are put on an answer. `request` is missing when there was none to read. */
export type HeadersFor = (request?: IncomingMessage) => Record<string, string>;

const everywhere: Record<string, string> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
};

/** When to come back after a 503 that does not say it itself. */
const RETRY_AFTER_SECONDS = '5';

const neverSent = ['Server', 'X-Powered-By', 'X-Astro-Cache', 'X-Astro-Path', 'X-Nextjs-Cache'];

/**
 * The security headers of every answer.
 * @param contentSecurityPolicy one policy, or a choice by request
 * @param changes headers of one process that differ; an empty value leaves the header out
 */
export function toHeadersFor(
  contentSecurityPolicy: string | ((request?: IncomingMessage) => string),
  changes: HeadersFor = () => ({}),
): HeadersFor {
  return (request) => ({
    ...everywhere,
    'Content-Security-Policy':
      typeof contentSecurityPolicy === 'string'
        ? contentSecurityPolicy
        : contentSecurityPolicy(request),
    ...changes(request),
  });
}

/**
 * A response class that puts the headers on at the last moment, whoever writes the answer: a handler, a
 * framework or Node itself. It also gives every text type a character set, and every 503 a time to come back.
 * @param namesKept whether an answer says that its connection is kept and how long, which HTTP/1.1 does not ask for
 */
export function createSecuredResponse(headersFor: HeadersFor, { namesKept = true } = {}) {
  return class SecuredResponse extends ServerResponse {
    override writeHead(
      statusCode: number,
      reasonOrHeaders?: string | OutgoingHttpHeaders | OutgoingHttpHeader[],
      headers?: OutgoingHttpHeaders | OutgoingHttpHeader[],
    ): this {
      const reason = typeof reasonOrHeaders === 'string' ? reasonOrHeaders : undefined;
      setAll(this, typeof reasonOrHeaders === 'object' ? reasonOrHeaders : headers);
      if (statusCode === 503 && !this.hasHeader('Retry-After')) {
        this.setHeader('Retry-After', RETRY_AFTER_SECONDS);
      }
      for (const name of neverSent) this.removeHeader(name);
      for (const [name, value] of Object.entries(headersFor(this.req))) {
        if (value) this.setHeader(name, value);
        else this.removeHeader(name);
      }
      const isKept = this.req.httpVersion === '1.1' && this.shouldKeepAlive;
      if (!namesKept && isKept && !this.hasHeader('Connection')) this.removeHeader('Connection');
      const type = this.getHeader('Content-Type');
      if (typeof type === 'string' && /^text\//i.test(type) && !/charset=/i.test(type)) {
        this.setHeader('Content-Type', `${type}; charset=utf-8`);
      }
      return reason === undefined
        ? super.writeHead(statusCode)
        : super.writeHead(statusCode, reason);
    }
  };
}

// Node takes headers as an object, as [name, value, …] or as [[name, value], …].
function setAll(
  response: ServerResponse,
  headers?: OutgoingHttpHeaders | OutgoingHttpHeader[],
): void {
  if (!headers) return;
  if (!Array.isArray(headers)) {
    for (const [name, value] of Object.entries(headers)) {
      if (value !== undefined) response.setHeader(name, value);
    }
    return;
  }
  const flat = headers.flat();
  const named = new Set<string>();
  for (let index = 0; index + 1 < flat.length; index += 2) {
    const name = String(flat[index]);
    const value = String(flat[index + 1]);
    if (named.has(name.toLowerCase())) response.appendHeader(name, value);
    else response.setHeader(name, value);
    named.add(name.toLowerCase());
  }
}
