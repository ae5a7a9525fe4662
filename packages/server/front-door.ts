import { randomUUID } from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import {
  decideClientAddress,
  isTrusted,
  parseTrustedProxies,
  type TrustedProxies,
  toClientKey,
} from './client-address.ts';
import type { Logger } from './logger.ts';
import { parseRequestTarget, type RequestTarget } from './request-target.ts';
import { createSecuredResponse, type HeadersFor } from './security-headers.ts';

/** What a handler is told about a request besides the request itself. */
export interface RequestContext extends RequestTarget {
  /** Names the request in logs and in the `X-Request-Id` header. */
  requestId: string;
  /** Address of the client, not of a proxy that is trusted. Never logged. */
  clientAddress: string;
}

/** Answers a request. It may throw: the visitor then gets a plain 500 and the process lives. */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
) => void | Promise<void>;

/** Sizes, counts and times. Times in milliseconds. */
export interface FrontDoorLimits {
  /** Request line and headers, in bytes. More is 431. */
  headerBytes: number;
  /** Number of headers. More is 431. */
  headerCount: number;
  /** Until the headers are in. Later is 408. */
  headersTimeout: number;
  /** Until the whole request is in. Later is 408. */
  requestTimeout: number;
  /** How long an idle connection is kept; longer than the usual 60 s of a proxy, so that the proxy ends it first. */
  keepAliveTimeout: number;
  /** How long a connection may stand still in the middle of an exchange. */
  idleTimeout: number;
  /** Requests being handled at once. More is 503. */
  concurrentRequests: number;
  /** Of these, requests that carry a body: slow senders cannot take the readers' places. */
  concurrentBodies: number;
  /** Of these, those of one client. */
  concurrentBodiesOfClient: number;
}

const defaultLimits: FrontDoorLimits = {
  headerBytes: 16_384,
  headerCount: 100,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  idleTimeout: 60_000,
  concurrentRequests: 500,
  concurrentBodies: 100,
  concurrentBodiesOfClient: 20,
};

export interface FrontDoorOptions {
  handler: Handler;
  /** Headers of every answer (see security-headers.ts). */
  headersFor: HeadersFor;
  /** Host names that are answered, without port. Loopback always is. */
  allowedHosts: string[];
  logger: Logger;
  /** Methods that are answered. */
  allowedMethods?: string[];
  trustedProxies?: TrustedProxies;
  /** Whether `/readyz` says yes. */
  isReady?: () => boolean | Promise<boolean>;
  limits?: Partial<FrontDoorLimits>;
  /** What the log says of a path, for one that holds a secret. */
  toLoggedPath?: (path: string) => string;
}

/** A server that lets only well-formed requests for known hosts reach its handler. */
export interface FrontDoor {
  server: Server;
  /** Starts to listen; resolves to the port. */
  listen(port: number, host: string): Promise<number>;
  /** Stops accepting, finishes what is in flight, and cuts what is left after `within` milliseconds. */
  drain(within?: number): Promise<void>;
}

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];
const drainTime = 10_000;
const retryAfterSeconds = '2';

