import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';

/** Returns the headers of a response. There is no `request` if it could not be parsed. */
export type HeadersFor = (request?: IncomingMessage) => Record<string, string>;

const defaultHeaders: Record<string, string> = {
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

/** Default `Retry-After` of a 503. */
const RETRY_AFTER_SECONDS = '5';

const removedHeaders = [
  'Server',
  'X-Powered-By',
  'X-Astro-Cache',
  'X-Astro-Path',
  'X-Nextjs-Cache',
];

/**
 * Combines the default security headers with a policy.
 * @param changes headers that differ; an empty value removes the header
 */
export function toHeadersFor(
  contentSecurityPolicy: string | ((request?: IncomingMessage) => string),
  changes: HeadersFor = () => ({}),
): HeadersFor {
  return (request) => ({
    ...defaultHeaders,
    'Content-Security-Policy':
      typeof contentSecurityPolicy === 'string'
        ? contentSecurityPolicy
        : contentSecurityPolicy(request),
    ...changes(request),
  });
}

/**
 * Creates a response class that sets the headers last, so that no handler or framework can change them. It also adds a
 * charset to text types, and `Retry-After` to a 503.
 * @param options.hasKeepAliveHeaders whether responses have `Connection: keep-alive`, which HTTP/1.1 does not need
 */
export function createSecuredResponse(headersFor: HeadersFor, { hasKeepAliveHeaders = true } = {}) {
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
      for (const name of removedHeaders) this.removeHeader(name);
      for (const [name, value] of Object.entries(headersFor(this.req))) {
        if (value) this.setHeader(name, value);
        else this.removeHeader(name);
      }
      const isKept = this.req.httpVersion === '1.1' && this.shouldKeepAlive;
      if (!hasKeepAliveHeaders && isKept && !this.hasHeader('Connection'))
        this.removeHeader('Connection');
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

/** Sets headers that are an object, `[name, value, …]` or `[[name, value], …]`. */
function setAll(
  response: ServerResponse,
  headers: OutgoingHttpHeaders | OutgoingHttpHeader[] = {},
): void {
  if (!Array.isArray(headers)) {
    for (const [name, value] of Object.entries(headers)) {
      if (value !== undefined) response.setHeader(name, value);
    }
    return;
  }
  const flat = headers.flat().map(String);
  for (let at = 0; at + 1 < flat.length; at += 2) response.removeHeader(flat[at] ?? '');
  for (let at = 0; at + 1 < flat.length; at += 2) {
    response.appendHeader(flat[at] ?? '', flat[at + 1] ?? '');
  }
}