/** Builds the server around a handler. Every answer, also one that Node writes, carries `headersFor`. */
export function createFrontDoor(options: FrontDoorOptions): FrontDoor {
  const {
    handler,
    headersFor,
    logger,
    allowedMethods = ['GET', 'HEAD', 'POST'],
    trustedProxies = parseTrustedProxies(''),
    isReady = () => true,
    toLoggedPath = (path) => path,
  } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const hosts = new Set([
    ...loopbackNames,
    ...options.allowedHosts.map((name) => name.toLowerCase()),
  ]);
  const allow = allowedMethods.join(', ');
  const load = createLoad(limits);
  const unanswered = new WeakMap<Duplex, Set<IncomingMessage>>();
  let isDraining = false;

  const server = createServer(
    {
      ServerResponse: createSecuredResponse(headersFor),
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersTimeout,
      requestTimeout: limits.requestTimeout,
      keepAliveTimeout: limits.keepAliveTimeout,
      connectionsCheckingInterval: Math.min(2000, limits.headersTimeout),
    },
    (request, response) => void answer(request, response),
  );
  // Node would silently drop headers over its own count; ours refuses the request instead.
  server.maxHeadersCount = 0;
  server.setTimeout(limits.idleTimeout);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const started = performance.now();
    const peer = request.socket.remoteAddress ?? '';
    const requestId =
      (isTrusted(peer, trustedProxies) && parseRequestId(request.headers['x-request-id'])) ||
      randomUUID();
    const target = parseRequestTarget(request.url ?? '');
    response.setHeader('X-Request-Id', requestId);
    if (isDraining) response.setHeader('Connection', 'close');
    response.once('close', () => {
      unanswered.get(request.socket)?.delete(request);
      logger.info(
        {
          requestId,
          method: request.method,
          path: typeof target === 'number' ? undefined : toLoggedPath(target.rawPath).slice(0, 200),
          status: response.headersSent ? response.statusCode : undefined,
          ms: Math.round(performance.now() - started),
        },
        response.writableFinished ? 'answered' : 'cut off',
      );
    });
    remember(request);

    const refusal = decideRefusal(request, target);
    if (refusal !== undefined || typeof target === 'number') {
      return refuse(response, refusal ?? 400, allow);
    }
    if (target.path === '/healthz' || target.path === '/readyz') {
      return answerHealth(request, response, target.path);
    }
    if (!isKnownHost(request)) return refuse(response, 421, allow);

    const clientAddress = decideClientAddress(request, trustedProxies);
    const leave = load.enter(request, toClientKey(clientAddress));
    if (!leave) return refuse(response, 503, allow);
    try {
      await handler(request, response, { ...target, requestId, clientAddress });
    } catch (error) {
      logger.error({ requestId, error }, 'the handler failed');
      if (response.headersSent) response.destroy();
      else refuse(response, 500, allow);
    } finally {
      leave();
    }
  }

  function decideRefusal(request: IncomingMessage, target: RequestTarget | number) {
    if (request.httpVersionMajor !== 1) return 400;
    if (!allowedMethods.includes(request.method ?? '')) return 405;
    if (typeof target === 'number') return target;
    if (request.rawHeaders.length / 2 > limits.headerCount) return 431;
    if ((request.headersDistinct.host?.length ?? 0) > 1) return 400;
    if (!/^(chunked)?$/i.test(request.headers['transfer-encoding'] ?? '')) return 400;
    // Nothing here ever changes protocol, and a proxy in front must not believe it did.
    if (request.headers.upgrade !== undefined) return 400;
    return undefined;
  }

  function isKnownHost(request: IncomingMessage): boolean {
    const name = /^(\[[\da-f:.]+\]|[a-z\d.-]+?)\.?(?::\d{1,5})?$/i.exec(request.headers.host ?? '');
    return name?.[1] !== undefined && hosts.has(name[1].toLowerCase());
  }

  async function answerHealth(request: IncomingMessage, response: ServerResponse, path: string) {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(response, 405, 'GET, HEAD');
    const isGood = path === '/healthz' || (!isDraining && (await isHappy(isReady)));
    answerPlain(response, isGood ? 200 : 503, isGood ? 'ok' : 'not ready');
  }

  function remember(request: IncomingMessage): void {
    const pending = unanswered.get(request.socket) ?? new Set();
    unanswered.set(request.socket, pending.add(request));
  }

  // Answers below are written to the socket by hand, because there is no request to answer.
  function writeRaw(socket: Duplex, status: number, extra: Record<string, string> = {}): void {
    const body = `${STATUS_CODES[status]}\n`;
    const headers = {
      ...headersFor(),
      ...extra,
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      'Cache-Control': 'no-store',
      Connection: 'close',
    };
    const lines = Object.entries(headers).flatMap(([name, value]) =>
      value ? [`${name}: ${value}`] : [],
    );
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`,
      () => socket.destroy(),
    );
  }

  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) => {
    const pending = [...(unanswered.get(socket) ?? [])];
    // A whole request is still being answered: what we wrote now would be read as its answer.
    if (!socket.writable || error.code === 'ECONNRESET' || pending.some((one) => one.complete)) {
      socket.destroy();
      return;
    }
    const status = decideParseErrorStatus(error);
    logger.info({ status, code: error.code }, 'not a request');
    writeRaw(socket, status, status === 405 ? { Allow: allow } : {});
  });
  server.on('connect', (_request, socket: Duplex) => writeRaw(socket, 405, { Allow: allow }));

  return {
    server,
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          server.off('error', reject);
          const address = server.address();
          resolve(typeof address === 'object' && address ? address.port : port);
        });
      }),
    drain: (within = drainTime) =>
      new Promise((resolve) => {
        isDraining = true;
        const cut = setTimeout(() => server.closeAllConnections(), within);
        server.close(() => {
          clearTimeout(cut);
          resolve();
        });
      }),
  };
}

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

// A refused request may still be sending: closing the connection is cheaper than reading it to its end.
function refuse(response: ServerResponse, status: number, allow: string): void {
  if (status === 405) response.setHeader('Allow', allow);
  if (status === 503) response.setHeader('Retry-After', retryAfterSeconds);
  response.setHeader('Connection', 'close');
  answerPlain(response, status, STATUS_CODES[status] ?? 'Error');
}

async function isHappy(isReady: () => boolean | Promise<boolean>): Promise<boolean> {
  try {
    return await isReady();
  } catch {
    return false;
  }
}

function parseRequestId(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' && /^[\w-]{8,64}$/.test(value) ? value : undefined;
}

function decideParseErrorStatus(error: NodeJS.ErrnoException & { rawPacket?: Buffer }): number {
  if (error.code === 'HPE_HEADER_OVERFLOW') return 431;
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  // A method Node has never heard of looks like junk to it; to HTTP it is a method that is not allowed.
  const start = error.rawPacket?.subarray(0, 40).toString('latin1') ?? '';
  if (error.code === 'HPE_INVALID_METHOD' && /^[A-Za-z-]{1,20} [/*]/.test(start)) return 405;
  return 400;
}

function createLoad(limits: FrontDoorLimits) {
  let requests = 0;
  let bodies = 0;
  const bodiesByClient = new Map<string, number>();

  return {
    /** Takes a place, and returns how to give it back; nothing when there is none left. */
    enter(request: IncomingMessage, client: string): (() => void) | undefined {
      const hasBody =
        request.headers['transfer-encoding'] !== undefined ||
        Number(request.headers['content-length'] ?? 0) > 0;
      const ofClient = bodiesByClient.get(client) ?? 0;
      if (requests >= limits.concurrentRequests) return undefined;
      if (hasBody && bodies >= limits.concurrentBodies) return undefined;
      if (hasBody && ofClient >= limits.concurrentBodiesOfClient) return undefined;
      requests += 1;
      if (hasBody) {
        bodies += 1;
        bodiesByClient.set(client, ofClient + 1);
      }
      return () => {
        requests -= 1;
        if (!hasBody) return;
        bodies -= 1;
        const left = (bodiesByClient.get(client) ?? 1) - 1;
        if (left > 0) bodiesByClient.set(client, left);
        else bodiesByClient.delete(client);
      };
    },
  };
}
